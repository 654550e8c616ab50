/** An answer of the dialogue: words of the protocol, or a document. */
export type Answer =
  | { text: string; token?: string }
  | { document: Buffer }
  /** RFC 7617: no credentials came. */
  | { text: string; asksForPassword: true }

const WORDS = 250

/** One line, so that 1C can show it whole. */
const inLine = (words: string): string => words.replace(/\s+/g, ' ').trim().slice(0, WORDS)

export const success: Answer = { text: 'success' }
export const failure = (words: string): Answer => ({ text: `failure\n${inLine(words)}` })
export const progress = (words: string): Answer => ({ text: `progress\n${inLine(words)}` })
