import type {
  LoadedPaper,
  Offer,
  OrderFile,
  OrderPapers,
  PaperKind,
  PapersArchiveInput,
} from '@isp/contract'
import { formatBytes } from '@isp/i18n'
import { papersMessages as messages } from './papers.messages.ts'

/** `id` is the order's, or the file's own. */
export type ListedPaper =
  | { key: string; name: string; kind: 'invoice' | 'confirmation' | 'offer'; id: number }
  | { key: string; name: string; kind: 'file'; id: string; size: string }

const fileOf = ({ id, name, size }: OrderFile): ListedPaper => ({
  ...{ key: `file:${id}`, kind: 'file', id, name },
  size: formatBytes(size),
})

/** Files of what the accounting system has sent. */
export const loadedPapersOf = (
  papers: readonly LoadedPaper[],
  kind?: PaperKind | undefined,
): ListedPaper[] =>
  papers
    .filter((paper) => kind === undefined || paper.kind === kind)
    .flatMap(({ files, isReplaced }) =>
      files.map((file) =>
        fileOf(isReplaced ? { ...file, name: messages.replaced(file.name) } : file),
      ),
    )

/** What there is of an order; `kind`: only that. */
export const papersOf = (
  { order, invoice, hasConfirmation, files, loaded = [] }: OrderPapers,
  kind: PaperKind | undefined,
): ListedPaper[] => {
  const all: ListedPaper[] = kind === undefined || kind === 'file' ? files.map(fileOf) : []
  const made = (made: 'invoice' | 'confirmation', name: string) =>
    all.unshift({ key: `${made}:${order.id}`, kind: made, id: order.id, name })
  if (hasConfirmation) made('confirmation', messages.confirmation)
  if (invoice) made('invoice', messages.invoice(invoice.number, invoice.dated))
  return [
    ...all.filter((paper) => kind === undefined || paper.kind === kind),
    ...loadedPapersOf(loaded, kind),
  ]
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
