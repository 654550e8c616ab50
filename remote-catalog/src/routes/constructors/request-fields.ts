import { type ApiClient, unwrap } from '@isp/api-client'
import type { currentConsents } from '@isp/contract/consent-documents'
import type { CallMarks } from '@isp/federation/page'
import type { MessageTexts } from '@isp/forms/feedback'

export type OutgoingRequest = MessageTexts & {
  /** Id of the text that was agreed to. */
  consent: (typeof currentConsents)['personalData']
  toolType: string
  configuration: string
  /** Makes a repeated one single. */
  key: string
  /** Against programs. */
  shownMs: number
  site: string
  files: readonly File[]
}

/** §7.5: fields first, files after them. */
export const sendRequest = (
  api: ApiClient,
  { files, ...fields }: OutgoingRequest,
  marks: CallMarks,
) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  // §3: names of files travel URL-encoded
  for (const file of files) form.append('files', file, encodeURIComponent(file.name))
  return unwrap(
    api.POST('/api/core/mail/feedback/constructor', {
      body: { ...fields, files: [] },
      bodySerializer: () => form,
      ...marks,
    }),
  )
}
