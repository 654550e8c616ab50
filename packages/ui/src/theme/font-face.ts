/** Files that `globalCss` asks for. Roman only: the house sets no italics. */
export const fontNames = {
  latin: 'ibm-plex-sans-latin-wght-normal.woff2',
  cyrillic: 'ibm-plex-sans-cyrillic-wght-normal.woff2',
  basic: 'ibm-plex-sans-basic-1.woff2',
  russian: 'ibm-plex-sans-russian-1.woff2',
} as const

export type FontName = keyof typeof fontNames

/**
 * Characters of each file, and no others: a character that a file only promises costs its download. The last two are
 * nearly all that a page needs, in a third of the bytes.
 */
export const fontRanges: Readonly<Record<FontName, string>> = {
  latin:
    'U+00A1-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2018-201A, U+201C-201E, U+2022, U+2032-2033, U+2039-203A, U+2044, U+20AC, U+2122, U+2191, U+2193, U+2215',
  cyrillic: 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1',
  // ASCII; no-break space, © « » and soft hyphen; ° ± ² ³ · × Ø, dashes, ellipsis, minus
  basic:
    'U+0020-007E, U+00A0, U+00A9, U+00AB, U+00AD, U+00B0-00B3, U+00B7, U+00BB, U+00D7-00D8, U+2013-2014, U+2026, U+2212',
  russian: 'U+0401, U+0410-044F, U+0451, U+2116',
}

/** Of faces that have a character the last one is asked: the whole files come only for what the small ones lack. */
const faceOrder: readonly FontName[] = ['latin', 'cyrillic', 'basic', 'russian']

/** Weights of the house: the only part of the axis that is kept (in the whole files it reaches 100). */
export const fontWeights = { min: 400, max: 700 } as const

const face = (name: FontName, folder: string): string => `@font-face {
  font-family: 'IBM Plex Sans Variable';
  font-style: normal;
  font-weight: ${fontWeights.min} ${fontWeights.max};
  font-display: swap;
  src: url(${folder}${fontNames[name]}) format('woff2');
  unicode-range: ${fontRanges[name]};
}`

/** Ascent and descent of IBM Plex Sans in per cent of its size. */
const PLEX = { ascent: 102.5, descent: 27.5 }

type Fallback = {
  weight: string
  locals: readonly string[] /** Width of Plex in per cent of Arial. */
  width: number
}

/**
 * Measured over Russian shop texts in Chromium (Liberation Sans has Arial's measures); weights differ, so a face each.
 * Roboto stands in for Arial on Android.
 */
const fallbacks: readonly Fallback[] = [
  { weight: '100 449', locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'], width: 101.7 },
  {
    weight: '450 549',
    locals: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto Medium'],
    width: 103.6,
  },
  {
    weight: '550 700',
    locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    width: 98.7,
  },
]

const percent = (value: number): string => `${value.toFixed(1)}%`

/**
 * The stand-in until the font is there: a system face stretched to the measures of IBM Plex Sans,
 * so that the swap moves nothing (CLS). Also gives the rouble sign, which the two subsets lack.
 */
const fallbackFace = ({ weight, locals, width }: Fallback): string => `@font-face {
  font-family: 'Plex Fallback';
  font-style: normal;
  font-weight: ${weight};
  src: ${locals.map((name) => `local('${name}')`).join(', ')};
  size-adjust: ${percent(width)};
  ascent-override: ${percent((PLEX.ascent / width) * 100)};
  descent-override: ${percent((PLEX.descent / width) * 100)};
  line-gap-override: 0%;
}`

/** `folder`: address where the fonts are served from, with a slash at the end. */
export const fontFaceCss = (folder: string): string =>
  [...faceOrder.map((name) => face(name, folder)), ...fallbacks.map(fallbackFace)].join('\n')
