/** How inches and threads are written by hand; nothing here is shown to anybody. Texts are in lower case, folded by NFKC. */

/** The name that inches are measured under (see `unitScales`). */
export const inchUnit = 'дюйм'
/** «1/2"», «1/2 дюйма», «0.5 inch»; «″» is two primes after NFKC. */
export const inchMark = `(?:"|''|′′|”|“|дюйм\\p{L}*|inch\\p{L}*)`
export const hasInchMark = /["”“]|''|′′|дюйм|inch/
/** Millimetres, said or not. */
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
/** Whether a text may name a thread at all: names are looked through by millions. */
export const mayHaveThread =
  /(?:[mмgгrkкcp]|tr|тр|трап\p{L}*|труб\p{L}*|npt)\.?\s?\d|npt|un[cef]|\d[x×х*]\d/u
