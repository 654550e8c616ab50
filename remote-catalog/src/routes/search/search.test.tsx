import {
  answer,
  makeProductsAnswer,
  makeSectionTree,
  refuse,
  renderRoute,
  words,
} from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'
import { tidySearchText } from './search.params.ts'

const tree = answer('sectionTree', { items: makeSectionTree() })
const found = (over = {}) =>
  answer('listProducts', ({ body }) => makeProductsAnswer({ page: body.page ?? 1, ...over }))
const path = (text: string) => `/search/${encodeURIComponent(text)}/`

const lineOf = (text: string, state: 'understood' | 'unknown') => ({
  ...{
    line: 1,
    text,
    state,
    article: text,
    quantity: 1,
    isQuantitySaid: false,
    quantityOrdered: null,
  },
  ...{ product: null, candidates: [], reason: null, unused: '', notes: [] },
})
const known = (isKnown: (text: string) => boolean) =>
  answer('checkQuickOrder', ({ body }) => ({
    lines: body.text
      .split('\n')
      .map((text) => lineOf(text, isKnown(text) ? 'understood' : 'unknown')),
  }))

describe('несколько артикулов одним запросом (задача 14, п. 1)', () => {
  test('магазин их не знает — списком не предлагает', async () => {
    await renderRoute(remote, path('2301-1020-19, 2300-0850'), {
      handlers: [
        found({ match: { kind: 'partial', text: 'x' } }),
        known((text) => text === '2300-0850'),
      ],
    })
    expect(await screen.findByText(/по\sчасти запроса/)).toBeVisible()
    expect(screen.queryByRole('link', { name: /списком/ })).not.toBeInTheDocument()
  })

  test('как один запрос ничего не нашлось — как список всё равно открывается', async () => {
    const nothing = { items: [], total: 0, match: { kind: 'exact', text: 'x' } } as const
    await renderRoute(remote, path('DH2301-D1D, KD2301-G1D'), {
      handlers: [found(nothing), tree, known(() => true)],
    })
    expect(
      await screen.findByRole('link', { name: /^2\sартикула — открыть списком$/ }),
    ).toBeVisible()
  })

  test('известные сосчитаны, в быстрый заказ уходит всё', async () => {
    await renderRoute(remote, path('2301-1020-19 5 шт; 2300-0850; 1111-2222'), {
      handlers: [found(), known((text) => !text.startsWith('1111'))],
    })
    expect(
      await screen.findByRole('link', { name: /^2\sартикула — открыть списком$/ }),
    ).toHaveAttribute(
      'href',
      `/basket/?quick=${encodeURIComponent('2301-1020-19 5 шт\n2300-0850\n1111-2222')}`,
    )
  })
})

describe('страница поиска (§2.1)', () => {
  test('обычная форма ведёт на адрес с текстом запроса', async () => {
    const { address } = await renderRoute(remote, '/search/?q=%20сверло%20%208%2F5%20', {
      handlers: [found()],
    })
    expect(address()).toBe(path('сверло 8/5'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Поиск: «сверло 8/5»')
  })

  test.each(['', '   ', '..', '.'])('без запроса («%s») предлагает форму и разделы', async (q) => {
    const { user, address } = await renderRoute(remote, `/search/?q=${q}`, {
      handlers: [tree, found()],
    })
    expect(await screen.findByRole('link', { name: /Режущий инструмент/ })).toBeVisible()
    await user.type(screen.getByRole('searchbox'), 'фреза{Enter}')
    await waitFor(() => expect(address()).toBe(path('фреза')))
  })

  test('ссылки на товары помнят запрос, фильтры остаются в адресе поиска', async () => {
    const { user, address } = await renderRoute(remote, path('сверло'), { handlers: [found()] })
    expect(screen.getAllByRole('link', { name: /Сверло спиральное/ })[0]).toHaveAttribute(
      'href',
      `/product/sverlo-vt-1001/?searched=${encodeURIComponent('сверло')}`,
    )
    await user.click(screen.getByRole('checkbox', { name: /В наличии/ }))
    await waitFor(() => expect(address()).toBe(`${path('сверло')}?stock=now`))
  })

  test.each([
    ['layout', 'Переключили раскладку и ищем «сверло».'],
    ['corrected', 'Исправили опечатку и ищем «сверло».'],
    ['partial', 'показываем найденное по части запроса: «сверло».'],
  ] as const)('сказано, как понят запрос (%s)', async (kind, text) => {
    await renderRoute(remote, path('cdthkj'), {
      handlers: [found({ match: { kind, text: 'сверло' } })],
    })
    expect(await screen.findByText(text, { exact: false })).toBeVisible()
  })

  test('ничего не найдено — советы и разделы вместо пустоты', async () => {
    await renderRoute(remote, path('яяя'), { handlers: [found({ items: [], total: 0 }), tree] })
    expect(screen.getByRole('heading', { name: 'Ничего не найдено' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Запросить цену по списку' })).toHaveAttribute(
      'href',
      '/offer/custom/',
    )
    expect(screen.getByRole('list', { name: words('Что попробовать') })).toBeVisible()
    expect(screen.getByRole('link', { name: /Измерительный инструмент/ })).toBeVisible()
  })

  test('страницы дальше последней нет', async () => {
    const { router } = await renderRoute(remote, `${path('сверло')}99/`, {
      handlers: [refuse('listProducts', 'PAGE_NOT_FOUND')],
    })
    expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 })
  })

  test('слишком длинный текст укорачивается до того, что принимает сервер', () => {
    expect(tidySearchText(` ${'а'.repeat(500)}\n`)).toHaveLength(200)
  })
})
