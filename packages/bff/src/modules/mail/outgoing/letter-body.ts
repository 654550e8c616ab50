import { wordsIn } from '../incoming/known-words.ts'

/** One text of a letter, in the order in which they stand there. */
export type LetterText = {
  isHtml: boolean
  /** Of the outermost `multipart/alternative` around it: all with the same one say the same. Null: it stands alone. */
  choice: object | null
  text: string
}

export type LetterBody = {
  text: string
  /** What the other forms of it say beside that; empty: nothing. */
  other: string
}

/** Words of `one` that `other` does not have. */
const countBeyond = (one: readonly string[], other: readonly string[]): number => {
  const known = new Set(other)
  return one.filter((word) => !known.has(word)).length
}

/** A page that says only how to see the letter has few words of its own beside a text of so many. */
const WHOLE_TEXT = 50

/**
 * Which of two forms says more. Programs make the text from the page that a person wrote, or put a notice in its place: the
 * page is taken as soon as it has a word that the text lacks, unless it is the page that is the notice.
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

/** Texts that stand one after another, and of those that stand for each other the one that says more. */
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
