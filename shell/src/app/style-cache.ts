import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * No vendor prefixes: the browsers of the house need none of those that emotion would add. One list for all caches: on a
 * server emotion keeps what it has compiled under this very array.
 */
const stylisPlugins: NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']> = []

const createStyleCache = (): EmotionCache => createCache({ key: 'isp', stylisPlugins })

export type PageStyles = { names: readonly string[]; css: string }

export const PAGE_STYLES_ID = 'isp-styles'

/** `compat` keeps rules in the cache instead of a `<style>` beside each element. */
export const createServerStyleCache = (): EmotionCache =>
  Object.assign(createStyleCache(), { compat: true as const })

/** All rules that a rendering has used, for the head of its document. */
export const collectPageStyles = ({ inserted }: EmotionCache): PageStyles => {
  const rules = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  )
  return { names: rules.map(({ name }) => name), css: rules.map(({ css }) => css).join('') }
}

/**
 * Knows the rules of the document without touching their element. Emotion's own way moves every server-rendered
 * `<style>`, twice, and each move has the browser compute the styles of the whole page anew.
 */
export const createBrowserStyleCache = (): EmotionCache => {
  const cache = createStyleCache()
  const names = document.getElementById(PAGE_STYLES_ID)?.dataset.names
  for (const name of names?.split(' ') ?? []) cache.inserted[name] = true
  return cache
}
