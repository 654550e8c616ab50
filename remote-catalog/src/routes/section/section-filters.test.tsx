import {
  answer,
  makeFacets,
  makeProductCards,
  makeProductsAnswer,
  makeSection,
  renderRoute,
} from '@isp/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'

afterEach(() => localStorage.clear())

const values = Array.from({ length: 20 }, (_, index) => ({
  key: `maker-${index}`,
  label: `Завод ${index}`,
  count: 1,
  isSelected: false,
}))
const open = (over: Partial<ReturnType<typeof makeProductsAnswer>> = {}, query = '') =>
  renderRoute(remote, `/catalog/sverla-spiralnye/${query}`, {
    handlers: [
      answer('section', makeSection()),
      answer('listProducts', { ...makeProductsAnswer({ total: 2 }), ...over }),
    ],
  })
const brands = { code: 'brand', name: 'Бренд', unit: null, kind: 'values' as const, range: null }
const groupOf = (name: string): HTMLDetailsElement => {
  const group = screen.getByRole('group', { name }).closest('details')
  if (!group) throw new Error(`no filter ${name}`)
  return group
}

describe('длинный фильтр (§3, задача 14)', () => {
  test('найденное остаётся, прочее скрыто, но отмеченное не теряется', async () => {
    const { user, address } = await open({ facets: [{ ...brands, values }] })
    await user.click(screen.getByRole('checkbox', { name: /^Завод 3/ }))
    await waitFor(() => expect(address()).toContain('brand=maker-3'))
    await user.click(screen.getByText(/Показать все/))
    await user.type(await screen.findByRole('searchbox', { name: 'Найти: Бренд' }), 'ЗАВОД 12')
    expect(screen.getAllByRole('checkbox', { name: /^Завод/ })).toHaveLength(1)
    await user.click(screen.getByRole('checkbox', { name: /^Завод 12/ }))
    await waitFor(() => expect(address()).toContain('brand=maker-12&brand=maker-3'))
  })

  test('набранное целиком — ровно оно, а не всё, в чём оно есть; Enter отмечает единственное', async () => {
    const threads = ['М8', 'М8×1', 'М10', ...Array.from({ length: 17 }, (_, at) => `М${at + 12}`)]
    const found = threads.map((label) => ({ key: label, label, count: 1, isSelected: false }))
    const thread = { code: 'thread', name: 'Резьба', unit: null, kind: 'values' as const }
    const { user, address } = await open({ facets: [{ ...thread, range: null, values: found }] })
    await user.click(screen.getByText(/Показать все/))
    const search = await screen.findByRole('searchbox', { name: 'Найти: Резьба' })
    const shown = () => within(groupOf('Резьба')).getAllByRole('checkbox').length
    await user.type(search, 'м1')
    expect(shown()).toBe(9)
    await user.keyboard('{Enter}')
    for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
    await user.clear(search)
    await user.type(search, 'м8{Enter}')
    await waitFor(() => expect(address()).toContain(`f_thread=${encodeURIComponent('М8')}`))
    expect(address()).not.toContain('f_thread=%D0%9C8%')
  })

  test('список свёрнут вместе с поиском — ничего не прячется', async () => {
    const { user } = await open({ facets: [{ ...brands, values }] })
    await user.click(screen.getByText(/Показать все/))
    await user.type(await screen.findByRole('searchbox', { name: 'Найти: Бренд' }), 'фабрика')
    await user.click(screen.getByText(/Свернуть/))
    await waitFor(() => expect(within(groupOf('Бренд')).getAllByRole('checkbox')).not.toEqual([]))
    await user.click(screen.getByText(/Показать все/))
    expect(screen.getByRole('searchbox', { name: 'Найти: Бренд' })).toHaveValue('')
  })

  test('ничего не подошло — сказано, а не пусто', async () => {
    const { user } = await open({ facets: [{ ...brands, values }] })
    await user.click(screen.getByText(/Показать все/))
    const search = await screen.findByRole('searchbox', { name: 'Найти: Бренд' })
    await user.type(search, 'фабрика')
    expect(within(groupOf('Бренд')).queryByRole('checkbox')).toBeNull()
    expect(screen.getByText('Такого значения нет')).toBeVisible()
    await user.clear(search)
    expect(screen.queryByText('Такого значения нет')).toBeNull()
  })

  test('в коротком искать нечего', async () => {
    await open({ facets: [{ ...brands, values: values.slice(0, 12) }] })
    expect(screen.queryByRole('searchbox', { name: /Найти/ })).not.toBeInTheDocument()
  })
})

