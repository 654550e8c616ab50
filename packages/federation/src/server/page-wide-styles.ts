import type { ReleaseUses } from '../usage.ts'
import type { FileHashes } from './release-files.ts'
import { RefusedRelease } from './release-refusal.ts'

/** Emotion's exports whose rules are not scoped by a class: they affect the whole page, and some remain after it is left. */
export const unscopedNames: readonly string[] = [
  'CacheProvider',
  'Global',
  'withEmotionCache',
  '__unsafe_useEmotionCache',
]

/** Checks that a remote styles only its own elements, by Emotion classes. Throws RefusedRelease. */
export const checkStyles = (uses: ReleaseUses, files: FileHashes): void => {
  const sheet = Object.keys(files).find((file) => /\.css(\.(br|gz))?$/.test(file))
  if (sheet) throw new RefusedRelease('styles-page-wide', sheet)
  const used = Object.entries(uses.names).flatMap(([singleton, names]) =>
    singleton === '@emotion/react' ? names : [],
  )
  const found = used.find((name) => name === '*' || unscopedNames.includes(name))
  if (found) throw new RefusedRelease('styles-page-wide', `${found}, @emotion/react`)
}
