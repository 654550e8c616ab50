import { constructorUrls } from '@isp/contract/constructor-urls'
import { documentTitle } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import type { HeadInput, PageHead, RemoteContext } from '@isp/federation'
import type { LazyPage, PageAddress } from '@isp/federation/page'
import { useQuery } from '@isp/query'
import { useLocation, useParams } from '@isp/router'
import { Skeleton } from '@isp/ui'
import { ConstructorPage } from './constructor.page.tsx'
import { openedConfiguration } from './constructor-address.ts'
import type { ConstructorParts } from './constructor-parts.tsx'
import { constructorsMessages as messages } from './constructors.messages.ts'
import { constructorQuery, constructorsQuery, goodsQuery } from './constructors.queries.ts'
import { OrderRequestPage } from './order-request.page.tsx'
import { TypesPage } from './types.page.tsx'

export { UnknownType } from './unknown-type.tsx'

const isRequest = (pathname: string): boolean => pathname.endsWith('/orderRequest/')

/** What the page shows with its first paint; an unknown type fails with its 404. */
export const loadConstructors = async (
  { api, queryClient }: RemoteContext,
  { params: { toolType }, url }: PageAddress,
): Promise<void> => {
  if (toolType === undefined) {
    await queryClient.ensureQueryData(constructorsQuery(api))
    return
  }
  const type = await queryClient.ensureQueryData(constructorQuery(api, toolType))
  if (isRequest(url.pathname)) return
  const { sound } = openedConfiguration(type, url.search)
  const goods = queryClient.prefetchQuery(goodsQuery(api, type, sound))
  if (typeof document === 'undefined') await goods
}

type Crumb = { name: string; path: string }

/** schema.org BreadcrumbList, written out here for the weight of the other pages. */
const breadcrumbsOf = (origin: string, ...crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: messages.home, path: urls.home() }, ...crumbs].map(
    ({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: new URL(path, origin).href,
    }),
  ),
})

const headOf =
  ({ queryClient, api }: RemoteContext) =>
  ({ params: { toolType }, url, origin }: HeadInput): PageHead => {
    const list = { name: messages.title, path: urls.constructors() }
    if (toolType === undefined) {
      return {
        title: documentTitle(messages.title),
        description: messages.description,
        canonical: list.path,
        jsonLd: [breadcrumbsOf(origin, list)],
      }
    }
    const type = queryClient.getQueryData(constructorQuery(api, toolType).queryKey)
    if (!type) return { title: documentTitle(messages.notFoundTitle), noindex: true }
    const own = { name: type.name, path: constructorUrls.one(type.slug) }
    if (isRequest(url.pathname)) {
      return { title: documentTitle(messages.requestTitle(type.name)), noindex: true }
    }
    return {
      title: documentTitle(messages.headTitle(type.name)),
      description: type.lead,
      canonical: own.path,
      jsonLd: [breadcrumbsOf(origin, list, own)],
    }
  }

type ToolProps = { context: RemoteContext; parts: ConstructorParts; toolType: string }

const Tool = ({ context, parts, toolType }: ToolProps) => {
  const Page = isRequest(useLocation().pathname) ? OrderRequestPage : ConstructorPage
  return (
    <parts.Read
      query={useQuery(constructorQuery(context.api, toolType))}
      waiting={<Skeleton css={{ height: '480px' }} />}
    >
      {(type) => <Page context={context} parts={parts} type={type} />}
    </parts.Read>
  )
}

export const createConstructors = (context: RemoteContext, parts: ConstructorParts): LazyPage => ({
  Page: () => {
    const { toolType } = useParams()
    const props = { context, parts }
    if (toolType === undefined) return <TypesPage {...props} />
    return <Tool key={toolType} toolType={toolType} {...props} />
  },
  head: headOf(context),
})
