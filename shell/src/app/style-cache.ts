import createCache, { type EmotionCache } from '@emotion/cache'

/**
 * No vendor prefixes: the supported browsers need none of those that emotion would add. One array for all caches,
 * because on a server emotion caches compiled styles by this array.
 */
const stylisPlugins: NonNullable<Parameters<typeof createCache>[0]['stylisPlugins']> = []

const createStyleCache = (): EmotionCache => createCache({ key: 'isp', stylisPlugins })

export type PageStyles = { names: readonly string[]; css: string }

export const PAGE_STYLES_ID = 'isp-styles'

/** `compat` keeps rules in the cache instead of rendering a `<style>` beside each element. */
export const createServerStyleCache = (): EmotionCache =>
  Object.assign(createStyleCache(), { compat: true as const })

/** All rules used by a rendering, for the head of its document. */
export const collectPageStyles = ({ inserted }: EmotionCache): PageStyles => {
  const rules = Object.entries(inserted).flatMap(([name, css]) =>
    typeof css === 'string' ? [{ name, css }] : [],
  )
  return { names: rules.map(({ name }) => name), css: rules.map(({ css }) => css).join('') }
}

/**
 * Registers the rules of the document without touching its style element. Emotion's own hydration moves every
 * server-rendered `<style>` twice, and each move makes the browser recompute the styles of the whole page.
 */
export const createBrowserStyleCache = (): EmotionCache => {
  const cache = createStyleCache()
  const names = document.getElementById(PAGE_STYLES_ID)?.dataset.names
  for (const name of names?.split(' ') ?? []) cache.inserted[name] = true
  return cache
}
