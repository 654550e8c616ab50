import type { Comparison, ProductCard } from '@isp/contract'
import { formatMoney } from '@isp/i18n'
import {
  answer,
  disconnect,
  errorResponse,
  makePrice,
  makeProductCard,
  makeSectionLink,
  refuse,
  renderRoute,
  server,
  words,
} from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'

const drill = (id: number, over = {}) => makeProductCard({ id, name: `Сверло ${id}`, ...over })
const mill = makeProductCard({
  id: 9,
  name: 'Фреза 9',
  section: makeSectionLink({ id: 77, slug: 'frezy', name: 'Фрезы' }),
  attributes: [{ code: 'teeth', name: 'Зубьев', unit: null, value: 4 }],
})
const products = [drill(1), drill(2, { brand: null }), mill]

/** Rows as the server tells them: price and brand of any product, teeth of those that have them. */
const compared = (items: ProductCard[]): Comparison => {
  const words = (text = '—') => ({ text, number: null })
  const row = { better: null, hint: null, isLead: false }
  return {
    products: items,
    rows: [
      { ...row, ...price, values: items.map(priceOf), isLead: true },
      {
        ...row,
        code: 'brand',
        name: 'Бренд',
        values: items.map(({ brand }) => words(brand?.name)),
      },
      {
        ...{ ...row, code: 'teeth', name: 'Зубьев' },
        values: items.map(({ attributes }) =>
          words(attributes.find(({ code }) => code === 'teeth')?.value.toString()),
        ),
      },
      { ...row, code: 'series', name: 'Серия', values: items.map(() => words('Т')) },
    ],
  }
}
const price = { code: 'price', name: 'Цена', better: 'less', hint: 'меньше — лучше' } as const
const priceOf = ({ price: own }: ProductCard) => ({
  text: `${formatMoney(own?.amount ?? 0)}`,
  number: (own?.amount ?? 0) / 100,
})

let asked: string[] = []
const unauthorized = answer('comparisonUnauthorized', ({ query }) => {
  asked.push(query.productIds)
  const ids = query.productIds.split(',').map(Number)
  return compared(products.filter(({ id }) => ids.includes(id)))
})
beforeEach(() => {
  asked = []
})
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const open = async (ids: number[], address = '/comparison/', handlers = [unauthorized]) => {
  localStorage.setItem('isp_comparison', JSON.stringify(ids))
  return renderRoute(remote, address, { as: 'anonymous', handlers })
}
/** With ordinary spaces. */
const plain = (text: string | null) => text?.replace(/\s/g, ' ')
const heads = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map((cell) => within(cell).getByRole('link').textContent)

