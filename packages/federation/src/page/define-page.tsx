import type { QueryKey } from '@isp/query'
import { redirect } from '@isp/router'
import type {
  RemoteContext,
  RemoteLoaderArgs,
  RemoteRoute,
  RouteHandle,
  RouteModule,
} from '../remote-module.ts'
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
): RouteHandle['head'] => {
  if (!page.subject) return page.head
  const { subject, head, absent } = page
  return (input) => {
    const { queryKey } = subject(context, input.params)
    const data = context.queryClient.getQueryData<Data>(queryKey)
    if (data !== undefined) return head(data, input)
    return absent(context.queryClient.getQueryState(queryKey)?.error ?? null)
  }
}

const fetchAll = <Data, Key extends QueryKey>(
  page: AnyPage<Data, Key>,
  context: RemoteContext,
  address: PageAddress,
): Promise<unknown> | undefined => {
  if (!page.subject) return page.load?.(context, address)
  const subject = context.queryClient.ensureQueryData(page.subject(context, address.params))
  return Promise.all([subject, page.load?.(context, address, subject)])
}

const isLazy = (page: PlainPage['page']): page is () => Promise<LazyPage> =>
  typeof page === 'function'

/**
 * Defines a route module: `export default definePage({ id, path, …, page })`. The head is made from the result of the page's own query, so
 * its key is written only once. Areas closed to search engines (`isClosedToSearch`) need no setting here.
 */
export const definePage: DefinePage =
  <Data, Key extends QueryKey>(page: AnyPage<Data, Key>): RouteModule =>
  (context) => {
    const { page: shown } = page
    let lateHead: LazyPage['head']
    const isAsking = page.check || page.subject || page.load
    const route: Partial<RemoteRoute> = {
      handle: { ...page.handle, head: headOf(page, context) ?? ((input) => lateHead?.(input)) },
      errorElement: page.failure,
      ...(isLazy(shown)
        ? {
            lazy: async () => {
              const { Page, head } = await shown()
              lateHead = head
              return { Component: Page }
            },
          }
        : { element: shown }),
      ...(isAsking && {
        loader: async (args) => {
          const address = addressOf(args)
          await page.check?.(address)
          await fetchAll(page, context, address)
          return null
        },
      }),
    }
    const addresses = Object.entries({ [page.id]: page.path, ...page.aliases })
    return addresses.map(([id, path]) => ({ ...route, id, path }) as RemoteRoute)
  }

const PERMANENT = 308

/** An address that redirects to another page; `isPermanent` tells search engines to drop the old address. */
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
