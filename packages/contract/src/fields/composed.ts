/** Marks on one letter that are looked at: Stream-Safe Text Format of UAX #15. */
const LONG_RUN = /(\p{M}{30})\p{M}+/gu

/**
 * One spelling of letters with marks. Marks beyond the thirtieth on a letter are dropped: to put a run of them into order takes
 * the square of its length, a second for 60,000 of them.
 */
export const composed = (text: string, form: 'NFC' | 'NFKC' = 'NFC'): string =>
  text.replace(LONG_RUN, '$1').normalize(form)