describe('страница сравнения (§2.3, D18)', () => {
  test('пустой список никого не спрашивает и говорит, как его наполнить', async () => {
    await open([])
    expect(await screen.findByRole('heading', { name: 'Сравнивать пока нечего' })).toBeVisible()
    expect(asked).toEqual([])
  })

  test('сбой — не «пусто»: отмеченное сохранено, можно повторить', async () => {
    const refused = refuse('comparisonUnauthorized', 'INTERNAL_ERROR')
    const { user } = await open([1, 2], '/comparison/', [refused])
    expect(await screen.findByText(/^Отмеченные товары\sсохранены/)).toBeVisible()
    server.use(unauthorized)
    await user.click(screen.getByRole('button', { name: 'Повторить' }))
    await waitFor(() => expect(heads()).toEqual(['Сверло 1', 'Сверло 2']))
  })

  test('товары разных разделов стоят рядом, со всеми характеристиками; один раздел — на своей вкладке', async () => {
    const { user } = await open([1, 2, 9])
    await waitFor(() => expect(heads()).toEqual(['Сверло 1', 'Сверло 2', 'Фреза 9']))
    const value = () =>
      within(screen.getByRole('row', { name: /^Зубьев/ }))
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
    expect(value()).toEqual(['—', '—', '4'])
    await user.click(screen.getByRole('link', { name: 'Фрезы 1' }))
    expect(heads()).toEqual(['Фреза 9'])
    expect(screen.getByText(/^Добавьте\sещё\sодин/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Все 3' }))
    expect(heads()).toHaveLength(3)
  })

  test('различия — сверху, одинаковое свёрнуто с числом строк и раскрывается; цена видна всегда', async () => {
    const { user } = await open([1, 2])
    const rows = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent)
    const fold = await screen.findByRole('button', { name: words('Показать одинаковое: 1 строка') })
    expect(rows()).toEqual(['Цена', 'Бренд'])
    await user.click(fold)
    // teeth, which neither of the two has, are no row of theirs
    expect(rows()).toEqual(['Цена', 'Бренд', 'Серия'])
    expect(fold).toHaveAttribute('aria-expanded', 'true')
  })

  test('лучшее отмечено там, где известно, что лучше; с основой видно, насколько другие отличаются', async () => {
    const goods = [
      drill(1, { price: makePrice(20_000) }),
      drill(2, { price: makePrice(15_050) }),
      drill(3, { price: makePrice(15_050) }),
    ]
    const { user } = await open([1, 2, 3], '/comparison/', [
      answer('comparisonUnauthorized', compared(goods)),
    ])
    const cells = async () => {
      const row = await screen.findByRole('row', { name: /^Цена/ })
      return within(row)
        .getAllByRole('cell')
        .map((cell) => [plain(cell.textContent), within(cell).queryByRole('img')?.ariaLabel])
    }
    expect(await cells()).toEqual([
      ['200,00 ₽', undefined],
      ['150,50 ₽', 'лучшее'],
      ['150,50 ₽', 'лучшее'],
    ])
    expect(screen.getByText('меньше — лучше')).toBeVisible()
    const base = screen.getByRole('button', { name: 'Взять за основу: Сверло 1' })
    await user.click(base)
    expect((await cells()).map(([text]) => text)).toEqual([
      '200,00 ₽',
      '150,50 ₽−49,5',
      '150,50 ₽−49,5',
    ])
    await user.click(base)
    expect((await cells())[1]?.[0]).toBe('150,50 ₽')
  })

  test('таблица — одна остановка Tab: стрелки ходят по ячейкам, Home и End — по строке, Ctrl — к краям', async () => {
    const { user } = await open([1, 2, 9])
    await screen.findByRole('columnheader', { name: 'Фреза 9' })
    const at = () => document.activeElement?.textContent
    const focus = async (keys: string) => {
      await user.keyboard(keys)
      return document.activeElement
    }
    screen.getByRole('columnheader', { name: 'Характеристика' }).focus()
    expect(await focus('{End}')).toHaveAccessibleName('Фреза 9')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(at()).toBe('ВолгаТул')
    await user.keyboard('{Home}')
    expect(at()).toBe('Бренд')
    await user.keyboard(
      '{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}{Control>}{Home}{/Control}',
    )
    expect(document.activeElement).toHaveAccessibleName('Характеристика')
    await user.keyboard('{Control>}{End}{/Control}{ArrowUp}')
    const stops = [...document.querySelectorAll('th, td')].filter(
      (cell) => (cell as HTMLElement).tabIndex === 0,
    )
    expect(stops).toEqual([document.activeElement])
    await user.click(screen.getByRole('button', { name: /^Убрать из сравнения: Фреза 9/ }))
    expect(document.querySelectorAll('th[tabindex="0"], td[tabindex="0"]')).toHaveLength(1)
  })

  test('на телефоне рядом двое, кого — выбирают над колонками', async () => {
    const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} }
    vi.stubGlobal('matchMedia', () => query)
    const { user } = await open([1, 2, 9])
    await waitFor(() => expect(heads()).toEqual(['Сверло 1', 'Сверло 2']))
    const [left] = screen.getAllByRole('combobox')
    await user.selectOptions(left as HTMLElement, '9')
    expect(heads()).toEqual(['Фреза 9', 'Сверло 2'])
    await user.selectOptions(
      screen.getByRole('combobox', { name: words('Товар в колонке 1') }),
      '2',
    )
    expect(heads()).toEqual(['Сверло 2', 'Фреза 9'])
  })

  test('чего больше не продают, не остаётся и в счёте шапки', async () => {
    const { session } = await open([1, 404])
    await waitFor(() => expect(heads()).toEqual(['Сверло 1']))
    await waitFor(() => expect(session.preferences.getState().comparisonIds).toEqual([1]))
  })

  test('порядок меняется кнопками и помнится в этой вкладке браузера', async () => {
    const { user, unmount } = await open([1, 2])
    await user.click(await screen.findByRole('button', { name: 'Сдвинуть вправо: Сверло 1' }))
    expect(heads()).toEqual(['Сверло 2', 'Сверло 1'])
    unmount()
    await open([1, 2])
    await waitFor(() => expect(heads()).toEqual(['Сверло 2', 'Сверло 1']))
  })

  test('убранный товар исчезает сразу и без нового запроса, «Вернуть» ставит его на место', async () => {
    const { user, session } = await open([1, 2])
    await user.click(await screen.findByRole('button', { name: /^Убрать из сравнения: Сверло 1/ }))
    expect(heads()).toEqual(['Сверло 2'])
    expect(session.preferences.getState().comparisonIds).toEqual([2])
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    expect(heads()).toEqual(['Сверло 1', 'Сверло 2'])
    expect(asked).toEqual(['1,2'])
  })

  test('очищенное целиком можно вернуть', async () => {
    const { user, session } = await open([1, 2, 9])
    await user.click(await screen.findByRole('button', { name: words('Очистить всё') }))
    expect(screen.getByRole('heading', { name: 'Сравнивать пока нечего' })).toBeVisible()
    expect(session.preferences.getState().comparisonIds).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    await waitFor(() => expect(heads()).toEqual(['Сверло 1', 'Сверло 2', 'Фреза 9']))
    expect(session.preferences.getState().comparisonIds.toSorted()).toEqual([1, 2, 9])
  })

  test('D18: отмечена тысяча — показана сотня, и об этом сказано; «Очистить всё» убирает все', async () => {
    const many = Array.from({ length: 1000 }, (_, at) => 1001 - at)
    const all = answer('comparisonUnauthorized', ({ query }) => {
      asked.push(query.productIds)
      return compared(query.productIds.split(',').map((id) => drill(Number(id))))
    })
    const { user, session } = await open(many, '/comparison/', [all])
    expect(await screen.findByText(/^Показано\s100\sиз\s1\s000\sотмеченных/)).toBeVisible()
    expect(asked[0]?.split(',')).toHaveLength(100)
    await user.click(screen.getByRole('button', { name: words('Очистить всё') }))
    expect(session.preferences.getState().comparisonIds).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    expect(session.preferences.getState().comparisonIds).toHaveLength(1000)
  })

  test('отмеченное в другой вкладке браузера встаёт рядом', async () => {
    const { session } = await open([1])
    await waitFor(() => expect(heads()).toEqual(['Сверло 1']))
    session.preferences.getState().toggleComparison(2)
    await waitFor(() => expect(heads()).toEqual(['Сверло 1', 'Сверло 2']))
  })
})

