import { type DownloadedFile, fileNameOf, unwrap } from '@isp/api-client'

/** What a call with `parseAs: 'blob'` has brought, under the name that the server gives it. */
export const readFileAnswer = async (
  calling: Promise<{ data?: unknown; response: Response }>,
): Promise<DownloadedFile> => {
  const content = (await unwrap(calling)) as Blob
  const { response } = await calling
  return { content, name: fileNameOf(response.headers.get('content-disposition') ?? '') }
}
