/** Where the shell serves the fonts from. Names carry no hash: change the name when the file changes. */
export const FONT_BASE = '/static/fonts/'

/** Files that `globalCss` asks for. Roman only: the house sets no italics. */
export const fontNames = {
  latin: 'ibm-plex-sans-latin-wght-normal.woff2',
  cyrillic: 'ibm-plex-sans-cyrillic-wght-normal.woff2',
} as const

const face = (name: string, range: string): string => `@font-face {
  font-family: 'IBM Plex Sans Variable';
  font-style: normal;
  font-weight: 100 700;
  font-display: swap;
  src: url(${FONT_BASE}${name}) format('woff2');
  unicode-range: ${range};
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

export const fontFaceCss: string = [
  face(
    fontNames.latin,
    'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  ),
  face(fontNames.cyrillic, 'U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116'),
  ...fallbacks.map(fallbackFace),
].join('\n')
