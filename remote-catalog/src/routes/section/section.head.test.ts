import { ApiError } from '@isp/api-client'
import { QueryClient } from '@isp/query'
import { makeSection } from '@isp/testing'
import { describe, expect, it } from 'vitest'
import { sectionHead } from './section.head.ts'

const origin = 'https://shop.test'
const slug = 'sverla-spiralnye'

const head = (path: string, page?: string) => {
  const queryClient = new QueryClient()
  queryClient.setQueryData(['catalog', 'section', slug], makeSection())
  return sectionHead({
    params: { section: slug, page },
    url: new URL(path, origin),
    origin,
    queryClient,
  })
}

describe('что узнают о разделе поисковые системы', () => {
  it('чистая страница открыта для них, у каждой свой адрес', () => {
    expect(head(`/catalog/${slug}/`)).toMatchObject({
      canonical: `/catalog/${slug}/`,
      noindex: false,
    })
    expect(head(`/catalog/${slug}/2/`, '2')).toMatchObject({
      canonical: `/catalog/${slug}/2/`,
      noindex: false,
    })
  })

  it('любой выбор — копия раздела и закрыт, метки рекламы — нет', () => {
    expect(head(`/catalog/${slug}/2/filtered/?stock=now`, '2')).toMatchObject({
      canonical: `/catalog/${slug}/`,
      noindex: true,
    })
    expect(head(`/catalog/${slug}/?utm_source=mail&searched=a`)).toMatchObject({ noindex: false })
  })

  it('путь раздела описан для них целиком', () => {
    const [crumbs] = head(`/catalog/${slug}/`).jsonLd ?? []
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    expect((crumbs as { itemListElement: unknown[] }).itemListElement).toHaveLength(4)
  })

  it('заголовок окна называет магазин', () => {
    expect(head(`/catalog/${slug}/`).title).toMatch(/^Свёрла спиральные: .+ — ИСП$/)
  })

  it('сбой не выдаётся в заголовке за «не найдено»', async () => {
    const titleAfter = async (status: number) => {
      const queryClient = new QueryClient()
      const error = new ApiError({ status, code: 'INTERNAL_ERROR', message: '', requestId: null })
      const queryKey = ['catalog', 'section', slug]
      await queryClient.prefetchQuery({
        queryKey,
        queryFn: () => Promise.reject(error),
        retry: false,
      })
      const url = new URL(`/catalog/${slug}/`, origin)
      return sectionHead({ params: { section: slug }, url, origin, queryClient }).title
    }
    expect(await titleAfter(404)).toBe('Раздел не найден — ИСП')
    expect(await titleAfter(500)).toBe('Страница не загрузилась — ИСП')
  })

  it('без данных страница просит себя не запоминать', () => {
    const empty = { params: { section: 'x' }, url: new URL('/catalog/x/', origin), origin }
    expect(sectionHead({ ...empty, queryClient: new QueryClient() })).toMatchObject({
      noindex: true,
    })
  })
})
