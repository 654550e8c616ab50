import {
  answer,
  makeProductCards,
  makeProductsAnswer,
  makeSection,
  renderRoute,
} from '@isp/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'

afterEach(() => localStorage.clear())

const items = makeProductCards(3).map((card, index) => ({
  ...card,
  price: { amount: 12_200, vatRate: 22, vatAmount: 2200, priceType: 'retail' },
  ...(index === 1 && { availability: { ...card.availability, available: 0, nextArrival: null } }),
  attributes: [
    { code: 'diameter', name: 'Диаметр', unit: 'мм', value: [10, 9, 100][index] ?? 0 },
    { code: 'coating', name: 'Покрытие', unit: null, value: 'TiN' },
  ],
}))
const open = async (onAsk: (body: { sort?: string }) => unknown = () => {}) => {
  const shown = await renderRoute(remote, '/catalog/sverla-spiralnye/1/filtered/?view=table', {
    handlers: [
      answer('section', makeSection()),
      answer('listProducts', ({ body }) => {
        onAsk(body)
        const { sort = 'popular' } = body
        return { ...makeProductsAnswer({ total: 90 }), items, sort, sortable: ['diameter'] }
      }),
    ],
  })
  const region = await screen.findByRole('region', { name: /Таблица характеристик/ })
  return { ...shown, table: within(region).getByRole('table') }
}
const headsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent?.replace(/\u00AD/g, ''))
describe('таблица с характеристиками (§3, задача 14)', () => {
  test('испорченный выбор колонок в хранилище таблицы не ломает', async () => {
    localStorage.setItem('isp_tableColumns', '{"hidden":7,"order":[null,{}]}')
    const { table } = await open()
    expect(headsOf(table)).toEqual(expect.arrayContaining(['Диаметр, мм', 'Покрытие']))
  })

  test('браузер не дал скопировать — об этом сказано', async () => {
    const { user } = await open()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(screen.getByRole('button', { name: 'Копировать' }))
    expect(await screen.findByText(/Не\sудалось скопировать/)).toBeVisible()
  })

  test('снятая колонка уходит и забыта не будет, «как было» возвращает', async () => {
    const { user, table } = await open()
    await user.click(screen.getByText('Колонки'))
    await user.click(screen.getByRole('checkbox', { name: /«Покрытие»/ }))
    expect(headsOf(table)).not.toContain('Покрытие')
    expect(JSON.parse(localStorage.getItem('isp_tableColumns') ?? '')).toEqual({
      hidden: ['coating'],
      order: [],
    })
    await user.click(screen.getByRole('button', { name: 'Как было' }))
    expect(headsOf(table)).toContain('Покрытие')
  })

  test('колонку переставляют кнопкой, и новое место сказано', async () => {
    const { user, table } = await open()
    await user.click(screen.getByText('Колонки'))
    await user.click(screen.getByRole('button', { name: 'Колонку «Бренд» левее' }))
    expect(headsOf(table).slice(0, 3)).toEqual(['Наименование', 'Бренд', 'Артикул'])
    expect(screen.getByText('Колонка «Бренд» теперь 1-я')).toBeInTheDocument()
  })

  test('задача 14: закреплённая колонка стоит первой, одна, запоминается и с клавиатуры', async () => {
    const { user, table } = await open()
    await user.click(screen.getByText('Колонки'))
    const pin = (title: string) =>
      screen.getByRole('button', { name: new RegExp(`^Закрепить колонку «${title}»`) })
    pin('Покрытие').focus()
    await user.keyboard('{Enter}')
    expect(headsOf(table).slice(0, 3)).toEqual(['Наименование', 'Покрытие', 'Артикул'])
    expect(table).toHaveClass('has-pinned')
    expect(pin('Покрытие')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Колонка «Покрытие» закреплена')).toBeInTheDocument()
    // nothing is put before it, and it is not moved
    await user.click(screen.getByRole('button', { name: 'Колонку «Артикул» левее' }))
    await user.click(screen.getByRole('button', { name: 'Колонку «Покрытие» правее' }))
    expect(headsOf(table).slice(0, 3)).toEqual(['Наименование', 'Покрытие', 'Артикул'])
    await user.click(pin('Бренд'))
    expect(headsOf(table).slice(0, 3)).toEqual(['Наименование', 'Бренд', 'Артикул'])
    expect(JSON.parse(localStorage.getItem('isp_tableColumns') ?? '')).toMatchObject({
      pinned: '.brand',
    })
    await user.click(pin('Бренд'))
    expect(headsOf(table).slice(0, 3)).toEqual(['Наименование', 'Артикул', 'Бренд'])
    expect(table).not.toHaveClass('has-pinned')
  })

  test('задача 14: закреплённое прошлым посещением — на месте; снятую с показа закрепление возвращает', async () => {
    localStorage.setItem(
      'isp_tableColumns',
      JSON.stringify({ hidden: ['coating'], order: [], pinned: '.brand' }),
    )
    const { user, table } = await open()
    await waitFor(() => expect(headsOf(table).slice(0, 2)).toEqual(['Наименование', 'Бренд']))
    await user.click(screen.getByText('Колонки'))
    await user.click(screen.getByRole('button', { name: /^Закрепить колонку «Покрытие»/ }))
    expect(headsOf(table).slice(0, 2)).toEqual(['Наименование', 'Покрытие'])
  })

  test('заголовок упорядочивает весь список, а не страницу: порядок просят у сервера, он стоит в адресе', async () => {
    const asked: unknown[] = []
    const { user, address } = await open(({ sort }) => asked.push(sort))
    const head = () => screen.getByRole('columnheader', { name: /^Диаметр/ })
    const press = async (sort: string) => {
      await user.click(within(head()).getByRole('link'))
      await waitFor(() => expect(asked.at(-1)).toBe(sort))
    }
    await press('up:diameter')
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'))
    expect(address()).toBe('/catalog/sverla-spiralnye/1/filtered/?sort=up%3Adiameter&view=table')
    await press('down:diameter')
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'))
    await user.click(within(head()).getByRole('link'))
    await waitFor(() => expect(head()).not.toHaveAttribute('aria-sort'))
    expect(address()).toBe('/catalog/sverla-spiralnye/1/filtered/?view=table')
    expect(
      within(screen.getByRole('columnheader', { name: /^Артикул/ })).queryByRole('link'),
    ).not.toBeInTheDocument()
  })

  test('порядок по колонке виден и в общем выборе порядка, новый выбор его сменяет', async () => {
    const { user, address } = await open()
    await user.click(screen.getByRole('link', { name: /^Диаметр/ }))
    const select = screen.getByRole('combobox', { name: 'Сортировка' })
    await waitFor(() => expect(select).toHaveDisplayValue('По колонке'))
    await user.selectOptions(select, 'price-asc')
    await waitFor(() =>
      expect(address()).toBe('/catalog/sverla-spiralnye/1/filtered/?sort=price-asc&view=table'),
    )
  })

  test('задача 14: чего нет в наличии, о том так и сказано, и строка ведёт к аналогам', async () => {
    const { table } = await open()
    const row = within(table).getAllByRole('row')[2] as HTMLElement
    expect(within(row).getByRole('link', { name: /налог/ })).toHaveAttribute(
      'href',
      `/product/${items[1]?.slug}/analogues/`,
    )
    expect(within(table).getAllByRole('link', { name: /налог/ })).toHaveLength(1)
  })

  test('задача 14: в каждой строке таблицы есть «Сравнить» и «В избранное»', async () => {
    const { table } = await open()
    for (const row of within(table).getAllByRole('row').slice(1)) {
      expect(await within(row).findByRole('button', { name: /сравн/i })).toBeVisible()
      expect(await within(row).findByRole('button', { name: /избранн/i })).toBeVisible()
    }
  })

  test('копируется то, что показано, в том же порядке', async () => {
    const { user } = await open()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Копировать' }))
    expect(await screen.findByText(/^Скопировано/)).toHaveTextContent(/3\sстроки/)
    const lines = (write.mock.lastCall?.[0] ?? '').split('\r\n')
    const column = (lines[0] ?? '').split('\t').indexOf('Диаметр, мм')
    expect(lines.slice(1).map((line) => line.split('\t')[column])).toEqual(['10', '9', '100'])
  })

  test.each([
    ['', /^Цена с\sНДС, ₽$/, '122'],
    ['net base', /^Цена без\sНДС, ₽$/, '100'],
  ])('цены копируются те, что видны, и заголовок говорит какие: «%s»', async (view, title, sum) => {
    document.documentElement.dataset.prices = view
    const { user } = await open()
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(screen.getByRole('button', { name: 'Копировать' }))
    await screen.findByText(/^Скопировано/)
    const [head = [], ...rows] = (write.mock.lastCall?.[0] ?? '')
      .split('\r\n')
      .map((line) => line.split('\t'))
    const column = head.findIndex((name) => title.test(name))
    expect(rows.map((row) => row[column])).toEqual([sum, sum, sum])
    delete document.documentElement.dataset.prices
  })

  test('назад с товара — та же строка и то же место вбок, у новой страницы начало', async () => {
    const { router } = await open()
    const boxNow = () => screen.findByRole('region', { name: /Таблица характеристик/ })
    const list = router.state.location
    const box = await boxNow()
    box.scrollLeft = 240
    box.scrollTop = 560
    fireEvent.scroll(box)
    await act(() => router.navigate('/catalog/sverla-spiralnye/1/filtered/?view=tile'))
    await waitFor(() => expect(box).not.toBeInTheDocument())
    await act(() => router.navigate(-1))
    const again = await boxNow()
    expect(router.state.location.key).toBe(list.key)
    expect([again.scrollLeft, again.scrollTop]).toEqual([240, 560])
    await act(() => router.navigate('/catalog/sverla-spiralnye/1/filtered/?view=tile'))
    await act(() => router.navigate(`${list.pathname}${list.search}`))
    const fresh = await boxNow()
    expect([fresh.scrollLeft, fresh.scrollTop]).toEqual([0, 0])
  })
})
