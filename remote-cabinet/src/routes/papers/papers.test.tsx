import type { LoadedPaper, Offer, OrderPapers } from '@isp/contract'
import { answer, disconnect, makeOrderSummary, refuse, watchDownloads } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const ADDRESS = '/cabinet/papers/'
const FILE = 'f2000000-0000-4000-8000-000000000001'
const paperOf = (id: number, over: Partial<OrderPapers> = {}): OrderPapers => ({
  order: makeOrderSummary({ id, number: `26-${id}`, createdAt: '2026-11-20T09:00:00Z' }),
  invoice: { number: `2026-00000${id}`, dated: '2026-11-21' },
  mayAskInvoice: false,
  hasConfirmation: true,
  files: [],
  ...over,
})
const listOf = (items: OrderPapers[]) => ({
  ...{ items, total: items.length, page: 1, pageSize: 20, pages: 1 },
})
const offerOf = (id: number): Offer => ({
  ...{ id, number: `2026-00000${id}`, dated: '2026-11-20', validUntil: '2026-11-25' },
  ...{ author: 'Зорина Ольга', agreement: 'Договор 1', lineCount: 3, total: 123_450 },
})
const file = { id: FILE, name: 'письмо.pdf', size: 2048 }
const named = (name: string) =>
  HttpResponse.text('PK', {
    headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` },
  })

const saved = watchDownloads()

describe('/cabinet/papers/ (§7.4)', () => {
  test('обрыв связи — не «документов нет»', async () => {
    await open(ADDRESS, { handlers: [disconnect('papers')] })
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByText('Документов пока нет')).toBeNull()
  })

  test('§2.9: без компании сказано, почему бумаг нет', async () => {
    await open(ADDRESS, {}, 'newcomer')
    expect(
      await screen.findByRole('heading', { name: 'Доступно пользователям с компанией' }),
    ).toBeInTheDocument()
  })

  test('бумаг ещё нет — сказано, откуда они берутся, и чего здесь не бывает', async () => {
    await open(ADDRESS, { handlers: [answer('papers', listOf([]))] })
    expect(await screen.findByText('Документов пока нет')).toBeInTheDocument()
    expect(screen.getByText(/УПД и.акты составляет учётная система/)).toBeVisible()
  })

  test('документы учётной системы — среди бумаг заказа и отдельно, что не по заказу', async () => {
    const loaded = (id: number, title: string, isReplaced = false): LoadedPaper => ({
      ...{ id, title, isReplaced, kind: 'upd', number: '15', date: null, function: null },
      ...{ corrects: null, correction: null, seller: null, buyer: null },
      ...{ net: null, vat: null, total: null },
      files: [{ id: FILE, name: `${title}.pdf`, size: 2048, form: 'pdf', version: 1 }],
    })
    const items = [paperOf(1, { loaded: [loaded(1, 'УПД № 15', true)] })]
    const handlers = [
      answer('papers', { ...listOf(items), withoutOrder: [loaded(2, 'Акт за январь')] }),
      answer('downloadFile', () => named('Акт за январь.pdf')),
    ]
    const { user } = await open(ADDRESS, { handlers })
    expect(await screen.findByRole('heading', { name: 'Не по заказу' })).toBeVisible()
    expect(screen.getByText('УПД № 15.pdf (заменён)')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Скачать: Акт за январь.pdf' }))
    await waitFor(() => expect(saved).toEqual(['Акт за январь.pdf']))
  })

  test('невыставленный счёт выставляют, а не выбирают; у отменённого заказа только файлы', async () => {
    const items = [
      paperOf(1, { invoice: null, mayAskInvoice: true }),
      paperOf(2, { invoice: null, hasConfirmation: false, files: [file] }),
    ]
    const asked: unknown[] = []
    const { user } = await open(ADDRESS, {
      handlers: [
        answer('papers', listOf(items)),
        answer('orderInvoice', ({ body }) => {
          asked.push(body)
          return named('Счёт № 2026-000009.pdf')
        }),
      ],
    })
    expect(await screen.findAllByRole('checkbox')).toHaveLength(2)
    await user.click(screen.getByRole('button', { name: 'Выставить счёт по заказу 26-1' }))
    await waitFor(() => expect(saved).toEqual(['Счёт № 2026-000009.pdf']))
    expect(asked).toEqual([{ id: 1 }])
  })

  test('отказ стоит у своей бумаги словами сервера', async () => {
    const { user } = await open(ADDRESS, {
      handlers: [
        answer('papers', listOf([paperOf(1)])),
        refuse('orderConfirmation', 'SELLER_UNKNOWN', 'Документы пока не выписываются.'),
      ],
    })
    await user.click(await screen.findByRole('button', { name: /^Скачать: Подтверждение/ }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Документы пока не выписываются.')
    expect(saved).toEqual([])
  })

  test('выбранное — одним архивом под именем сервера, выбор снят', async () => {
    const asked: unknown[] = []
    const { user } = await open(ADDRESS, {
      handlers: [
        answer('papers', listOf([paperOf(1), paperOf(2, { files: [file] })])),
        answer('papersArchive', ({ body }) => {
          asked.push(body)
          return named('Документы 26.11.2026.zip')
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Выбрать все на странице' }))
    expect(screen.getByText(/Выбрано: 5\sдокументов из\s50/)).toBeVisible()
    await user.click(screen.getByRole('checkbox', { name: /Подтверждение заказа, заказ 26-1$/ }))
    await user.click(screen.getByRole('button', { name: 'Скачать архивом' }))
    await waitFor(() => expect(saved).toEqual(['Документы 26.11.2026.zip']))
    expect(asked).toEqual([{ invoices: [1, 2], confirmations: [2], files: [FILE], offers: [] }])
    expect(screen.getByText(/^2\sзаказа$/)).toBeVisible()
  })

  test('больше пятидесяти — сказано, архива не просят', async () => {
    const items = Array.from({ length: 26 }, (_, at) => paperOf(at + 1))
    const { user } = await open(ADDRESS, { handlers: [answer('papers', listOf(items))] })
    await user.click(await screen.findByRole('button', { name: 'Выбрать все на странице' }))
    expect(screen.getByRole('alert')).toHaveTextContent(/не больше 50\sдокументов/)
    expect(screen.getByRole('button', { name: 'Скачать архивом' })).toBeDisabled()
  })

  test('условия уходят в адрес и на сервер, вид оставляет свои бумаги', async () => {
    const asked: unknown[] = []
    const page = await open(ADDRESS, {
      handlers: [
        answer('papers', ({ query }) => {
          asked.push(query)
          return listOf([paperOf(1, { files: [file] })])
        }),
      ],
    })
    await page.user.type(await screen.findByLabelText('Номер заказа'), '26-1')
    await page.user.selectOptions(screen.getByLabelText('Вид'), 'file')
    await page.user.click(screen.getByRole('button', { name: 'Найти' }))
    await waitFor(() => expect(page.address()).toBe(`${ADDRESS}?q=26-1&kind=file`))
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1))
    expect(asked.at(-1)).toMatchObject({ q: '26-1', kind: 'file' })
  })

  test('D20: за последней страницей — дорога к началу', async () => {
    await open(`${ADDRESS}?page=9`, { handlers: [refuse('papers', 'PAGE_NOT_FOUND')] })
    expect(await screen.findByRole('link', { name: 'К началу списка' })).toHaveAttribute(
      'href',
      ADDRESS,
    )
  })
})

describe('/cabinet/papers/?view=offers (§7.4)', () => {
  const OFFERS = `${ADDRESS}?view=offers`
  const offersOf = (items: Offer[]) => ({
    ...{ items, total: items.length, page: 1, pageSize: 20, pages: 1 },
  })

  test('ни одного — сказано, откуда они берутся', async () => {
    const page = await open(ADDRESS, {
      handlers: [answer('papers', listOf([])), answer('offers', offersOf([]))],
    })
    await page.user.click(await screen.findByRole('link', { name: 'Предложения' }))
    expect(page.address()).toBe(OFFERS)
    expect(await screen.findByText('Предложений пока нет')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Открыть корзину' })).toBeVisible()
  })

  test('что предлагалось, кем и до какого дня; файл под именем сервера, несколько архивом', async () => {
    const asked: unknown[] = []
    const { user } = await open(OFFERS, {
      handlers: [
        answer('offers', offersOf([offerOf(2), offerOf(1)])),
        answer('offer', ({ params }) => named(`КП ${params.id}.pdf`)),
        answer('papersArchive', ({ body }) => {
          asked.push(body)
          return named('Документы.zip')
        }),
      ],
    })
    const [row] = await screen.findAllByText(/3\sстроки на/)
    expect(row?.parentElement).toHaveTextContent(
      /1\s234,50\s₽ · Договор 1 · Зорина Ольга.*по\s25\.11\.2026/,
    )
    await user.click(screen.getByRole('button', { name: /^Скачать: Предложение №\s2026-000002/ }))
    await waitFor(() => expect(saved).toEqual(['КП 2.pdf']))
    await user.click(screen.getByRole('button', { name: 'Выбрать все на странице' }))
    await user.click(screen.getByRole('button', { name: 'Скачать архивом' }))
    await waitFor(() => expect(saved).toHaveLength(2))
    expect(asked).toEqual([{ invoices: [], confirmations: [], files: [], offers: [2, 1] }])
  })

  test('условия остаются на предложениях', async () => {
    const asked: unknown[] = []
    const page = await open(OFFERS, {
      handlers: [
        answer('offers', ({ query }) => {
          asked.push(query)
          return offersOf([offerOf(1)])
        }),
      ],
    })
    await page.user.type(await screen.findByLabelText('Номер, артикул или товар'), '2301')
    await page.user.click(screen.getByRole('button', { name: 'Найти' }))
    await waitFor(() => expect(page.address()).toBe(`${ADDRESS}?q=2301&view=offers`))
    expect(asked.at(-1)).toEqual({ page: 1, q: '2301' })
    await page.user.click(screen.getByRole('link', { name: 'Сбросить' }))
    expect(page.address()).toBe(OFFERS)
  })
})
