import type { RemoteRoute } from '@isp/federation'
import { RemoteError } from '@isp/federation/runtime'
import type { LoaderArgs } from '@isp/router'
import type { ComponentType } from 'react'
import { orLate } from './loader-budget.ts'

/** A lazy part of a page did not come, or not as it was released (rspack's own name for it). */
export const isLostPart = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError'

/** Worth asking for again: it was lost, or is still on its way. */
const isMissing = (error: unknown): boolean => isLostPart(error) || error instanceof RemoteError

/** What the lazy part of a page brings: loader and head stand in the route itself. */
type Part = { Component: ComponentType }
type LoadPart = () => Promise<Part>

/**
 * The router asks for a lazy part once and remembers the failure for the life of the document. A loader is asked at every
 * visit: `bring` in it asks for the part, too, and fails with it. `Lost` stands where no loader is asked: the data of a
 * first page came with its document.
 */
const createSecondChance = (load: LoadPart, Lost: ComponentType) => {
  let part: Part | null = null
  let asked: Promise<Part> | null = null
  /** One answer for everybody who asks; only a lost part is asked for again. */
  const bring = (): Promise<Part> => {
    asked ??= orLate(load()).then(
      (come) => {
        part = come
        return come
      },
      (error: unknown) => {
        if (isMissing(error)) asked = null
        throw error
      },
    )
    return asked
  }
  const StandIn = () => (part === null ? <Lost /> : <part.Component />)
  const loadOnce: LoadPart = () =>
    bring().catch((error: unknown) => {
      if (!isMissing(error)) throw error
      return { Component: StandIn }
    })
  return { bring, loadOnce }
}

/** Routes whose lazy parts can be asked for again in the same document, and whose loaders end. */
export const withRetries = (routes: readonly RemoteRoute[], Lost: ComponentType): RemoteRoute[] =>
  routes.map((route) => {
    const { lazy, loader, children } = route
    const below = children && { children: withRetries(children, Lost) }
    const load = async (args: LoaderArgs) =>
      typeof loader === 'function' ? orLate(loader(args)) : null
    if (typeof lazy !== 'function') {
      return {
        ...route,
        ...below,
        ...(typeof loader === 'function' && { loader: load }),
      } as RemoteRoute
    }
    const { bring, loadOnce } = createSecondChance(lazy as LoadPart, Lost)
    return {
      ...route,
      ...below,
      lazy: loadOnce,
      loader: async (args: LoaderArgs) => {
        const [data] = await Promise.all([load(args), bring()])
        return data
      },
    } as RemoteRoute
  })
