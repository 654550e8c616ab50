import type { Offer, OrderPapers, PaperKind, PapersArchiveInput } from '@isp/contract'
import { formatBytes } from '@isp/i18n'
import { papersMessages as messages } from './papers.messages.ts'

/** `id` is the order's, or the file's own. */
export type ListedPaper =
  | { key: string; name: string; kind: 'invoice' | 'confirmation' | 'offer'; id: number }
  | { key: string; name: string; kind: 'file'; id: string; size: string }

/** What there is of an order; `kind`: only that. */
export const papersOf = (
  { order, invoice, hasConfirmation, files }: OrderPapers,
  kind: PaperKind | undefined,
): ListedPaper[] => {
  const all: ListedPaper[] = files.map(({ id, name, size }) => ({
    ...{ key: `file:${id}`, kind: 'file', id, name },
    size: formatBytes(size),
  }))
  const made = (made: 'invoice' | 'confirmation', name: string) =>
    all.unshift({ key: `${made}:${order.id}`, kind: made, id: order.id, name })
  if (hasConfirmation) made('confirmation', messages.confirmation)
  if (invoice) made('invoice', messages.invoice(invoice.number, invoice.dated))
  return all.filter((paper) => kind === undefined || paper.kind === kind)
}

export const offerPaperOf = ({ id, number, dated }: Offer): ListedPaper => ({
  ...{ key: `offer:${id}`, kind: 'offer', id },
  name: messages.offer(number, dated),
})

export const archiveInputOf = (papers: readonly ListedPaper[]): PapersArchiveInput => {
  const idsOf = (kind: 'invoice' | 'confirmation' | 'offer') =>
    papers.flatMap((paper) => (paper.kind === kind ? [paper.id] : []))
  return {
    invoices: idsOf('invoice'),
    confirmations: idsOf('confirmation'),
    files: papers.flatMap((paper) => (paper.kind === 'file' ? [paper.id] : [])),
    offers: idsOf('offer'),
  }
}
