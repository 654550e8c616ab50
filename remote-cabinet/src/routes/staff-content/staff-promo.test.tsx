import type { PromoEntry } from '@isp/contract'
import {
  answer,
  disconnect,
  errorResponse,
  makeProductCards,
  makeProductsAnswer,
  makeSectionTree,
  refuse,
  server,
} from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { popupsOf } from '../../shared/staff/staff.fixture.ts'
import { reordered, stateOf } from './promo-state.ts'

const address = '/cabinet/staff/promo/'
const image = { src: '/files/assets/ab/picture.webp', width: 1200, height: 400 }
const entry = (id: number, title: string, over: Partial<PromoEntry> = {}): PromoEntry => ({
  ...{ id, slug: `${id}-slug`, title, text: null, image, link: '/catalog/frezy/', section: null },
  ...{ slides: [], sort: 500, isActive: true, startsAt: null, endsAt: null },
  ...{ productIds: [], inSections: [], viewCount: 0, ...over },
})
const banners = { items: [entry(1, '<b>Фрезы</b>'), entry(2, 'Свёрла', { isActive: false })] }
const list = answer('allBanners', banners)

beforeEach(() => server.use(answer('sectionTree', { items: makeSectionTree() })))

describe('промо: отказы', () => {
  test('обрыв не похож на «ничего нет»', async () => {
    await open(address, { handlers: [disconnect('allBanners')] }, 'content')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByText('Здесь пока ничего нет')).toBeNull()
  })

  test('без заголовка, ссылки и картинки баннер не уходит на сервер', async () => {
    const { user } = await open(address, { handlers: [list] }, 'content')
    await user.click(await screen.findByRole('button', { name: 'Новый баннер' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect(dialog.getAllByText('Обязательное поле')).toHaveLength(3)
  })

  test('отказ сервера остаётся в окне, набранное — тоже', async () => {
    const handlers = [list, refuse('changeBanners', 'PROMO_NOT_FOUND', 'Такой записи нет.')]
    const { user } = await open(address, { handlers }, 'content')
    await user.click(await screen.findByRole('button', { name: 'Изменить: Свёрла' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/Заголовок/), ' недели')
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect(await dialog.findByText('Такой записи нет.')).toBeInTheDocument()
    expect(dialog.getByLabelText(/Заголовок/)).toHaveValue('Свёрла недели')
  })
})

describe('промо в разделах', () => {
  const drills = { id: 12, slug: 'sverla-spiralnye', name: 'Свёрла спиральные' }
  const placed = { items: [entry(1, 'Фрезы', { inSections: [drills] }), entry(2, 'Свёрла')] }
  const handlers = [answer('allBanners', placed)]

  test('где стоит запись, видно в списке', async () => {
    await open(address, { handlers }, 'content')
    const row = (await screen.findByText('Фрезы')).closest('tr')
    expect(row).toHaveTextContent('Свёрла спиральные')
    expect(screen.getByText('Свёрла').closest('tr')).toHaveTextContent('На главной')
  })

  test('разделы добавляются и убираются с клавиатуры; она не теряется', async () => {
    const sent: unknown[] = []
    const changed = answer('changeBanners', ({ body }) => {
      sent.push(body.items[0]?.inSections)
      return placed
    })
    const { user } = await open(address, { handlers: [...handlers, changed] }, 'content')
    await user.click(await screen.findByRole('button', { name: 'Изменить: Фрезы' }))
    const dialog = within(screen.getByRole('dialog'))
    const choice = dialog.getByRole('combobox', { name: 'Раздел, где показывать' })
    await dialog.findByRole('option', { name: '— Фрезы' })
    expect(dialog.queryByRole('option', { name: '— Свёрла спиральные' })).toBeNull()
    await user.selectOptions(choice, '— Фрезы')
    dialog.getByRole('button', { name: 'Добавить раздел' }).focus()
    await user.keyboard('{Enter}')
    expect(choice).toHaveFocus()
    dialog.getByRole('button', { name: 'Не показывать в разделе: Свёрла спиральные' }).focus()
    await user.keyboard('{Enter}')
    expect(choice).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect.poll(() => sent).toEqual([[13]])
  })

  test('отказ о разделе и о сроке стоит у поля и при правке', async () => {
    const field = (path: string, code: 'UNAVAILABLE' | 'INVALID') => ({ path, code, params: {} })
    const fields = [field('inSections', 'UNAVAILABLE'), field('endsAt', 'INVALID')]
    const refused = answer('changeBanners', () =>
      errorResponse('SECTION_NOT_FOUND', 'Такого раздела нет.', fields),
    )
    const { user } = await open(address, { handlers: [...handlers, refused] }, 'content')
    await user.click(await screen.findByRole('button', { name: 'Изменить: Фрезы' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    const choice = dialog.getByRole('combobox', { name: 'Раздел, где показывать' })
    await waitFor(() => expect(choice).toBeInvalid())
    expect(dialog.getByLabelText('Показывать до')).toBeInvalid()
  })
})

describe('промо', () => {
  test('список по видам: что показывается, что выключено; HTML остаётся текстом', async () => {
    await open(address, { handlers: [list] }, 'content')
    expect(await screen.findByText('<b>Фрезы</b>')).toBeInTheDocument()
    expect(screen.getByText('показывается')).toBeInTheDocument()
    expect(screen.getByText('выключено')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Баннеры' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Истории' })).toHaveAttribute(
      'href',
      '/cabinet/staff/promo/?kind=stories',
    )
  })

  test('включение, порядок и удаление уходят на сервер', async () => {
    const sent: unknown[] = []
    const changed = answer('changeBanners', ({ body }) => {
      sent.push(body.items)
      return banners
    })
    const removed = answer('deleteBanners', ({ query }) => {
      sent.push(query)
      return { ids: [2] }
    })
    const { user, session } = await open(address, { handlers: [list, changed, removed] }, 'content')
    await user.click(await screen.findByRole('checkbox', { name: 'Показывать: Свёрла' }))
    await expect.poll(() => sent[0]).toEqual([{ id: 2, isActive: true }])
    await user.click(screen.getByRole('button', { name: 'Ниже: <b>Фрезы</b>' }))
    await expect
      .poll(() => sent[1])
      .toEqual([
        { id: 2, sort: 10 },
        { id: 1, sort: 20 },
      ])
    await user.click(screen.getByRole('button', { name: 'Удалить: Свёрла' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Удалить' }))
    await expect.poll(() => popupsOf(session)).toContain('Запись удалена')
    expect(sent[2]).toEqual({ ids: '2' })
  })

  test('порядок и показ с клавиатуры: она остаётся, где была; первый выше не станет', async () => {
    let items = banners.items
    const shown = answer('allBanners', () => ({ items }))
    const changed = answer('changeBanners', () => {
      items = [...items].reverse()
      return { items }
    })
    const { user } = await open(address, { handlers: [shown, changed] }, 'content')
    const down = await screen.findByRole('button', { name: 'Ниже: <b>Фрезы</b>' })
    const titles = () =>
      screen.getAllByRole('checkbox').map((one) => one.closest('tr')?.querySelector('strong'))
    const first = () => titles()[0]?.textContent
    const up = screen.getByRole('button', { name: 'Выше: <b>Фрезы</b>' })
    up.focus()
    await user.keyboard('{Enter}')
    expect(up).toHaveAttribute('aria-disabled', 'true')
    expect(up).toHaveFocus()
    down.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(first()).toBe('Свёрла'))
    expect(down).toHaveFocus()
    expect(down).toHaveAttribute('aria-disabled', 'true')
    const box = screen.getByRole('checkbox', { name: 'Показывать: Свёрла' })
    box.focus()
    await user.keyboard(' ')
    await waitFor(() => expect(first()).toBe('<b>Фрезы</b>'))
    expect(box).toBeEnabled()
  })

  test('подборка составляется по артикулам; незнакомый назван, и ничего не записано', async () => {
    const [card] = makeProductCards(1, 3001)
    if (!card) throw new Error('a card was asked for')
    const sent: unknown[] = []
    const handlers = [
      answer('allProducts', { items: [] }),
      answer('listProducts', ({ body }) =>
        // what resembles an unknown article is offered by the search as well
        makeProductsAnswer({ items: body.q ? [card] : [] }),
      ),
      answer('createProductSet', ({ body }) => {
        sent.push(body)
        return entry(7, body.title)
      }),
      answer('addPromoProducts', ({ params, body }) => {
        sent.push({ ...params, ...body })
        return entry(7, 'Набор')
      }),
    ]
    const { user } = await open(`${address}?kind=products`, { handlers }, 'content')
    await user.click(await screen.findByRole('button', { name: 'Новая подборка' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/Заголовок/), 'Набор')
    const articles = dialog.getByLabelText(/Артикулы/)
    await user.type(articles, `${card.article}{enter}НЕТ-1`)
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect(await dialog.findByText('Не нашлись: НЕТ-1')).toBeInTheDocument()
    expect(sent).toEqual([])
    await user.clear(articles)
    await user.type(articles, card.article)
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[0]).toMatchObject({ title: 'Набор', isActive: true })
    expect(sent[1]).toEqual({ id: 7, productIds: [card.id] })
  })
})

test('показ: выключено, ещё рано, срок вышел', () => {
  const now = new Date('2026-03-05T12:00:00Z')
  const state = (over: Partial<PromoEntry>) => stateOf(entry(1, 'x', over), now)
  expect(state({})).toEqual({ isShown: true, text: 'показывается' })
  expect(state({ isActive: false }).text).toBe('выключено')
  expect(state({ endsAt: '2026-03-05T12:00:00Z' })).toEqual({ isShown: false, text: 'срок вышел' })
  expect(state({ startsAt: '2026-03-06T12:00:00Z' }).isShown).toBe(false)
})

test('порядок: равные номера становятся разными', () => {
  const entries = [entry(1, 'а'), entry(2, 'б'), entry(3, 'в')]
  expect(reordered(entries, 2, 0)).toEqual([
    { id: 3, sort: 10 },
    { id: 1, sort: 20 },
    { id: 2, sort: 30 },
  ])
})
