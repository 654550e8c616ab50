import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { type FontName, fontNames, fontRanges, fontWeights } from './theme/font-face.ts'

/** A font that the shell's build copies: `source` is an absolute path. */
export type FontFile = {
  name: string
  source: string
  /** Makes the served file of the source's bytes; absent when they are the same. */
  prepare?: (bytes: Buffer) => Promise<Buffer>
}

const fontFile = (name: FontName, address: string): FontFile => ({
  name: fontNames[name],
  source: fileURLToPath(address),
})

/** `U+0410-044F, U+2116` → every character of it. */
const charactersOf = (range: string): string =>
  range
    .split(', ')
    .flatMap((part) => {
      const [from = 0, to = from] = part
        .slice('U+'.length)
        .split('-')
        .map((code) => Number.parseInt(code, 16))
      return Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')

/** Without the forms of other alphabets and combining marks. Hinting stays: it keeps small text sharp on Windows. */
const subset = (name: FontName, address: string, keepFeatures: readonly string[]): FontFile => ({
  ...fontFile(name, address),
  prepare: (bytes) =>
    subsetFont(bytes, charactersOf(fontRanges[name]), {
      targetFormat: 'woff2',
      keepFeatures,
      variationAxes: { wght: { ...fontWeights, default: fontWeights.min } },
    }),
})

// spelled out so that tools see the dependency
const latin = import.meta.resolve(
  '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
)
const cyrillic = import.meta.resolve(
  '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-cyrillic-wght-normal.woff2',
)

/** For builds only (Node): never import it from browser code. */
export const fontFiles: readonly FontFile[] = [
  fontFile('latin', latin),
  fontFile('cyrillic', cyrillic),
  subset('basic', latin, []), // figures and articles stand in columns: kerning is not worth a round trip
  subset('russian', cyrillic, ['kern']),
]

/** Names of those that every page preloads: letters, and figures with Latin for prices and articles. */
export const firstScreenFonts: readonly string[] = [fontNames.russian, fontNames.basic]
