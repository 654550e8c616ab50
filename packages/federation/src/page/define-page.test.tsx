import { ApiError } from '@isp/api-client'
import { QueryClient, queryOptions } from '@isp/query'
import { notFound, redirect } from '@isp/router'
import { createStaticHandler } from '@isp/router/server'
import { describe, expect, test, vi } from 'vitest'
import type { HeadInput, RemoteContext, RouteModule } from '../remote-module.ts'
import { definePage, defineRedirect } from './define-page.tsx'

const failure = (status: number) =>
  new ApiError({ status, code: 'SECTION_NOT_FOUND', message: '', requestId: null })

const createContext = () =>
  ({
    queryClient: new QueryClient({ defaultOptions: { queries: { retry: false } } }),
  }) as RemoteContext

const read = vi.fn<(slug: string) => Promise<{ name: string }>>()
/** The query key is arbitrary: no other code spells it out. */
const thingQuery = (slug: string) =>
  queryOptions({ queryKey: ['renamed', 'yesterday', slug], queryFn: () => read(slug) })

const thing = definePage({
  id: 'test:thing',
  path: '/things/:slug/',
  aliases: { 'test:thing-page': '/things/:slug/:page/' },
  check: ({ params }) => {
    if (params.slug === 'old') throw redirect('/things/new/')
    if (params.slug === '0') throw notFound()
  },
  subject: (_context, { slug = '' }) => thingQuery(slug),
  head: ({ name }, { origin }) => ({ title: name, canonical: origin }),
  absent: (error) => ({ title: error ? 'сбой' : 'не найдено', noindex: true }),
  page: null,
})

const open = async (page: RouteModule, path: string) => {
  const context = createContext()
  const routes = page(context)
  const answer = await createStaticHandler(routes).query(new Request(`http://shop.test${path}`))
  const head = (params: HeadInput['params']) =>
    routes[0]?.handle?.head?.({ params, url: new URL(path, 'http://a'), origin: 'http://a' })
  return { routes, answer, head, context }
}

describe('модуль страницы', () => {
  test('адрес, которого не бывает, не спрашивают у сервера', async () => {
    read.mockReset()
    expect((await open(thing, '/things/0/')).answer).toMatchObject({ statusCode: 404 })
    const { answer } = await open(thing, '/things/old/')
    expect((answer as Response).headers.get('location')).toBe('/things/new/')
    expect(read).not.toHaveBeenCalled()
  })

  test.each([404, 400])('отказ сервера %s доходит до страницы со своим кодом', async (status) => {
    const refusal = failure(status)
    read.mockRejectedValueOnce(refusal)
    const { answer } = await open(thing, '/things/a/')
    expect(Object.values((answer as { errors: object }).errors)[0]).toBe(refusal)
  })

  test('сбой сервера остаётся сбоем, и заголовок не выдаёт его за «не найдено»', async () => {
    read.mockRejectedValueOnce(failure(503))
    const { answer, head } = await open(thing, '/things/a/')
    expect(Object.values((answer as { errors: object }).errors)[0]).toBeInstanceOf(ApiError)
    expect(head({ slug: 'a' })).toMatchObject({ title: 'сбой' })
  })

  test('заголовок берётся из того же запроса, как бы ни звали его ключ', async () => {
    read.mockResolvedValueOnce({ name: 'Сверло' })
    const { head } = await open(thing, '/things/a/2/')
    expect(head({ slug: 'a' })).toEqual({ title: 'Сверло', canonical: 'http://a' })
    expect(head({ slug: 'b' })).toMatchObject({ title: 'не найдено' })
  })

  test('остальное грузится вместе с предметом и может его дождаться', async () => {
    const order: string[] = []
    read.mockImplementationOnce(async () => {
      order.push('предмет')
      return { name: 'Сверло' }
    })
    const page = definePage({
      id: 'test:both',
      path: '/both/',
      subject: () => thingQuery('a'),
      load: async (_context, _address, subject) => {
        order.push('остальное')
        order.push((await subject).name)
      },
      head: ({ name }) => ({ title: name }),
      absent: () => ({ title: '' }),
      page: null,
    })
    expect((await open(page, '/both/')).answer).toMatchObject({ statusCode: 200 })
    expect(order).toEqual(['предмет', 'остальное', 'Сверло'])
  })

  test('страница в своём куске приносит свой заголовок, не теряя места в меню', async () => {
    const page = definePage({
      id: 'test:lazy',
      path: '/lazy/',
      page: async () => ({ Page: () => null, head: () => ({ title: 'позже' }) }),
      handle: { menu: { text: 'Позже', icon: 'clock', place: 1 } },
    })
    const { routes, head } = await open(page, '/lazy/')
    expect(routes[0]?.handle?.menu).toMatchObject({ text: 'Позже' })
    expect(head({})).toEqual({ title: 'позже' })
  })

  test('старый адрес ведёт на новый навсегда', async () => {
    const page = defineRedirect({
      id: 'test:old',
      path: '/old/:slug/',
      to: ({ params }) => `/things/${params.slug}/`,
      isPermanent: true,
    })
    const { answer } = await open(page, '/old/a/')
    expect((answer as Response).status).toBe(308)
    expect((answer as Response).headers.get('location')).toBe('/things/a/')
  })
})
