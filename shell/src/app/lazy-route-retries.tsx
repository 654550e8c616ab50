import type { RemoteRoute } from '@isp/federation'
import { RemoteError } from '@isp/federation/runtime'
import type { LoaderArgs } from '@isp/router'
import type { ComponentType } from 'react'
import { orLate } from './loader-budget.ts'

/** Whether a chunk of a page failed to load or had a wrong hash (the name is rspack's). */
export const isChunkLoadError = (error: unknown): boolean =>
  error instanceof Error && error.name === 'ChunkLoadError'

/** Whether another attempt makes sense: the chunk failed to load, or is still loading. */
const isMissing = (error: unknown): boolean =>
  isChunkLoadError(error) || error instanceof RemoteError

/** Exports of a page's lazy chunk; loader and head are in the route itself. */
type Part = { Component: ComponentType }
type LoadPart = () => Promise<Part>

/**
 * The router loads a lazy chunk once and remembers a failure for the life of the document, but it runs loaders on every
 * visit. So the loader also loads the chunk, with `bring`, and fails with it. `Lost` is rendered where no loader runs:
 * the data of a first page is in its document.
 */
const createRetryableChunk = (load: LoadPart, Lost: ComponentType) => {
  let part: Part | null = null
  let asked: Promise<Part> | null = null
  /** One promise for all callers; only a failed chunk is requested again. */
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

/** Adds to routes that failed chunks can be loaded again in the same document, and that loaders have a time limit. */
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
    const { bring, loadOnce } = createRetryableChunk(lazy as LoadPart, Lost)
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
