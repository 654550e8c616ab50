import type { FetchQueryOptions, QueryKey } from '@isp/query'
import type { ComponentType, ReactNode } from 'react'
import type { HeadInput, PageHead, RemoteContext, RouteHandle } from '../remote-module.ts'

/** The parameters and URL of a page, the same on the server and in the browser. */
export type PageAddress = Pick<HeadInput, 'params' | 'url'>

/** A page loaded in a chunk of its own; `head` may come with it if it needs the chunk's texts. */
export type LazyPage = { Page: ComponentType; head?: (input: HeadInput) => PageHead }

type PageBase = {
  /** Starts with the name of the application: `catalog:section`. */
  id: string
  path: string
  /** Further paths of the same page, by route id. */
  aliases?: Readonly<Record<string, string>>
  /** Checks the address before any request; throws a Response to refuse it or to redirect. */
  check?: (address: PageAddress) => unknown
  page: ReactNode | (() => Promise<LazyPage>)
  /** Replaces the page after a failure: `<PageFailure …/>`. The shell's default otherwise. */
  failure?: ReactNode
  /** Settings that the application's layout reads from the route. */
  handle?: Omit<RouteHandle, 'head'>
}

/** A page without data, or whose head does not depend on its data. */
export type PlainPage = PageBase & {
  subject?: undefined
  head?: (input: HeadInput) => PageHead
  /** Fetches what the first paint of the page shows. */
  load?: (context: RemoteContext, address: PageAddress) => Promise<unknown>
}

/** A page about one entity: its head is made from the result of the same query. */
export type SubjectPage<Data, Key extends QueryKey> = PageBase & {
  subject: (
    context: RemoteContext,
    params: PageAddress['params'],
  ) => FetchQueryOptions<Data, Error, Data, Key>
  /** Fetches what else the first paint shows; starts together with the query of the subject. */
  load?: (context: RemoteContext, address: PageAddress, subject: Promise<Data>) => Promise<unknown>
  head: (subject: Data, input: HeadInput) => PageHead
  /** The head without a subject: its read failed (the error), or it does not exist (null). */
  absent: (error: Error | null) => PageHead
}
