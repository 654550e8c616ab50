const EXPLICIT = /\s*\{#([a-z0-9][a-z0-9-]*)\}\s*$/

/** «Строки с ошибками» → «строки-с-ошибками». */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-') || 'part'

/** A heading's words, and the anchor that it names for itself (`{#own}`). */
export const splitAnchor = (text: string): { text: string; own: string | null } => {
  const own = EXPLICIT.exec(text)?.[1] ?? null
  return { text: own === null ? text : text.replace(EXPLICIT, ''), own }
}

/**
 * Addresses of headings on their page. They are made of the words, so that a link goes on leading to its part when another
 * one is put in before; of equal ones the second is «-2». An own one holds when the words change too.
 */
export const createAnchors = () => {
  const taken = new Set<string>()
  return (words: string, own: string | null): { anchor: string; isTaken: boolean } => {
    const wanted = own ?? slugOf(words)
    let anchor = wanted
    for (let count = 2; taken.has(anchor); count += 1) anchor = `${wanted}-${count}`
    taken.add(anchor)
    return { anchor, isTaken: own !== null && anchor !== wanted }
  }
}
