import { fileURLToPath } from 'node:url'
import { FONT_BASE, fontNames } from './theme/font-face.ts'

/** A font that the shell's build copies: `source` is an absolute path, `url` where the browser looks for it. */
export type FontFile = { name: string; source: string; url: string }

const fontFile = (name: string, address: string): FontFile => ({
  name,
  source: fileURLToPath(address),
  url: `${FONT_BASE}${name}`,
})

/** For builds only (Node): never import it from browser code. Addresses are spelled out so that tools see the dependency. */
export const fontFiles: readonly FontFile[] = [
  fontFile(
    fontNames.latin,
    import.meta.resolve(
      '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2',
    ),
  ),
  fontFile(
    fontNames.cyrillic,
    import.meta.resolve(
      '@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-cyrillic-wght-normal.woff2',
    ),
  ),
]
