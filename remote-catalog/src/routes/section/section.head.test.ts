import { ApiError } from '@isp/api-client'
import { createTestContext, makeSection } from '@isp/testing'
import { describe, expect, test } from 'vitest'
import { sectionHead } from './section.head.ts'
import { sectionQuery } from './section.queries.ts'
import route from './section.route.tsx'

const origin = 'https://shop.test'
const slug = 'sverla-spiralnye'

const inputOf = (path: string, page?: string) => ({
  params: { section: slug, page },
  url: new URL(path, origin),
  origin,
})
const head = (path: string, page?: string) => sectionHead(makeSection(), inputOf(path, page))

/** What the route itself says after its query has failed with this status, or was never asked. */
const titleAfter = async (status: number | null) => {
  const context = createTestContext()
  if (status !== null) {
    const error = new ApiError({ status, code: 'INTERNAL_ERROR', message: '', requestId: null })
    const { queryKey } = sectionQuery(context.api, slug)
    const queryFn = () => Promise.reject(error)
    await context.queryClient.prefetchQuery({ queryKey, queryFn, retry: false })
  }
  return route(context)[0]?.handle?.head?.(inputOf(`/catalog/${slug}/`))
}

describe('что узнают о разделе поисковые системы', () => {
  test('чистая страница открыта для них, у каждой свой адрес', () => {
    expect(head(`/catalog/${slug}/`)).toMatchObject({
      canonical: `/catalog/${slug}/`,
      noindex: false,
    })
    expect(head(`/catalog/${slug}/2/`, '2')).toMatchObject({
      canonical: `/catalog/${slug}/2/`,
      noindex: false,
    })
  })

  test('любой выбор — копия раздела и закрыт, метки рекламы — нет', () => {
    expect(head(`/catalog/${slug}/2/filtered/?stock=now`, '2')).toMatchObject({
      canonical: `/catalog/${slug}/`,
      noindex: true,
    })
    expect(head(`/catalog/${slug}/?utm_source=mail&searched=a`)).toMatchObject({ noindex: false })
  })

  test('путь раздела описан для них целиком', () => {
    const [crumbs] = head(`/catalog/${slug}/`).jsonLd ?? []
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect((crumbs as { itemListElement: unknown[] }).itemListElement).toHaveLength(4)
  })

  test('заголовок окна называет магазин', () => {
    expect(head(`/catalog/${slug}/`).title).toMatch(/^Свёрла спиральные: .+ — ИСП$/)
  })

  test('сбой не выдаётся в заголовке за «не найдено»', async () => {
    expect(await titleAfter(404)).toMatchObject({ title: 'Раздел не найден — ИСП' })
    expect(await titleAfter(500)).toMatchObject({ title: 'Страница не загрузилась — ИСП' })
  })

  test('без данных страница просит себя не запоминать', async () => {
    expect(await titleAfter(null)).toMatchObject({ noindex: true })
  })
})
