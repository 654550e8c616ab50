import type { ReleaseUses } from '../usage.ts'
import type { FileHashes } from './release-files.ts'
import { RefusedRelease } from './release-refusal.ts'

/** Emotion's names whose rules no class holds: they reach the whole page, and some stay when it is left. */
export const unscopedNames: readonly string[] = [
  'CacheProvider',
  'Global',
  'withEmotionCache',
  '__unsafe_useEmotionCache',
]

/** A remote styles its own elements, by emotion's classes. Throws RefusedRelease. */
export const checkStyles = (uses: ReleaseUses, files: FileHashes): void => {
  const sheet = Object.keys(files).find((file) => /\.css(\.(br|gz))?$/.test(file))
  if (sheet) throw new RefusedRelease('styles-page-wide', sheet)
  const used = Object.entries(uses.names).flatMap(([singleton, names]) =>
    singleton === '@emotion/react' ? names : [],
  )
  const found = used.find((name) => name === '*' || unscopedNames.includes(name))
  if (found) throw new RefusedRelease('styles-page-wide', `${found}, @emotion/react`)
}
