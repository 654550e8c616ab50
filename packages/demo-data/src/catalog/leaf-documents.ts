import type { DocumentKind, Leaf } from './leaf.ts'

/** Bytes of every document by its file name, `passport-<leaf>.pdf`. */
export type DocumentSizes = ReadonlyMap<string, number>

const titles: Record<DocumentKind, string> = {
  certificate: 'Сертификат соответствия',
  passport: 'Паспорт изделия',
  manual: 'Руководство по эксплуатации',
  drawing: 'Габаритный чертёж',
  catalog: 'Выписка из каталога',
}

export type LeafDocument = { kind: DocumentKind; title: string; file: string; leaf: Leaf }

/** The papers that every product of a leaf comes with. */
export const leafDocuments = (leaf: Leaf): readonly LeafDocument[] =>
  (leaf.documents ?? ['certificate', 'catalog']).map((kind) => ({
    kind,
    title: titles[kind],
    file: `${kind}-${leaf.slug}.pdf`,
    leaf,
  }))

type DocumentRow = { sort: number; kind: string; name: string; url: string; sizeBytes: number }
const rows = new WeakMap<DocumentSizes, Map<string, DocumentRow[]>>()

/** Rows for a product; a document whose file is not there is left out, so every link opens. */
export const documentsOf = (leaf: Leaf, sizes: DocumentSizes): readonly DocumentRow[] => {
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
            },
          ]
    })
    bySlug.set(leaf.slug, found)
  }
  return found
}