describe('одно число набрано, чтобы значить ровно его (задача 14, п. 2)', () => {
  const diameter = { code: 'diameter', name: 'Диаметр', unit: 'мм', kind: 'number' as const }
  const range = { min: 1, max: 20, from: null, to: null }
  const facets = [{ ...diameter, values: [], range }]
  const field = (name: string) => screen.findByRole('textbox', { name: `Диаметр, ${name}` })

  test('не число — сказано, список прежний', async () => {
    const { user, address } = await open({ facets })
    await user.type(await field('ровно'), 'много{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Введите число')
    await user.tab()
    expect(address()).toBe('/catalog/sverla-spiralnye/')
  })

  test('не число вместо границы её не снимает, что бы ещё ни выбрали', async () => {
    const kept = '1/filtered/?f_diameter_from=3'
    const { user, address } = await open({ facets: [...facets, { ...brands, values }] }, kept)
    await user.clear(await field('от'))
    await user.type(await field('от'), 'abc{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent('Введите число')
    await user.click(screen.getByRole('checkbox', { name: /^Завод 3/ }))
    await waitFor(() => expect(address()).toContain('brand=maker-3'))
    expect(address()).toContain('f_diameter_from=3')
  })

  test('обе границы — оно; среди выбранного «8,5 мм»; поле опять пусто, и границы меняются сами', async () => {
    const { user, address } = await open({ facets }, '1/filtered/?f_diameter_from=3')
    await user.type(await field('ровно'), '8.5')
    await user.tab()
    await waitFor(() => expect(address()).toContain('?f_diameter_from=8.5&f_diameter_to=8.5'))
    expect(await screen.findByRole('link', { name: /Диаметр: 8,5\sмм/ })).toBeVisible()
    expect(await field('ровно')).toHaveValue('')
    await waitFor(async () => expect(await field('от')).toHaveValue('8,5'))
    await user.clear(await field('от'))
    await user.type(await field('от'), '4{Enter}')
    await waitFor(() => expect(address()).toContain('?f_diameter_from=4&f_diameter_to=8.5'))
  })

  test('цене и числу с немногими значениями это поле ни к чему', async () => {
    const price = { ...diameter, code: 'price', name: 'Цена', unit: '₽', values: [], range }
    await open({ facets: [price, { ...diameter, values, range }] })
    expect(await field('от')).toBeInTheDocument()
    expect(screen.queryByRole('textbox', { name: /ровно/ })).toBeNull()
  })
})

test('над границами нарисовано, сколько товаров где; вслух это сказано словами (§3, задача 14)', async () => {
  const text = 'Больше всего — 8 товаров — от 3 до 5 мм'
  const range = { min: 1, max: 5, from: null, to: null }
  const facet = {
    code: 'diameter',
    name: 'Диаметр',
    unit: 'мм',
    kind: 'number' as const,
    values: [],
  }
  await open({
    facets: [{ ...facet, range: { ...range, histogram: { counts: [4, 0, 8], text } } }],
  })
  const group = groupOf('Диаметр, мм')
  expect(within(group).getByText(text)).toBeInTheDocument()
  const drawing = group.querySelector('fieldset svg')
  expect(drawing).toHaveAttribute('aria-hidden', 'true')
  expect(drawing?.querySelector('path')).toHaveAttribute(
    'd',
    'M0 1v-0.5h.9V1M1 1v-0h.9V1M2 1v-1h.9V1',
  )
})

describe('размеры, какие есть, — кнопками (задача 52)', () => {
  const diameter = { code: 'diameter', name: 'Диаметр', unit: 'мм', kind: 'number' as const }
  const many = (count: number) => ({
    ...diameter,
    values: Array.from({ length: count }, (_, at) => {
      const size = (at + 1) / 2
      return { key: `${size}`, label: `${size}`.replace('.', ','), count: 1, isSelected: false }
    }),
    range: {
      ...{ min: 0.5, max: count / 2, from: null, to: null },
      ...(count > 24 && { histogram: { counts: [1, 2], text: 'Больше всего — от 1 до 2 мм' } }),
    },
  })
  const size = (label: string) => screen.getByRole('link', { name: label })
  const isOn = (label: string) => size(label).getAttribute('aria-current') === 'true'

  test('одно нажатие берёт размер, второе — и другой, то же самое — отпускает; и с клавиатуры', async () => {
    const { user, address } = await open({ facets: [many(20)] })
    await user.click(size('8,5'))
    expect(isOn('8,5')).toBe(true)
    await waitFor(() => expect(address()).toContain('?f_diameter=8.5'))
    await user.click(size('3'))
    await waitFor(() => expect(address()).toContain('?f_diameter=3&f_diameter=8.5'))
    size('8,5').focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(address()).toMatch(/\?f_diameter=3$/))
    expect(isOn('8,5')).toBe(false)
  })

  test('нажатые подряд, не дожидаясь списка, берутся все; и сортировка между ними', async () => {
    const { user, address } = await open({ facets: [many(20)] })
    await user.click(size('8,5'))
    await user.click(size('3'))
    await user.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'price-asc')
    await user.click(size('10'))
    await user.click(size('3'))
    await waitFor(() =>
      expect(address()).toMatch(/\?f_diameter=10&f_diameter=8\.5&sort=price-asc$/),
    )
    expect(['3', '8,5', '10'].map(isOn)).toEqual([false, true, true])
  })

  test('каждая — ссылка на список с этим размером, выбранная — без него: так они действуют и без скриптов', async () => {
    await open({ facets: [many(20)] }, '1/filtered/?f_diameter=3&stock=now')
    expect(size('8,5')).toHaveAttribute(
      'href',
      '/catalog/sverla-spiralnye/1/filtered/?stock=now&f_diameter=3&f_diameter=8.5',
    )
    expect(isOn('3')).toBe(true)
    expect(size('3')).toHaveAttribute('href', '/catalog/sverla-spiralnye/1/filtered/?stock=now&')
  })

  test('размеры словом — так же, и в адресе они целы', async () => {
    const values = ['М6', 'М2,5×0,45', '1/2"'].map((key) => ({
      ...{ key, label: key, count: 1, isSelected: false },
    }))
    const thread = { code: 'thread', name: 'Резьба', unit: null, kind: 'values' as const }
    const { user, address } = await open(
      { facets: [{ ...thread, isSize: true, values, range: null }] },
      `1/filtered/?${new URLSearchParams({ f_thread: '1/2"' })}`,
    )
    expect(isOn('1/2"')).toBe(true)
    expect(size('1/2"')).toHaveAttribute('href', '/catalog/sverla-spiralnye/1/filtered/?')
    await user.click(size('М2,5×0,45'))
    await waitFor(() =>
      expect(new URLSearchParams(address().split('?')[1]).getAll('f_thread')).toEqual([
        '1/2"',
        'М2,5×0,45',
      ]),
    )
  })

  test('другой фильтр выбранного размера не теряет', async () => {
    const { user, address } = await open({ facets: [many(20), { ...brands, values }] })
    await user.click(size('3'))
    await waitFor(() => expect(address()).toContain('f_diameter=3'))
    await user.click(screen.getByRole('checkbox', { name: /^Завод 3/ }))
    await waitFor(() => expect(address()).toContain('?brand=maker-3&f_diameter=3'))
  })

  test('немного — только кнопки и границы, много — ещё и картина, чего сколько, и точное число', async () => {
    await open({ facets: [many(24)] })
    expect(groupOf('Диаметр, мм').querySelector('fieldset svg')).toBeNull()
    expect(screen.queryByRole('textbox', { name: 'Диаметр, ровно' })).toBeNull()
    document.body.innerHTML = ''
    await open({ facets: [many(25)] })
    expect(groupOf('Диаметр, мм').querySelector('fieldset svg')).not.toBeNull()
    expect(screen.getByRole('textbox', { name: 'Диаметр, ровно' })).toBeVisible()
    expect(within(groupOf('Диаметр, мм')).getAllByRole('link')).toHaveLength(25)
  })
})