describe('сравнение вошедшего (§3, §7.3)', () => {
  const openAsBuyer = (...handlers: ReturnType<typeof answer>[]) =>
    renderRoute(remote, '/comparison/', {
      as: 'buyer',
      handlers: [answer('comparison', compared([drill(1), drill(2)])), ...handlers],
    })

  test('читается список аккаунта; убранное уходит на сервер, «Вернуть» возвращает', async () => {
    const sent: string[] = []
    const { user, session } = await openAsBuyer(
      answer('removeFromComparison', ({ params }) => {
        sent.push(`remove ${params.id}`)
        return { productIds: [2] }
      }),
      answer('mergeComparison', ({ body }) => {
        sent.push(`merge ${body.productIds}`)
        return { productIds: [2, 1] }
      }),
    )
    await user.click(await screen.findByRole('button', { name: /^Убрать из сравнения: Сверло 1/ }))
    expect(heads()).toEqual(['Сверло 2'])
    await waitFor(() => expect(session.preferences.getState().comparisonIds).toEqual([2]))
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    await waitFor(() => expect(sent).toEqual(['remove 1', 'merge 1']))
    expect(heads()).toEqual(['Сверло 1', 'Сверло 2'])
  })

  test('«Очистить всё» убирает показанное, и только его; «Вернуть» возвращает всё', async () => {
    const sent: string[] = []
    const { user } = await openAsBuyer(
      answer('removeFromComparison', ({ params }) => {
        sent.push(`remove ${params.id}`)
        return { productIds: [] }
      }),
      answer('mergeComparison', ({ body }) => {
        sent.push(`merge ${body.productIds}`)
        return { productIds: body.productIds }
      }),
    )
    await user.click(await screen.findByRole('button', { name: words('Очистить всё') }))
    expect(await screen.findByRole('heading', { name: 'Сравнивать пока нечего' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Вернуть' }))
    await waitFor(() => expect(sent).toEqual(['remove 1', 'remove 2', 'merge 1,2']))
    expect(heads()).toEqual(['Сверло 1', 'Сверло 2'])
  })

  test('если сервер не принял, товар возвращается', async () => {
    const { user } = await openAsBuyer(disconnect('removeFromComparison'))
    await user.click(await screen.findByRole('button', { name: /^Убрать из сравнения: Сверло 1/ }))
    await waitFor(() => expect(heads()).toEqual(['Сверло 1', 'Сверло 2']))
  })
})

describe('сравнение в Excel (§7.3)', () => {
  test('в файл идёт то, что стоит на странице, в том же порядке', async () => {
    const made = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
    const exported = vi.fn()
    const { user } = await open([1, 2], '/comparison/', [
      unauthorized,
      answer('exportComparison', ({ query }) => {
        exported(query.productIds)
        return errorResponse('INTERNAL_ERROR')
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Сдвинуть вправо: Сверло 1' }))
    await user.click(screen.getByRole('button', { name: 'Скачать Excel' }))
    await waitFor(() => expect(exported).toHaveBeenCalledWith('2,1'))
    expect(made).not.toHaveBeenCalled()
  })
})
