import type { FilePurpose, StoredFile } from '@isp/contract'
import { type ApiClient, unwrap } from './api-client.ts'
import type { UploadWatch } from './send-by-xhr.ts'
import { sentByXhr } from './sent-by-xhr.ts'

export type DownloadedFile = { name: string; content: Blob }

/** The name of a file answer (RFC 6266, RFC 8187); the server always gives one. */
export const fileNameOf = (header: string): string => {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(header) ?? []
  if (encoded) return decodeURIComponent(encoded)
  return /filename="?([^";]+)/i.exec(header)?.[1] ?? ''
}

/**
 * Files up and down. `clientId` is the browser's own id (D37), whose files they are before anybody has signed in.
 * Failures are thrown as ApiError and shown as those of any other call.
 */
export const createFileCalls = (api: ApiClient, clientId: () => string) => {
  const header = () => ({ 'x-client-id': clientId() })
  return {
    /** Announces a file and sends it; an abort takes the connection down and leaves nothing behind. */
    upload: async (
      file: File,
      { purpose, ...watch }: { purpose: FilePurpose } & UploadWatch,
    ): Promise<StoredFile> => {
      const { id } = await unwrap(
        api.POST('/api/files/reserve', {
          params: { header: header() },
          body: { name: file.name, size: file.size, purpose },
        }),
      )
      const form = new FormData()
      form.append('file', file)
      return unwrap(
        api.POST('/api/files/upload/{id}', {
          params: { path: { id }, header: header() },
          body: { file: '' },
          ...sentByXhr(api, form, watch),
        }),
      )
    },

    download: async (
      fileUuid: string,
      { signal }: Pick<UploadWatch, 'signal'> = {},
    ): Promise<DownloadedFile> => {
      const call = await api.GET('/api/files/download/{fileUuid}', {
        params: { path: { fileUuid }, header: header() },
        parseAs: 'blob',
        ...(signal ? { signal } : {}),
      })
      const content = await unwrap(Promise.resolve(call))
      return {
        name: fileNameOf(call.response.headers.get('content-disposition') ?? ''),
        content: content as unknown as Blob,
      }
    },
  }
}
