import { type ApiClient, sentByXhr, type UploadWatch, unwrap } from '@isp/api-client'
import type { FeedbackAnswer } from '@isp/contract'
import { currentConsents } from '@isp/contract/consent-documents'
import { PAGE_PATH_HEADER } from '@isp/contract/page-path'
import type { CallMarks } from '@isp/federation/page'
import type { MessageTexts } from '@isp/forms/feedback'

/** Kind of the form (§7.5). */
export type FeedbackPlace = 'footer' | 'help' | 'price'

export type OutgoingMessage = {
  place: FeedbackPlace
  /** Path of the page that the message is sent from. */
  page: string
  texts: MessageTexts
  files: readonly File[]
  product: number | null
  /** The special offer, on its pages. */
  offer?: number | 'custom' | undefined
  marks: { key: string; shownMs: number; site: string }
  watch: UploadWatch
}

const consent = currentConsents.personalData

const formOf = (fields: object, files: readonly File[]): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
  // §3: file names are sent URL-encoded
  for (const file of files) form.append('files', file, encodeURIComponent(file.name))
  return form
}

export const pageHeader = (page: string) => ({ [PAGE_PATH_HEADER]: page })

export const sendMessage = (
  api: ApiClient,
  { place, page, texts, files, product, offer, marks, watch }: OutgoingMessage,
  call: CallMarks,
): Promise<FeedbackAnswer> => {
  const fields = { ...texts, ...marks, consent }
  const header = pageHeader(page)
  if (place === 'price')
    return unwrap(
      api.POST('/api/core/mail/feedback/machine', {
        params: { header },
        body: { ...fields, ...(product !== null && { productId: product }) },
        ...call,
      }),
    )
  const sent = { ...fields, ...(offer !== undefined && { offer }) }
  const form = formOf(sent, files)
  return unwrap(
    api.POST(
      place === 'footer' ? '/api/core/mail/feedback/footer' : '/api/core/mail/feedback/help',
      {
        params: { header },
        body: { ...sent, files: [] },
        ...call,
        // only with files does sending take long enough to show progress
        ...(files.length > 0 ? sentByXhr(api, form, watch) : { bodySerializer: () => form }),
      },
    ),
  )
}
