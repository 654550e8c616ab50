const tokenForm = /^[\w-]{43}$/

/** The secret of a letter's link, or null for an address that has lost a part of it. */
export const parseLetterToken = (text: string | null): string | null =>
  text !== null && tokenForm.test(text) ? text : null
