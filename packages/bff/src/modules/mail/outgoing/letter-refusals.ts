/** Says to the sending server why a letter is not taken: 4xx for a while, 5xx for good (RFC 5321 §4.2). */
export class LetterRefusal extends Error {
  readonly responseCode: number
  constructor(responseCode: number, message: string, options: { cause?: unknown } = {}) {
    super(message, options)
    this.name = 'LetterRefusal'
    this.responseCode = responseCode
  }
}

const MB = 1024 * 1024
/** All that one letter may carry, bytes as it travels: what most mail servers let through at most. */
export const LETTER_BYTES = 50 * MB
/** Of its texts together: a talk of years, with the pictures that programs write into pages. */
export const TEXT_BYTES = 8 * MB

/** Told to servers and by them to people, so in ASCII, with the codes of RFC 3463 and with what may be done. */
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
  /** For a while: nothing is lost, the other server tries again. */
  busy: () =>
    new LetterRefusal(451, '4.3.2 Too many letters at this moment, please try again later'),
  spent: () =>
    new LetterRefusal(
      451,
      '4.7.0 The letters from there took too much of this server, please try again later',
    ),
}
