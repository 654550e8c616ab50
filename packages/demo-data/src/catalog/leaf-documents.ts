import { hashText } from '../random.ts'
import type { DocumentKind, Leaf } from './leaf.ts'

/** Bytes of every document by its file name, `passport-<leaf>.pdf`. */
export type DocumentSizes = ReadonlyMap<string, number>

const titles: Record<DocumentKind, string> = {
  certificate: 'Сертификат соответствия',
  verification: 'Свидетельство о поверке',
  passport: 'Паспорт изделия',
  manual: 'Руководство по эксплуатации',
  drawing: 'Габаритный чертёж',
  catalog: 'Выписка из каталога',
}

/** Goods of a leaf may be verified or not: only those that are have the paper. */
export const VERIFIED = 'с поверкой'

export type LeafDocument = { kind: DocumentKind; title: string; file: string; leaf: Leaf }

const kindsOf = ({ documents = ['certificate', 'catalog'], columns, filters }: Leaf) =>
  [...columns, ...filters].includes('verification')
    ? [...documents, 'verification' as const]
    : documents

/** The papers that every product of a leaf comes with. */
export const leafDocuments = (leaf: Leaf): readonly LeafDocument[] =>
  kindsOf(leaf).map((kind) => ({
    kind,
    title: titles[kind],
    file: `${kind}-${leaf.slug}.pdf`,
    leaf,
  }))

type DocumentRow = {
  sort: number
  kind: string
  name: string
  url: string
  sizeBytes: number
  issuedOn: string | null
  expiresOn: string | null
  isOfVerified: boolean
}

/** Days for which a paper holds; a drawing holds as long as the thing is made. */
const VALID: Partial<Record<DocumentKind, number>> = { certificate: 3 * 365, verification: 365 }
const DAY = 86_400_000

const isoDay = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Given some day within the first half of its time, `today` in ms UTC. */
const datesOf = (kind: DocumentKind, file: string, today: number) => {
  const days = VALID[kind]
  if (days === undefined) return { issuedOn: null, expiresOn: null }
  const issued = today - (1 + (hashText(file) % Math.floor(days / 2))) * DAY
  return { issuedOn: isoDay(issued), expiresOn: isoDay(issued + (days - 1) * DAY) }
}

const rows = new WeakMap<DocumentSizes, Map<string, DocumentRow[]>>()

/** Rows for a product; a document whose file is not there is left out, so every link opens. */
export const documentsOf = (
  leaf: Leaf,
  sizes: DocumentSizes,
  today: number,
): readonly DocumentRow[] => {
  let bySlug = rows.get(sizes)
  if (!bySlug) {
    bySlug = new Map()
    rows.set(sizes, bySlug)
  }
  let found = bySlug.get(leaf.slug)
  if (!found) {
    found = leafDocuments(leaf).flatMap(({ kind, title, file }, at) => {
      const sizeBytes = sizes.get(file)
      return sizeBytes === undefined
        ? []
        : [
            {
              sort: (at + 1) * 10,
              kind,
              name: `${title}: ${leaf.name}`,
              url: `/files/documents/${file}`,
              sizeBytes,
              ...datesOf(kind, file, today),
              isOfVerified: kind === 'verification',
            },
          ]
    })
    bySlug.set(leaf.slug, found)
  }
  return found
}
