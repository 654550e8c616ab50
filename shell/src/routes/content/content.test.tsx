import { siteConfig } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import type { RemoteModule } from '@isp/federation'
import type { LazyPage } from '@isp/federation/page'
import { answer, disconnect, hang, refuse, renderRoute, words } from '@isp/testing'
import '@isp/testing/setup'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { shellFixture } from '../../layout/shell.fixture.tsx'
import { contentPages, editablePages } from './content.pages.tsx'

const noWords = refuse('contentPage', 'CONTENT_PAGE_NOT_FOUND')

/** The shell with its real queries for edited texts. */
const asking = (): RemoteModule => {
  const shell = shellFixture()
  return {
    ...shell,
    createRoutes: (context) => {
      const routes = shell.createRoutes(context)
      context.queryClient.clear()
      return routes
    },
  }
}

test.each([
  ['/delivery/', 'Доставка'],
  ['/payment/', 'Оплата'],
  ['/contacts/', 'Контакты'],
  ['/feedback/', 'Свяжитесь с нами'],
  ['/help/policy/', 'Политика обработки персональных данных'],
])(
  '§2.1: по адресу %s открывается страница «%s», отмеченная в боковом меню',
  async (address, title) => {
    await renderRoute(asking(), address, { handlers: [noWords] })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(main.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page')
  },
)

test('§2.14: на странице контактов есть почта, телефон, часы, адрес и ссылка на карту', async () => {
  await renderRoute(shellFixture(), '/contacts/')
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: 'service@example.com' })).toBeInTheDocument()
  expect(main.getByRole('link', { name: /\+7/ })).toHaveAttribute('href', 'tel:+78310000000')
  const { hours, address } = siteConfig
  expect(main.getByText(words(hours))).toBeInTheDocument()
  expect(
    main.getByText(`603124, Россия, Нижегородская область, Нижний Новгород, ${address.street}`),
  ).toBeInTheDocument()
  expect(main.getByRole('link', { name: /Открыть на карте/ })).toHaveAttribute(
    'href',
    expect.stringContaining('43.9369,56.3269'),
  )
})

test('D30: запрос цены помнит товар: артикул на странице и в теме письма', async () => {
  await renderRoute(shellFixture(), '/contacts/?article=VT-1204%2F5%20(A)&product=5')
  expect(
    screen.getByRole('heading', { name: /^Запрос цены: артикул\sVT-1204\/5 \(A\)$/ }),
  ).toBeInTheDocument()
  const letter = screen.getByRole('link', { name: 'Написать письмо' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(letter)).toBe(
    'mailto:service@example.com?subject=Запрос цены: артикул VT-1204/5 (A)',
  )
  expect(screen.getByRole('link', { name: 'Спросить цену' })).toHaveAttribute(
    'href',
    '/feedback/?article=VT-1204%2F5+%28A%29&product=5',
  )
})

test.each(['', '<script>', 'a&cc=evil@x', 'x'.repeat(61), 'a%0Db', '\u202Eabc', '@evil'])(
  'чужой текст в адресе («%s») на странице контактов не появляется',
  async (text) => {
    await renderRoute(shellFixture(), `/contacts/?article=${encodeURIComponent(text)}`)
    expect(screen.getByRole('heading', { level: 1, name: 'Контакты' })).toBeInTheDocument()
    expect(screen.queryByText(/Запрос цены/)).toBeNull()
  },
)

test('поисковик получает название, описание, канонический адрес и путь', () => {
  const addresses = Object.entries(contentPages) as [keyof typeof contentPages, LazyPage][]
  for (const [name, page] of addresses) {
    const head = page.head?.({ origin: 'https://shop.test' } as never)
    expect(head?.canonical).toBe(urls[name]())
    expect(head?.description).toBeTruthy()
    expect(head?.jsonLd?.map((entry: Record<string, unknown>) => entry['@type'])).toContain(
      'BreadcrumbList',
    )
  }
})

test('§7.3: доставка и оплата — словами сотрудников, когда они опубликованы', async () => {
  const words = answer('contentPage', {
    ...{ slug: 'delivery', title: 'Как получить заказ', description: '', lead: 'Коротко' },
    blocks: [
      {
        ...{ kind: 'paragraph', text: 'Везём сами', items: [], head: [], rows: [], links: [] },
        lines: [[{ text: 'Везём ' }, { text: 'сами', isStrong: true }]],
      },
    ],
    updatedAt: '2026-03-01T09:00:00.000Z',
  })
  await renderRoute(asking(), editablePages.delivery.path, { handlers: [words] })
  const main = within(screen.getByRole('main'))
  expect(
    main.getByRole('heading', { level: 1, name: /^Как\sполучить\sзаказ$/ }),
  ).toBeInTheDocument()
  expect(main.getByText('сами').tagName).toBe('STRONG')
  expect(document.title).toMatch(/^Как получить заказ/)
})

test('§2.14: под контактами — слова сотрудников, почта и телефон остаются', async () => {
  const told = answer('contentPage', {
    ...{ slug: 'contacts', title: 'Где мы', description: '', lead: 'Коротко' },
    blocks: [{ kind: 'paragraph', text: 'Пять складов', items: [], head: [], rows: [], links: [] }],
    updatedAt: '2026-03-01T09:00:00.000Z',
  })
  await renderRoute(asking(), '/contacts/', { handlers: [told] })
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('heading', { level: 1, name: /^Где\sмы$/ })).toBeInTheDocument()
  expect(main.getByText(words('Пять складов'))).toBeInTheDocument()
  expect(main.getByRole('link', { name: /\+7/ })).toHaveAttribute('href', 'tel:+78310000000')
  expect(document.title).toMatch(/^Где мы/)
})

test.each([
  ['обрыв', () => disconnect('contentPage')],
  ['молчание', () => hang('contentPage')],
])('%s: страница доставки стоит прежней', async (_, handler) => {
  await renderRoute(asking(), editablePages.delivery.path, { handlers: [handler()] })
  const main = within(await screen.findByRole('main'))
  expect(await main.findByRole('heading', { level: 1, name: 'Доставка' })).toBeInTheDocument()
})
