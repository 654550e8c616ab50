import { wordsIn } from '../incoming/known-text.ts'

/** A text part of a letter, in the letter's order. */
export type LetterText = {
  isHtml: boolean
  /**
   * The outermost enclosing `multipart/alternative`; parts with the same one are forms of the same content. Null:
   * the part has no alternative.
   */
  choice: object | null
  text: string
}

export type LetterBody = {
  text: string
  /** Text that only the other forms have; empty when none. */
  other: string
}

/** Number of words in `one` that `other` does not have. */
const countBeyond = (one: readonly string[], other: readonly string[]): number => {
  const known = new Set(other)
  return one.filter((word) => !known.has(word)).length
}

/**
 * With at least this many words the plain text is complete, and a page with few extra words is only a notice about
 * how to see the letter.
 */
const WHOLE_TEXT = 50

/**
 * Chooses the form with more content. Programs derive the plain text from the page a person wrote, or put a notice
 * in its place: the page is taken as soon as it has a word that the text lacks, unless the page is the notice.
 */
const choose = (plain: string, page: string): LetterBody => {
  const [ofPlain, ofPage] = [wordsIn(plain), wordsIn(page)]
  const onlyPlain = countBeyond(ofPlain, ofPage)
  const onlyPage = countBeyond(ofPage, ofPlain)
  const isPageNotice = onlyPlain >= WHOLE_TEXT && onlyPlain > 3 * onlyPage
  if ((onlyPage === 0 && ofPlain.length > 0) || isPageNotice) {
    return { text: plain, other: onlyPage > 0 ? page : '' }
  }
  if (ofPage.length === 0) return { text: plain.trim() ? plain : page, other: '' }
  return { text: page, other: onlyPlain > 0 ? plain : '' }
}

const joined = (texts: readonly string[]): string =>
  texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n\n')

const partsOf = (texts: readonly LetterText[], isHtml: boolean): string =>
  joined(texts.filter((one) => one.isHtml === isHtml).map(({ text }) => text))

/** Joins consecutive texts; of alternative forms it takes the one with more content. */
export const bodyOf = (texts: readonly LetterText[]): LetterBody => {
  const bodies: LetterBody[] = []
  const done = new Set<object>()
  for (const one of texts) {
    if (one.choice === null) bodies.push({ text: one.text, other: '' })
    else if (!done.has(one.choice)) {
      done.add(one.choice)
      const same = texts.filter(({ choice }) => choice === one.choice)
      bodies.push(choose(partsOf(same, false), partsOf(same, true)))
    }
  }
  return {
    text: joined(bodies.map(({ text }) => text)),
    other: joined(bodies.map(({ other }) => other)),
  }
}
