import type { ApiClient } from '@isp/api-client'
import type { CompanyRole } from '@isp/contract'
import type { QueryClient } from '@isp/query'
import type { LoaderArgs, RouteObject } from '@isp/router'
import type { Session } from '@isp/session'
import type { IconName } from '@isp/ui'
import type { ComponentType, ReactNode } from 'react'
import type { FailureProps } from './page/failure-props.ts'

export { REMOTE_CONTRACT } from './contract-number.ts'

/** Props of the element with which a page embeds another team's fragment. */
export type FragmentProps = {
  remote: string
  name: string
  /** Ids and plain values (or DOM elements of the host), as the owner of the fragment declares them. */
  props: object
  /** Shown on the server and until the fragment is loaded. */
  fallback: ReactNode
  /** Shown if the fragment fails to load or to render; default: the fallback. Mounting it again is a new attempt. */
  failed?: ReactNode
  /** While false, nothing is loaded: for places far from the visible area. */
  isWanted?: boolean
}

/** What the shell gives to a remote: one per browser, one per request on the server. Must not be kept in a module variable. */
export type RemoteContext = {
  api: ApiClient
  queryClient: QueryClient
  session: Session
  /** Embeds a fragment of another remote: remotes know neither each other nor the loader. */
  Fragment: ComponentType<FragmentProps>
  /** Shows a failed read; provided by the shell, so that no remote bundles its texts. */
  Failure: ComponentType<FailureProps>
}

declare global {
  /** Defined only in builds for browsers (`typeof ISP_WEB`). */
  var ISP_WEB: boolean | undefined
}

/** Content of `<head>` for a page; `canonical` is a path, the shell adds the origin. */
export type PageHead = {
  title: string
  description?: string
  canonical?: string
  /** Excludes the page from search engines: filtered lists, personal pages. */
  noindex?: boolean
  /**
   * schema.org objects, one script each. Written only by the server, like `preloadImage`: code behind `ISP_WEB` adds
   * nothing to the browser bundle.
   */
  jsonLd?: readonly Record<string, unknown>[]
  /** The image that is probably the largest contentful paint: preloaded with high priority. */
  preloadImage?: { src: string; srcSet?: string; sizes?: string }
}

export type HeadInput = {
  params: Readonly<Record<string, string | undefined>>
  url: URL
  origin: string
}

/** `handle` of a route, read by the shell. The deepest route with a head wins. */
export type RouteHandle = {
  head?: (input: HeadInput) => PageHead | undefined
  /** Entry in the menu of the application's own layout (§2.9); absent for pages outside the menu. */
  menu?: MenuEntry
}

export type MenuEntry = {
  text: string
  icon: IconName
  /** Sort position, ascending. */
  place: number
  /** Disabled for users without a company (§2.9). */
  needsCompany?: boolean
  /** Shown only to users with one of these roles in the company. */
  roles?: readonly CompanyRole[]
}

/** Route ids are explicit and start with the name of the remote: `catalog:section`. */
export type RemoteRoute = RouteObject & {
  id: string
  handle?: RouteHandle
  children?: RemoteRoute[]
}
export type RemoteLoaderArgs = LoaderArgs

/** The default export of a `*.route.ts(x)`: a page, at one or several addresses. */
export type RouteModule = (context: RemoteContext) => RemoteRoute[]

/** The default export of a remote's `./routes`. */
export type RemoteModule = {
  contract: number
  name: string
  createRoutes: (context: RemoteContext) => RemoteRoute[]
  /** Loaders of each FragmentModule by name: rarely needed, so they are loaded after the routes and bundled once. */
  late?: Readonly<Record<string, () => Promise<unknown>>>
}