describe('чертёж рядом с фильтрами (задача 52)', () => {
  const size = (code: string) => ({
    ...{ code, name: code, unit: 'мм', kind: 'number' as const, range: null },
    values: ['1', '2'].map((key) => ({ key, label: key, count: 1, isSelected: false })),
  })
  const facets = [size('diameter'), size('pitch')]
  const pictures = () =>
    [...document.querySelectorAll('form img')].map((one) => one.getAttribute('src'))

  test('поверх простого — такой же с выделенным размером, у тех фильтров, чей размер на нём есть', async () => {
    const path = '/api/catalog/products/7/drawing?view=small&version=0123456789ab'
    await open({ facets, drawing: { path, width: 264, height: 120, marks: ['diameter', 'd'] } })
    expect(pictures()).toEqual([`/bff${path}`, `/bff${path}&mark=diameter`])
  })

  test('нет чертежа — нет и места под него', async () => {
    await open({ facets })
    expect(pictures()).toEqual([])
  })
})

describe('раскрытые фильтры (§3)', () => {
  test.each(['не json', '7', '{"brand":{"__proto__":1}}'])(
    'испорченное в хранилище (%s) фильтров не ломает',
    async (kept) => {
      localStorage.setItem('isp_openedFilters', kept)
      await open({ facets: [{ ...brands, values }] })
      expect(screen.getByRole('checkbox', { name: /^Завод 3/ })).toBeInTheDocument()
    },
  )

  test('закрытый и на следующей странице закрыт', async () => {
    const first = await open({ facets: [{ ...brands, values }] })
    expect(groupOf('Бренд').open).toBe(true)
    const summary = groupOf('Бренд').querySelector('summary')
    if (!summary) throw new Error('a filter has a name to press')
    await waitFor(async () => {
      await first.user.click(summary)
      expect(localStorage.getItem('isp_openedFilters')).toMatch(/"brand":/)
    })
    localStorage.setItem('isp_openedFilters', '{"brand":false}')
    document.body.innerHTML = ''
    await open({ facets: [{ ...brands, values }] })
    await waitFor(() => expect(groupOf('Бренд').open).toBe(false))
  })

  test('с выбором внутри не закрывается', async () => {
    localStorage.setItem('isp_openedFilters', '{"brand":false,"stock":false}')
    const facets = [{ ...brands, values }, ...makeFacets().filter(({ code }) => code === 'stock')]
    await open({ facets }, '1/filtered/?brand=maker-3')
    await waitFor(() => expect(groupOf('Наличие').open).toBe(false))
    expect(groupOf('Бренд').open).toBe(true)
  })
})

