/** Spellings of inches and threads; not shown to users. Texts are in lower case, folded by NFKC. */

/** The name of the inch in `unitScales`. */
export const inchUnit = 'дюйм'
/** «1/2"», «1/2 дюйма», «0.5 inch»; «″» is two primes after NFKC. */
export const inchMark = `(?:"|''|′′|”|“|дюйм\\p{L}*|inch\\p{L}*)`
export const hasInchMark = /["”“]|''|′′|дюйм|inch/
/** Names of the millimetre. */
export const millimetres = '(?:мм|mm|миллиметр\\p{L}*)'

/** Letters of threads, in either alphabet. */
export const threadLetters = {
  metric: '[mм]',
  trapezoidal: '(?:tr|тр|трап\\p{L}*)',
  pipe: '(?:g|г|труб\\p{L}*)',
  taper: '(?:rc|rp|r)',
  npt: '(?:npt|k|к)',
  unified: '(?:unc|unf|unef)',
} as const
/** Whether a text may contain a thread: a cheap test, since millions of names are checked. */
export const mayHaveThread =
  /(?:[mмgгrkкcp]|tr|тр|трап\p{L}*|труб\p{L}*|npt)\.?\s?\d|npt|un[cef]|\d[x×х*]\d/u
