import { el } from '../../../commerce-ml/commerce-ml.language.ts'
import { readText } from '../../../commerce-ml/index.ts'

/** What stands behind a classifier: the rest of such a document is not searched. */
const OPENING = new RegExp(
  `<((?:[\\w.-]+:)?)(${[el.classifier, el.catalog, el.offers, el.offersChanged].join('|')})(?=[\\s>])`,
)

/** More than any tree of groups and properties. */
const MOST = 256 * 1024 ** 2
const OVERLAP = 100

const ID = new RegExp(`<(?:[\\w.-]+:)?${el.id}\\s*>\\s*([^<]{1,200}?)\\s*<`)

/** The classifier of a document as a document of its own; null if it has none. */
export const readClassifier = async (
  path: string,
  file: string,
): Promise<{ id: string; document: string } | null> => {
  let seen = ''
  let closing: string | null = null
  let searched = 0
  for await (const text of readText(path, file)) {
    seen += text
    if (closing === null) {
      const found = OPENING.exec(seen)
      if (!found) {
        seen = seen.slice(-OVERLAP)
        continue
      }
      if (found[2] !== el.classifier) return null
      seen = seen.slice(found.index)
      closing = `</${found[1]}${el.classifier}>`
    }
    const end = seen.indexOf(closing, searched)
    if (end >= 0) return asDocument(seen.slice(0, end + closing.length))
    if (seen.length > MOST) return null
    searched = Math.max(0, seen.length - OVERLAP)
  }
  return null
}

const asDocument = (classifier: string) => ({
  id: ID.exec(classifier)?.[1] ?? '',
  document: `<?xml version="1.0" encoding="UTF-8"?>\n<${el.root}>${classifier}</${el.root}>`,
})
