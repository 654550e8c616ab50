import { answer, makeProductsAnswer, makeSuggestions, renderRoute } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'

const pathOf = (text: string) => `/search/${encodeURIComponent(text)}/`
const open = (text: string, over: Parameters<typeof makeProductsAnswer>[0]) =>
  renderRoute(remote, pathOf(text), {
    handlers: [answer('listProducts', () => makeProductsAnswer(over))],
  })
const nearest = (missing: string, values: string[]) => ({
  match: { kind: 'nearest' as const, text: 'сверло', missing, values },
})
const labelled = (label: string, rest: string) => ({ label, rest })

describe('размера нет — названы ближайшие (задача 14, п. 1)', () => {
  test('«8,5 нет»: 8,4 и 8,6 ведут на тот же запрос с ними', async () => {
    await open('сверло 8,5 по металлу', nearest('8.5', ['8.4', '8.6']))
    expect(await screen.findByText(/Размера 8,5\sнет. Ближайшие:/)).toBeVisible()
    for (const size of ['8,4', '8,6']) {
      expect(screen.getByRole('link', { name: size })).toHaveAttribute(
        'href',
        pathOf(`сверло ${size} по металлу`),
      )
    }
  })

  test.each([
    ['сверло 15х5', '5', '5.1', 'сверло 15х5,1'],
    ['сверло 5.5х5', '5', '4.9', 'сверло 5.5х4,9'],
    ['сверло 51 5 мм', '5', '5.2', 'сверло 51 5,2 мм'],
    ['метчик М7', '7', '8', 'метчик М8'],
  ])('в «%s» меняется размер %s, а не часть другого числа', async (text, missing, size, to) => {
    await open(text, nearest(missing, [size]))
    expect(await screen.findByRole('link', { name: size.replace('.', ',') })).toHaveAttribute(
      'href',
      pathOf(to),
    )
  })
})

test('задача 46: значения нет — сказано какого, те, что есть, ведут на тот же запрос с ними', async () => {
  const match = {
    ...{ kind: 'absent' as const, text: 'болт м8х30', missing: '8.8', values: ['10.9', 'A2-70'] },
    property: 'Класс прочности',
  }
  await open('болт м8х30 8.8', { match })
  expect(await screen.findByText(/^Класс прочности 8.8: таких товаров нет/)).toBeVisible()
  for (const value of match.values) {
    expect(screen.getByRole('link', { name: value })).toHaveAttribute(
      'href',
      pathOf(`болт м8х30 ${value}`),
    )
  }
})

test('задача 14, п. 1: артикула нет — сказано, что показаны похожие', async () => {
  await open('2300-0850-Р315', { match: { kind: 'similar', text: '2300-0850-Р315' } })
  expect(await screen.findByText(/^Артикула «2300-0850-Р315» нет. Похожие:$/)).toBeVisible()
})

describe('задача 14, «Bad input»: слов больше, чем ищем', () => {
  test('сказано, каких не учли', async () => {
    const unused = ['покрытие', 'tin']
    await open('сверло и ещё много слов', { match: { kind: 'exact', text: 'x', unused } })
    expect(await screen.findByText(/^В запросе много слов.+«покрытие\stin»\.$/)).toBeVisible()
  })
  test('и вместе с тем, что исправлено', async () => {
    await open('сврело', { match: { kind: 'corrected', text: 'сверло', unused: ['tin'] } })
    expect(await screen.findByText(/^Исправили опечатку.+Не учли: «tin»\.$/)).toBeVisible()
  })
  test('о списке артикулов не сказано: его ведут в быстрый заказ', async () => {
    const match = { kind: 'similar' as const, text: '2301', unused: ['0055'] }
    const found = answer('listProducts', () => makeProductsAnswer({ match }))
    const checked = answer('checkQuickOrder', () => ({ lines: [] }))
    await renderRoute(remote, pathOf('2301-0054; 2301-0055'), { handlers: [found, checked] })
    expect(await screen.findByText(/^Артикула «2301» нет/)).toBeVisible()
    expect(screen.queryByText(/Не учли/)).toBeNull()
  })
})

test.each([
  [1, /^Артикул\s«ВТ-800»\sзаменён на\s«.+»\.$/],
  [2, /^Артикул\s«ВТ-800»\sзаменён: показываем то, что/],
])('задача 14, п. 1: артикул заменён, преемников %s — сказано чем', async (count, said) => {
  const [item] = makeProductsAnswer().items
  if (!item) throw new Error('no item')
  const items = Array.from({ length: count }, (_, at) => ({ ...item, id: item.id + at }))
  await open('ВТ-800', { match: { kind: 'replaced', text: 'ВТ-800' }, items, total: count })
  expect(await screen.findByText(said)).toBeVisible()
})

describe('«понял так» (задача 14, п. 1)', () => {
  test('одна понятая часть ничего не говорит', async () => {
    await open('сверло', { reading: [labelled('Свёрла', '')] })
    expect(await screen.findAllByRole('link', { name: /Сверло спиральное/ })).not.toHaveLength(0)
    expect(screen.queryByRole('navigation', { name: 'Понял так' })).not.toBeInTheDocument()
  })

  test('каждая часть — ссылка на запрос без неё', async () => {
    const reading = [labelled('Свёрла', '8,5 мм'), labelled('Диаметр: 8,5 мм', 'сверло')]
    await open('сверло 8,5 мм', { reading })
    const chips = within(await screen.findByRole('navigation', { name: 'Понял так' }))
    expect(chips.getAllByRole('link')).toHaveLength(2)
    expect(chips.getByText('Свёрла')).toBeVisible()
    for (const { label, rest } of reading) {
      expect(
        chips.getByRole('link', { name: new RegExp(`^Убрать из\\sзапроса: ${label}$`) }),
      ).toHaveAttribute('href', pathOf(rest))
    }
  })
})

describe('§2.5, задача 14: номер, которым товар зовёт своя компания', () => {
  const openAs = async (as: 'anonymous' | 'buyer') => {
    const asked: string[] = []
    await renderRoute(remote, pathOf('ТМЦ-00412'), {
      as,
      handlers: [
        answer('listProducts', () =>
          makeProductsAnswer({ match: { kind: 'exact', text: 'ТМЦ-00412' } }),
        ),
        answer('ownProductsNamed', ({ query }) => {
          asked.push(query.number)
          return { products: makeSuggestions().products.slice(0, 1) }
        }),
      ],
    })
    await screen.findAllByRole('link', { name: /Сверло спиральное/ })
    return asked
  }

  test('вошедшему — ссылка на товар над списком', async () => {
    const asked = await openAs('buyer')
    const own = await screen.findByRole('navigation', { name: 'По\u00a0вашему номеру' })
    expect(within(own).getAllByRole('link')).toHaveLength(1)
    expect(asked).toEqual(['ТМЦ-00412'])
  })

  test('не вошедшему — ничего, и вопроса нет', async () => {
    const asked = await openAs('anonymous')
    expect(screen.queryByRole('navigation', { name: /вашему номеру/ })).toBeNull()
    expect(asked).toEqual([])
  })
})
