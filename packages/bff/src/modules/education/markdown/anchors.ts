const EXPLICIT = /\s*\{#([a-z0-9][a-z0-9-]*)\}\s*$/

/** «Строки с ошибками» → «строки-с-ошибками». */
const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .join('-') || 'part'

/** The text of a heading, and the anchor given in it explicitly (`{#own}`). */
export const splitAnchor = (text: string): { text: string; own: string | null } => {
  const own = EXPLICIT.exec(text)?.[1] ?? null
  return { text: own === null ? text : text.replace(EXPLICIT, ''), own }
}

/**
 * Creates anchors of headings, unique within a page. They are made of the heading's words, so that links survive
 * inserted headings; a repeated one gets «-2». An explicit anchor survives a change of words too.
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
