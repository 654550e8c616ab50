import type { RemoteRoute, RouteHandle } from '@isp/federation'
import type { LoaderArgs } from '@isp/router'

/** A lazy part of a page did not come, or not as it was released (rspack's own name for it). */
export const isLostPart = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError'

/** What the lazy part of a route brings. */
type Part = Pick<RemoteRoute, 'loader' | 'Component' | 'element' | 'handle'>
type LoadPart = () => Promise<Part>

/**
 * A route in place of one whose part is lost. The router asks for a lazy part once and remembers the failure for the life
 * of the document; a loader is asked at every visit, the first one too, so this one brings the part as soon as it is to be had.
 */
const standIn = (load: LoadPart): Part => {
  let part: Part | null = null
  const handle: RouteHandle = {}
  const Page = () => (part?.Component ? <part.Component /> : part?.element)
  return {
    handle,
    Component: Page,
    loader: async (args: LoaderArgs) => {
      part ??= await load()
      Object.assign(handle, part.handle)
      return typeof part.loader === 'function' ? part.loader(args) : null
    },
  }
}

const withSecondChance =
  (load: LoadPart): LoadPart =>
  () =>
    load().catch((error: unknown) => {
      if (!isLostPart(error)) throw error
      return standIn(load)
    })

/** Routes whose lazy parts can be asked for again in the same document. */
export const withRetries = (routes: readonly RemoteRoute[]): RemoteRoute[] =>
  routes.map((route) => {
    const { lazy, children } = route
    return {
      ...route,
      ...(children && { children: withRetries(children) }),
      ...(typeof lazy === 'function' && { lazy: withSecondChance(lazy as LoadPart) }),
    } as RemoteRoute
  })
