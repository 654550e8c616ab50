import type { Product } from '@isp/contract'
import {
  answer,
  hang,
  makeProduct,
  makeProductCards,
  makeStock,
  refuse,
  renderRoute,
  server,
  words,
} from '@isp/testing'
import { expectConsoleError } from '@isp/testing/setup'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'
import { productJsonLd } from './product.head.ts'

const analogues = answer('analogues', { items: makeProductCards(2, 2001) })
/** Shelves have tests of their own. */
beforeEach(() =>
  server.use(
    answer('sizeSteps', { steps: null }),
    answer('related', { items: [] }),
    answer('productCards', { items: [] }),
  ),
)
const open = (product = makeProduct()) =>
  renderRoute(remote, `/product/${product.slug}/`, {
    handlers: [answer('productBySlug', product), analogues],
  })

describe('страница товара', () => {
  test('покупатель видит цену с НДС, минимальный заказ, кратность и остатки по складам', async () => {
    await open(makeProduct({ minOrderQuantity: 10, multiplicity: 5 }))
    expect(screen.getByText('1 234,50 ₽')).toBeVisible()
    expect(screen.getByText(/НДС\s22\s%/)).toBeVisible()
    expect(screen.getByText('10 шт')).toBeVisible()
    expect(screen.getByText('5 шт')).toBeVisible()
    const stock = await screen.findByRole('table', { name: /Остатки/ })
    const row = within(stock).getByRole('row', { name: /Склад «Юг»/ })
    expect(row).toHaveTextContent('40 шт')
    expect(row).toHaveTextContent('200 шт — 12 декабря')
    expect(await screen.findByRole('link', { name: /Паспорт изделия/ })).toHaveTextContent(
      'Паспорт, 242 КБ',
    )
  })

  test('цена в валюте: под рублями названы она сама, курс и его день; чужой вид цен не в счёт', async () => {
    const euro = { code: 'EUR', amount: 12.5, nominal: 1, rate: 98.1234, date: '2026-11-23' }
    const own = { amount: 122_654, vatRate: 22, vatAmount: 22_118, priceType: 'silver' }
    const pricesWith = (
      foreign: Product['prices'][0]['foreign'],
      base = null as typeof foreign,
    ) => [
      { priceType: 'silver', name: 'Серебряная', amount: 122_654, foreign },
      { priceType: 'base', name: 'Базовая цена', amount: 130_000, foreign: base },
    ]
    const { unmount } = await open(makeProduct({ price: own, prices: pricesWith(euro) }))
    expect(await screen.findByText(words('12,50 € по курсу 98,1234 ₽ от 23.11.2026'))).toBeVisible()
    unmount()
    const yuan = { ...euro, code: 'CNY', nominal: 10, rate: 115.5 }
    const inTens = await open(makeProduct({ price: own, prices: pricesWith(yuan) }))
    await screen.findByText(words('12,50 ¥ по курсу 115,5000 ₽ за 10 ¥ от 23.11.2026'))
    inTens.unmount()
    await open(makeProduct({ price: own, prices: pricesWith(null, euro) }))
    await screen.findByText('Минимальный заказ')
    expect(screen.queryByText(/по\sкурсу/)).toBeNull()
  })

  test('задача 14, п. 3: своя цена названа, базовая — рядом; когда они равны или цена одна, она не названа', async () => {
    const own = { amount: 90_000, vatRate: 22, vatAmount: 16_230, priceType: 'silver' }
    const pricesWith = (base: number) => [
      { priceType: 'silver', name: 'Серебряная', amount: 90_000, foreign: null },
      { priceType: 'base', name: 'Базовая цена', amount: base, foreign: null },
    ]
    const { unmount } = await open(makeProduct({ price: own, prices: pricesWith(100_000) }))
    expect(await screen.findByText('Ваша цена')).toBeVisible()
    const name = screen.getByText('Базовая цена')
    expect(name.nextElementSibling).toHaveTextContent(/1\s000,00/)
    unmount()
    const equal = await open(makeProduct({ price: own, prices: pricesWith(90_000) }))
    await screen.findByText('Базовая цена')
    expect(screen.queryByText('Ваша цена')).toBeNull()
    equal.unmount()
    await open(makeProduct())
    await screen.findByText('Минимальный заказ')
    expect(screen.queryByText('Ваша цена')).toBeNull()
  })

  test('у документа сказано, от какого он дня и по какой действует; истёкший назван истёкшим', async () => {
    const paper = { ...makeProduct().documents[0], kind: 'certificate', sizeBytes: 2048 } as const
    const dates = { issuedOn: '2024-03-01', expiresOn: '2027-02-28' }
    await open(
      makeProduct({
        documents: [
          { ...paper, ...dates, name: 'Сертификат', url: '/files/a.pdf', isExpired: false },
          {
            ...{ ...paper, ...dates, kind: 'verification' as const, name: 'Свидетельство' },
            ...{ url: '/files/b.pdf', isExpired: true },
          },
        ],
      }),
    )
    expect(await screen.findByRole('link', { name: /^Сертификат/ })).toHaveTextContent(
      /2 КБ, от 1\sмарта\s2024, действует по 28\sфевраля\s2027$/,
    )
    expect(screen.getByRole('link', { name: /^Свидетельство/ })).toHaveTextContent(
      /^СвидетельствоПоверка, 2 КБ, .* истёк 28\sфевраля\s2027$/,
    )
  })

  test('склад, названный по городу, не повторяет его', async () => {
    const warehouse = { code: 'tula', name: 'Тула', city: 'Тула' }
    await open(makeProduct({ stock: [makeStock({ warehouse })] }))
    expect(await screen.findByRole('rowheader', { name: 'Тула' })).toHaveTextContent(/^Тула$/)
  })

  test('D38: цена по спецификации названа её словами, другая — нет', async () => {
    const specification = 'по спецификации № 12'
    const product = makeProduct()
    const { unmount } = await open(product)
    expect(screen.queryByText(specification)).toBeNull()
    unmount()
    if (!product.price) throw new Error('the product of tests has a price')
    await open({ ...product, price: { ...product.price, specification } })
    expect(screen.getByText(specification)).toBeVisible()
  })

  test('без цены сказано, что она по запросу', async () => {
    await open(makeProduct({ price: null, prices: [] }))
    expect(screen.getByText('Цена по запросу')).toBeVisible()
  })

  test('если товара нет нигде и не ждут, вместо пустой таблицы совет', async () => {
    await open(
      makeProduct({
        stock: [makeStock({ available: 0 })],
        availability: { available: 0, nextArrival: null },
      }),
    )
    expect(await screen.findByText(/На складах нет/)).toBeVisible()
    expect(screen.getByText(/Срок уточнит менеджер/)).toBeVisible()
    const tell = await screen.findByRole('link', { name: 'Сообщить о поступлении' })
    expect(tell.getAttribute('href')).toContain('about=availability')
  })

  test('нет сейчас, но ждут: сказано когда, аналоги — тут же, и можно просить сообщить', async () => {
    const nextArrival = { date: '2026-12-12', quantity: 200 }
    await open(makeProduct({ availability: { available: 0, nextArrival }, analogueCount: 2 }))
    const offer = screen.getByText(/12\sдекабря$/, { selector: 'span' }).closest('section')
    const analoguesLink = within(offer as HTMLElement).getByRole('link', { name: /^Все аналоги/ })
    expect(analoguesLink).toHaveAttribute('href', expect.stringContaining('/analogues/'))
    expect(
      await within(offer as HTMLElement).findByRole('link', { name: 'Сообщить о поступлении' }),
    ).toBeVisible()
    expect(screen.queryByText(/Срок уточнит менеджер/)).toBeNull()
  })

  test('артикул копируется, и об этом сказано', async () => {
    const { user, session } = await open()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Скопировать артикул' }))
    expect(write).toHaveBeenCalledWith('VT-1204/1001')
    expect(session.popups.getState().items[0]?.text).toContain('VT-1204/1001')
  })

  test('если браузер не дал скопировать, об этом сказано, а не обещано обратное', async () => {
    const { user, session } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied'))
    await user.click(screen.getByRole('button', { name: 'Скопировать артикул' }))
    await waitFor(() => expect(session.popups.getState().items).toHaveLength(1))
    expect(session.popups.getState().items).toMatchObject([{ variant: 'error' }])
  })

  test('выбранное изображение встаёт на место главного и отмечено', async () => {
    const { user } = await open(makeProduct({ images: ['drill/a', 'drill/b'] }))
    const pictures = within(screen.getByRole('region', { name: 'Изображения товара' }))
    const main = () => pictures.getByRole('img')
    expect(main()).toHaveAttribute('src', expect.stringContaining('drill/a'))
    const [first, second] = pictures.getAllByRole('button')
    expect(first).toHaveAttribute('aria-pressed', 'true')
    await user.click(second as HTMLElement)
    expect(main()).toHaveAttribute('src', expect.stringContaining('drill/b'))
    expect(second).toHaveAttribute('aria-pressed', 'true')
    expect(first).toHaveAttribute('aria-pressed', 'false')
  })

  test('с одним изображением выбирать не из чего', async () => {
    await open(makeProduct({ images: ['drill/a'] }))
    const pictures = within(screen.getByRole('region', { name: 'Изображения товара' }))
    expect(pictures.queryByRole('button')).toBeNull()
  })

  test('документ открывается в новой вкладке, которая магазином не распоряжается', async () => {
    await open()
    const link = await screen.findByRole('link', { name: /Паспорт изделия/ })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
  })

  test('адреса, которого не бывает, сервер не спрашивает', async () => {
    const { router } = await renderRoute(remote, `/product/${'a'.repeat(201)}/`)
    expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 })
    expectConsoleError(/default ErrorBoundary/) // what is missing is the shell's to say
  })

  test('товар виден, пока его аналоги в пути', async () => {
    const product = makeProduct()
    await renderRoute(remote, `/product/${product.slug}/`, {
      handlers: [answer('productBySlug', product), hang('analogues')],
    })
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Сверло спиральное/)
    expect(screen.getByRole('heading', { name: 'Аналоги' })).toBeVisible()
  })

  test('без аналогов нет и блока', async () => {
    const product = makeProduct({ analogueCount: 0 })
    await renderRoute(remote, `/product/${product.slug}/`, {
      handlers: [answer('productBySlug', product)],
    })
    expect(screen.queryByRole('heading', { name: 'Аналоги' })).toBeNull()
  })

  test('наведённое на товар уже загружает его: щелчок ничего не ждёт', async () => {
    const asked: string[] = []
    const { user } = await renderRoute(remote, `/product/${makeProduct().slug}/analogues/`, {
      handlers: [
        answer('productBySlug', ({ query }) => {
          asked.push(query.slug)
          return makeProduct({ slug: query.slug })
        }),
        analogues,
      ],
    })
    const [link] = screen.getAllByRole('link', { name: /^Сверло/ })
    await user.hover(screen.getAllByRole('rowheader')[0]?.querySelector('a') ?? (link as Element))
    await waitFor(() => expect(asked).toEqual([makeProduct().slug, 'sverlo-vt-2001']))
  })

  test('товар добавляется в сравнение и убирается из него', async () => {
    const { user, session } = await open()
    await user.click(await screen.findByRole('button', { name: 'Сравнить' }))
    expect(session.preferences.getState().comparisonIds).toEqual([1001])
    await user.click(screen.getByRole('button', { name: words('В сравнении'), pressed: true }))
    expect(session.preferences.getState().comparisonIds).toEqual([])
  })

  test('в избранное отмечает и тот, кто не вошёл: ему предложено войти, отметка дождётся входа', async () => {
    const product = makeProduct()
    const { user, session } = await renderRoute(remote, `/product/${product.slug}/`, {
      as: 'anonymous',
      handlers: [answer('productBySlug', product), analogues],
    })
    const favorite = await screen.findByRole('button', { name: words('В избранное') })
    await user.click(favorite)
    expect(session.preferences.getState().favoriteIds).toEqual([1001])
    expect(session.auth.getState().dialog?.reason).toMatch(/^Войдите/)
    expect(
      await screen.findByRole('button', { name: words('В избранном'), pressed: true }),
    ).toBeVisible()
  })

  test('аналоги, которые не загрузились, не ломают страницу и загружаются повторно', async () => {
    const product = makeProduct()
    const { user } = await renderRoute(remote, `/product/${product.slug}/`, {
      handlers: [answer('productBySlug', product), refuse('analogues', 'CATALOG_NOT_READY')],
    })
    expect(await screen.findByText('Не удалось загрузить аналоги.')).toBeVisible()
    server.use(analogues)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(await screen.findByRole('table', { name: /Товары/ })).toBeVisible()
  })

  test('ко всем аналогам можно перейти всегда', async () => {
    const product = makeProduct({ analogueCount: 2 })
    await renderRoute(remote, `/product/${product.slug}/`, {
      handlers: [answer('productBySlug', product), analogues],
    })
    expect(await screen.findByRole('link', { name: 'Все аналоги (2)' })).toHaveAttribute(
      'href',
      `/product/${product.slug}/analogues/`,
    )
  })

  test('из поиска можно вернуться к его результатам', async () => {
    const product = makeProduct()
    await renderRoute(remote, `/product/${product.slug}/?searched=сверло`, {
      handlers: [answer('productBySlug', product), analogues],
    })
    expect(
      screen.getByRole('link', { name: words('К результатам поиска «сверло»') }),
    ).toHaveAttribute('href', `/search/${encodeURIComponent('сверло')}/`)
  })

  test('поисковые системы получают цену в рублях, артикул, бренд и наличие', () => {
    expect(productJsonLd(makeProduct(), 'https://shop.test')).toMatchObject({
      '@type': 'Product',
      sku: 'VT-1204/1001',
      brand: { name: 'ВолгаТул' },
      offers: {
        price: '1234.50',
        priceCurrency: 'RUB',
        availability: 'https://schema.org/InStock',
      },
    })
    expect(productJsonLd(makeProduct({ price: null }), 'https://shop.test')).not.toHaveProperty(
      'offers',
    )
  })

  test('без аналогов страница аналогов предлагает раздел', async () => {
    const product = makeProduct()
    await renderRoute(remote, `/product/${product.slug}/analogues/`, {
      handlers: [answer('productBySlug', product), answer('analogues', { items: [] })],
    })
    expect(screen.getByRole('heading', { name: 'Аналогов пока нет' })).toBeVisible()
    expect(screen.getByRole('link', { name: words('В раздел «Свёрла спиральные»') })).toBeVisible()
  })
})
