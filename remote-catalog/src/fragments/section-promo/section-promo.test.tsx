import type { Promo, PromoProducts } from '@isp/contract'
import { RemoteContextProvider } from '@isp/federation/remote'
import { QueryClientProvider } from '@isp/query'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { answer, createTestContext, disconnect, hang, makeProductCards, server } from '@isp/testing'
import { render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { SectionPromo } from './section-promo.tsx'

const image = { src: '/images/promo/a.webp', width: 1200, height: 600 }
const promo = (id: number, title: string, more: Partial<Promo> = {}): Promo => ({
  ...{ id, slug: `${id}-slug`, title, text: null, image, link: '/catalog/frezy/' },
  ...{ section: null, slides: [], ...more },
})
const set = (id: number, title: string, count: number): PromoProducts => ({
  ...promo(id, title, { image: null, link: null }),
  products: makeProductCards(count, 3001),
})
const asked: (string | undefined)[] = []

beforeEach(() => {
  asked.length = 0
  server.use(
    answer('promoBanners', ({ query }) => {
      asked.push(query?.section)
      return { items: [promo(1, 'Фрезы <b>дешевле</b>')] }
    }),
    answer('promoSections', {
      items: [
        promo(2, 'К сезону', {
          link: null,
          section: { id: 13, slug: 'frezy', name: 'Фрезы' },
        }),
      ],
    }),
    answer('promoProducts', { items: [set(3, 'Неделя свёрл', 14), set(4, 'Пустая', 0)] }),
  )
})

const show = () => {
  const context = createTestContext()
  const page = (
    <RemoteContextProvider context={context}>
      <SectionPromo section="sverla" />
    </RemoteContextProvider>
  )
  const { container } = render(
    <QueryClientProvider client={context.queryClient}>
      <RouterProvider router={createMemoryRouter([{ id: 'page', path: '*', element: page }])} />
    </QueryClientProvider>,
  )
  return { container, context }
}
const region = async () => within(await screen.findByRole('region', { name: 'Рекомендуем' }))

describe('промо под товарами раздела', () => {
  test('пока не пришло всё, и когда показать нечего, нет ничего', async () => {
    server.use(hang('promoProducts'))
    const { container } = show()
    await expect.poll(() => asked).toEqual(['sverla'])
    expect(container).toBeEmptyDOMElement()
  })

  test('что не прочесть, того нет; остальное стоит', async () => {
    server.use(disconnect('promoBanners'), disconnect('promoProducts'))
    show()
    const links = (await region()).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['К сезону'])
  })

  test('без записей нет и заголовка', async () => {
    const none = { items: [] }
    server.use(
      answer('promoBanners', none),
      answer('promoSections', none),
      answer('promoProducts', { items: [set(4, 'Пустая', 0)] }),
    )
    const { context, container } = show()
    await waitFor(() => expect(context.queryClient.isFetching()).toBe(0))
    expect(container).toBeEmptyDOMElement()
  })

  test('баннер, раздел и подборка — ссылки; HTML остаётся текстом; пустой подборки нет', async () => {
    show()
    const row = await region()
    expect(row.getByRole('link', { name: 'Фрезы <b>дешевле</b>' })).toHaveAttribute(
      'href',
      '/catalog/frezy/',
    )
    expect(row.getByRole('link', { name: 'К сезону' })).toHaveAttribute('href', '/catalog/frezy/')
    expect(row.getByRole('link', { name: 'Неделя свёрл' })).toHaveAttribute(
      'href',
      '/collections/3-slug/',
    )
    expect(row.queryByText('Пустая')).toBeNull()
    // a banner, a section, a set and twelve of its goods: the rest is on its own page
    expect(row.getAllByRole('link')).toHaveLength(15)
    expect(row.getByText(/Вся подборка: 14/)).toBeInTheDocument()
  })

  test('цена стоит с НДС и без: которую видно, решает выбор страницы', async () => {
    const [card] = makeProductCards(1, 3001)
    if (!card?.price) throw new Error('a card with a price was asked for')
    const price = { ...card.price, amount: 12200, vatRate: 22, vatAmount: 2200 }
    const sold = { ...set(3, 'Неделя свёрл', 0), products: [{ ...card, price }] }
    server.use(answer('promoProducts', { items: [sold] }))
    show()
    const row = await region()
    expect(row.getByText(/122,00/)).toBeVisible()
    expect(row.getByText(/100,00/)).not.toBeVisible()
    document.documentElement.dataset.prices = 'net'
    expect(row.getByText(/122,00/)).not.toBeVisible()
    expect(row.getByText(/100,00/)).toBeVisible()
    delete document.documentElement.dataset.prices
  })
})
