import type { QueryKey } from '@isp/query'
import { redirect } from '@isp/router'
import type {
  HeadInput,
  PageHead,
  RemoteContext,
  RemoteLoaderArgs,
  RemoteRoute,
  RouteModule,
} from '../remote-module.ts'
import { orRefusal } from './or-refusal.ts'
import type { LazyPage, PageAddress, PlainPage, SubjectPage } from './page-definition.ts'

type AnyPage<Data, Key extends QueryKey> = PlainPage | SubjectPage<Data, Key>

type DefinePage = {
  <Data, Key extends QueryKey>(page: SubjectPage<Data, Key>): RouteModule
  (page: PlainPage): RouteModule
}

const addressOf = ({ params, request }: RemoteLoaderArgs): PageAddress => ({
  params,
  url: new URL(request.url),
})

const headOf = <Data, Key extends QueryKey>(
  page: AnyPage<Data, Key>,
  context: RemoteContext,
): ((input: HeadInput) => PageHead) | undefined => {
  if (!page.subject) return page.head
  const { subject, head, absent } = page
  return (input) => {
    const { queryKey } = subject(context, input.params)
    const data = context.queryClient.getQueryData<Data>(queryKey)
    if (data !== undefined) return head(data, input)
    return absent(context.queryClient.getQueryState(queryKey)?.error ?? null)
  }
}

const fetchOf = <Data, Key extends QueryKey>(
  page: AnyPage<Data, Key>,
  context: RemoteContext,
): ((address: PageAddress) => Promise<unknown>) | undefined => {
  if (!page.subject) return page.load && ((address) => page.load?.(context, address) ?? nothing)
  const { subject, load } = page
  return (address) => {
    const data = context.queryClient.ensureQueryData(subject(context, address.params))
    return Promise.all([data, load?.(context, address, data)])
  }
}

const nothing = Promise.resolve()

const loaderOf = <Data, Key extends QueryKey>(
  page: AnyPage<Data, Key>,
  context: RemoteContext,
): Pick<RemoteRoute, 'loader'> => {
  const fetch = fetchOf(page, context)
  if (!page.check && !fetch) return {}
  return {
    loader: async (args) => {
      const address = addressOf(args)
      await page.check?.(address)
      if (fetch) await orRefusal(fetch(address))
      return null
    },
  }
}

const isLazy = (page: PlainPage['page']): page is () => Promise<LazyPage> =>
  typeof page === 'function'

/**
 * The one shape of a route module: `export default definePage({ id, path, …, page })`. What the head says comes from
 * the very query that the page is about, so no key is typed twice; closed areas (`isClosedToSearch`) need no word here.
 */
export const definePage: DefinePage =
  <Data, Key extends QueryKey>(page: AnyPage<Data, Key>): RouteModule =>
  (context) => {
    const head = headOf(page, context)
    const handle = { ...page.handle, ...(head && { head }) }
    const shown: Partial<RemoteRoute> = isLazy(page.page)
      ? { lazy: lazily(page.page, page.handle, head !== undefined) }
      : { element: page.page }
    const route = {
      ...shown,
      ...loaderOf(page, context),
      ...(page.failure !== undefined && { errorElement: page.failure }),
      // a route has its handle from one place: its own module, or the page's chunk
      ...(head || !isLazy(page.page) ? { handle } : {}),
    }
    const addresses = [[page.id, page.path] as const, ...Object.entries(page.aliases ?? {})]
    return addresses.map(([id, path]): RemoteRoute => ({ ...route, id, path }))
  }

const lazily =
  (load: () => Promise<LazyPage>, handle: PlainPage['handle'], hasHead: boolean) => async () => {
    const { Page, head } = await load()
    return hasHead ? { Component: Page } : { Component: Page, handle: { ...handle, head } }
  }

const PERMANENT = 308

/** An address that leads to another page; `isPermanent` tells search engines to forget it. */
export const defineRedirect =
  (from: {
    id: string
    path: string
    to: (address: PageAddress) => string
    isPermanent?: boolean
  }): RouteModule =>
  () => [
    {
      id: from.id,
      path: from.path,
      loader: (args) =>
        redirect(from.to(addressOf(args)), from.isPermanent ? PERMANENT : undefined),
    },
  ]