test('§3, задача 14: чего нет в наличии, ведёт к аналогам; что есть или придёт — нет', async () => {
  const [one, two] = makeProductCards(2)
  if (!one || !two) throw new Error('two products were asked for')
  const gone = { ...one, availability: { available: 0, nextArrival: null } }
  await open({ items: [gone, two] })
  const row = screen.getByRole('row', { name: new RegExp(`${gone.article}`) })
  expect(row).toHaveTextContent(/Нет\sв\sналичии/)
  expect(within(row).getByRole('link', { name: 'Аналоги' })).toHaveAttribute(
    'href',
    `/product/${gone.slug}/analogues/`,
  )
  expect(screen.getAllByRole('link', { name: 'Аналоги' })).toHaveLength(1)
})

describe('поступит до любого дня (§3, задача 14)', () => {
  const days = ['2026-12-01', '2026-12-08'].map((key) => ({
    ...{ key, label: `до ${key}`, count: 1, isSelected: false },
  }))
  const arrival = {
    ...{ code: 'arrival', name: 'Есть или придёт', unit: null },
    ...{ kind: 'values' as const, range: null, values: days },
  }
  const field = () => screen.getByLabelText<HTMLInputElement>('поступит до')
  /** What hears of the day comes once the page has settled, with what closes the filters that were left closed. */
  const openSettled = async () => {
    localStorage.setItem('isp_openedFilters', '{"brand":false}')
    const page = await open({ facets: [arrival, { ...brands, values }] })
    await waitFor(() => expect(groupOf('Бренд').open).toBe(false))
    return page
  }

  test('недописанный год ничего не спрашивает и остаётся в поле', async () => {
    const { address } = await openSettled()
    for (const value of ['', '0002-12-20', '0202-12-20'])
      fireEvent.change(field(), { target: { value } })
    expect(field()).toHaveValue('0202-12-20')
    expect(address()).toBe('/catalog/sverla-spiralnye/')
  })

  test('выбранный день уходит в адрес к предложенным, поле опять пусто, клавиатура в нём', async () => {
    const { user, address } = await openSettled()
    await user.click(screen.getByRole('checkbox', { name: /2026-12-01/ }))
    await waitFor(() => expect(address()).toContain('arrival=2026-12-01'))
    field().focus()
    fireEvent.change(field(), { target: { value: '2026-12-20' } })
    await waitFor(() => expect(address()).toContain('arrival=2026-12-01&arrival=2026-12-20'))
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
  })

  test('у других фильтров такого поля нет', async () => {
    await open({ facets: [{ ...brands, values }] })
    expect(screen.queryByLabelText('поступит до')).toBeNull()
  })
})
