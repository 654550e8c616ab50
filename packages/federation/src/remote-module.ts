import type { ApiClient } from '@isp/api-client'
import type { CompanyRole } from '@isp/contract'
import type { QueryClient } from '@isp/query'
import type { LoaderArgs, RouteObject } from '@isp/router'
import type { Session } from '@isp/session'
import type { IconName } from '@isp/ui'
import type { ComponentType, ReactNode } from 'react'
import type { FailureProps } from './page/failure-props.ts'

export { REMOTE_CONTRACT } from './contract-number.ts'

/** How one team's page holds a place for another team's fragment. */
export type FragmentProps = {
  remote: string
  name: string
  /** Ids and plain values (or DOM elements of the host): what the fragment's owner declared. */
  props: object
  /** Stands on the server and until the fragment is there. */
  fallback: ReactNode
  /** Stands when the fragment cannot come or broke; the fallback, unless told otherwise. A new mount tries again. */
  failed?: ReactNode
  /** While false nothing is loaded: for places that are far from the screen. */
  isWanted?: boolean
}

/** What the shell hands to a remote: one per browser, one per request on the server. Never kept in a module variable. */
export type RemoteContext = {
  api: ApiClient
  queryClient: QueryClient
  session: Session
  /** Mounts a fragment of another remote: remotes know neither each other nor the loader. */
  Fragment: ComponentType<FragmentProps>
  /** The one place of a read that brought nothing: a remote carries neither its words nor its cases. */
  Failure: ComponentType<FailureProps>
}

declare global {
  /** Known to builds for browsers alone (`typeof ISP_WEB`): elsewhere it does not exist. */
  var ISP_WEB: boolean | undefined
}

/** What stands in `<head>` for a page; `canonical` is a path, the shell adds the origin. */
export type PageHead = {
  title: string
  description?: string
  canonical?: string
  /** Kept out of search engines: filtered lists, personal pages. */
  noindex?: boolean
  /** schema.org objects, one script each. Like the next, written by the server alone: what `ISP_WEB` hides weighs nothing. */
  jsonLd?: readonly Record<string, unknown>[]
  /** The picture that is probably the largest paint: preloaded with high priority. */
  preloadImage?: { src: string; srcSet?: string; sizes?: string }
}

export type HeadInput = {
  params: Readonly<Record<string, string | undefined>>
  url: URL
  origin: string
}

/** `handle` of a route: what the shell asks it for. The deepest route with a head wins. */
export type RouteHandle = {
  head?: (input: HeadInput) => PageHead | undefined
  /** Its place in the menu of the application's own layout (§2.9); none for pages that no menu names. */
  menu?: MenuEntry
}

export type MenuEntry = {
  text: string
  icon: IconName
  /** Smaller stands earlier. */
  place: number
  /** Closed to users without a company (§2.9). */
  needsCompany?: boolean
  /** Left out for others of the company. */
  roles?: readonly CompanyRole[]
}

/** Route ids are explicit and start with the remote's name: `catalog:section`. */
export type RemoteRoute = RouteObject & {
  id: string
  handle?: RouteHandle
  children?: RemoteRoute[]
}
export type RemoteLoaderArgs = LoaderArgs

/** The default export of a `*.route.ts(x)`: a page, at one address or several. */
export type RouteModule = (context: RemoteContext) => RemoteRoute[]

/** The default export of a remote's `./routes`. */
export type RemoteModule = {
  contract: number
  name: string
  createRoutes: (context: RemoteContext) => RemoteRoute[]
  /** What brings a FragmentModule, by name: seldom asked for, it comes behind the routes and stands once in the build. */
  late?: Readonly<Record<string, () => Promise<unknown>>>
}
