import type { FetchQueryOptions, QueryKey } from '@isp/query'
import type { ComponentType, ReactNode } from 'react'
import type { HeadInput, PageHead, RemoteContext, RouteHandle } from '../remote-module.ts'

/** What an address says, on the server as in the browser. */
export type PageAddress = Pick<HeadInput, 'params' | 'url'>

/** A page in a chunk of its own; a head that needs its texts comes with it. */
export type LazyPage = { Page: ComponentType; head?: (input: HeadInput) => PageHead }

type PageBase = {
  /** `catalog:section`: the name of the application first. */
  id: string
  path: string
  /** Further addresses of the same page, by id. */
  aliases?: Readonly<Record<string, string>>
  /** Refuses an address that cannot be, or leads it elsewhere, before anything is asked: throws an answer. */
  check?: (address: PageAddress) => unknown
  page: ReactNode | (() => Promise<LazyPage>)
  /** What stands in its place when it failed, `<PageFailure …/>`; the shell's word otherwise. */
  failure?: ReactNode
  /** What the layout of the application is told of the page. */
  handle?: Omit<RouteHandle, 'head'>
}

/** A page without data, or with data that its head does not name. */
export type PlainPage = PageBase & {
  subject?: undefined
  head?: (input: HeadInput) => PageHead
  /** Fetches what the page shows with its first paint. */
  load?: (context: RemoteContext, address: PageAddress) => Promise<unknown>
}

/** A page about one thing: the query that fetches it is the one that its head reads. */
export type SubjectPage<Data, Key extends QueryKey> = PageBase & {
  subject: (
    context: RemoteContext,
    params: PageAddress['params'],
  ) => FetchQueryOptions<Data, Error, Data, Key>
  /** What else the page shows with its first paint; begins together with the subject. */
  load?: (context: RemoteContext, address: PageAddress, subject: Promise<Data>) => Promise<unknown>
  head: (subject: Data, input: HeadInput) => PageHead
  /** The head while there is no subject: its read has failed, or (null) there is none. */
  absent: (error: Error | null) => PageHead
}
