/** The answer to the sending server when a letter is refused: 4xx temporary, 5xx permanent (RFC 5321 §4.2). */
export class LetterRefusal extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'LetterRefusal'
    this.responseCode = responseCode
  }
}

const MB = 1024 * 1024
/** Largest letter in transferred bytes: what most mail servers accept at most. */
export const LETTER_BYTES = 50 * MB
/** Largest sum of its texts: years of quoted conversation with the pictures that programs embed into pages. */
export const TEXT_BYTES = 8 * MB

/** Shown to servers and by them to people: ASCII with codes of RFC 3463 and advice. */
export const letterRefusals = {
  tooLarge: () =>
    new LetterRefusal(552, '5.3.4 The letter is larger than 50 MB, please send fewer files'),
  headTooLarge: () =>
    new LetterRefusal(
      552,
      '5.3.4 The head of the letter is longer than 64 kB, please write to fewer people at once',
    ),
  textTooLarge: () =>
    new LetterRefusal(
      552,
      '5.3.4 The text of the letter is longer than 8 MB, please attach it as a file',
    ),
  tooManyParts: (most: number) =>
    new LetterRefusal(554, `5.6.0 The letter has more than ${most} parts, please send fewer files`),
  tooDeep: (most: number) =>
    new LetterRefusal(
      554,
      `5.6.0 The letter has more than ${most} letters inside each other, please write a new one`,
    ),
  tooDear: () =>
    new LetterRefusal(
      554,
      '5.6.0 The letter takes too long to read, please write it anew as plain text or use the site',
    ),
  unreadable: (cause: unknown) =>
    new LetterRefusal(554, '5.6.0 The letter cannot be read, please write it anew', { cause }),
  /** Temporary refusals: nothing is lost, the sending server tries again. */
  busy: () =>
    new LetterRefusal(451, '4.3.2 Too many letters at this moment, please try again later'),
  spent: () =>
    new LetterRefusal(
      451,
      '4.7.0 The letters from there took too much of this server, please try again later',
    ),
}
