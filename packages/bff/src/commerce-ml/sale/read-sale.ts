import { readMoment } from '@isp/contract/loaded-days'
import { readElements } from '../xml-reader.ts'
import { readCounterparty, type SaleCounterparty } from './read-counterparty.ts'
import { readDocuments, type SaleDocument } from './read-document.ts'
import { formedAt, sale } from './read-words.language.ts'

export type SaleBatch = {
  /** When the accounting system made the file, by Moscow's clock; empty when it does not say. */
  formedAt: string
  /** Documents of one order each. */
  groups: SaleDocument[][]
  counterparties: SaleCounterparty[]
}

const COUNTERPARTY = `${sale.counterparties}/${sale.counterparty}`
const wanted = {
  whole: [sale.document, `${sale.container}/${sale.document}`, COUNTERPARTY],
}

/** A batch ends before the next order when it has this many documents. */
const DOCUMENTS = 300
/** A batch ends, also within an order, at these numbers: a container may be as long as the file. */
const MOST_DOCUMENTS = 3000
const LINES = 20_000

const newBatch = (): SaleBatch => ({ formedAt: '', groups: [], counterparties: [] })

/**
 * Streams a file with news of orders, by its content and not by its name.
 * @throws ExportRefusal with line and element for anything but well-formed CommerceML without a DOCTYPE
 */
export async function* readSale(path: string, file: string): AsyncGenerator<SaleBatch> {
  let batch = newBatch()
  let size = { documents: 0, lines: 0 }
  let open: number | null = null
  for await (const found of readElements(path, file, wanted)) {
    for (const { path: place, element, container } of found) {
      const most = container.ordinal === open ? MOST_DOCUMENTS : DOCUMENTS
      if (size.lines >= LINES || size.documents >= most) {
        yield batch
        batch = newBatch()
        size = { documents: 0, lines: 0 }
        open = null
      }
      const formed = readMoment(container.root[formedAt] ?? '')
      if (typeof formed !== 'string') batch.formedAt = formed.moment
      size.documents += 1
      if (place === COUNTERPARTY) {
        batch.counterparties.push(readCounterparty(element))
        continue
      }
      const documents = readDocuments(element, place !== sale.document)
      size.lines += documents.reduce((sum, { lines }) => sum + (lines?.length ?? 0), 0)
      if (container.ordinal === open) batch.groups.at(-1)?.push(...documents)
      else batch.groups.push(documents)
      open = container.ordinal
    }
  }
  if (size.documents > 0) yield batch
}
