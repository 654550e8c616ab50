import { answer, errorResponse, makeBasket, makeBasketLine, makeProductCard } from '@isp/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { openAnonymous, openAs } from '../../../test/open-as.fixture.tsx'

const names = ['Сверло', 'Фреза', 'Метчик', 'Зенкер']
const lines = names.map((name, at) =>
  makeBasketLine({
    product: makeProductCard({ id: at + 1, name }),
    quantityOrdered: (at + 1) * 10,
  }),
)
const change = { lines: [], count: 0, total: 0 }
const box = (name: string) => screen.findByRole('checkbox', { name })

/** An account's basket that really loses and gets lines. */
const openBasket = async (failures = 0) => {
  let held = [...lines]
  let left = failures
  const merged: unknown[] = []
  const opened = await openAs('outsider', '/basket/', [
    answer('basketV2', () => makeBasket(held)),
    answer('removeFromBasket', ({ query }) => {
      const ids = query.ids.split(',').map(Number)
      held = held.filter(({ productId }) => !ids.includes(productId))
      return { ...change, count: held.length }
    }),
    answer('mergeBasket', ({ body }) => {
      merged.push(body)
      left -= 1
      if (left >= 0) return errorResponse('DATABASE_UNAVAILABLE', 'База молчит.')
      const ids = body.items.map(({ productId }) => productId)
      held = [...held, ...lines.filter(({ productId }) => ids.includes(productId))]
      return { ...change, count: held.length }
    }),
  ])
  /** The popups are the shell's: their button is pressed here. */
  const undo = async () => {
    const { popups } = opened.session
    await waitFor(() => expect(popups.getState().items.at(-1)?.button?.text).toBe('Вернуть'))
    popups.getState().items.at(-1)?.button?.onClick()
  }
  return { ...opened, undo, merged }
}

describe('выбор строк', () => {
  test('с Shift — все от прежней до этой, как они стоят; «Выбрать все» — все и никого', async () => {
    const { user } = await openBasket()
    await user.click(await box('Выбрать: Сверло'))
    await user.keyboard('{Shift>}')
    await user.click(await box('Выбрать: Метчик'))
    await user.keyboard('{/Shift}')
    expect(await box('Выбрать: Фреза')).toBeChecked()
    expect(await box('Выбрать: Зенкер')).not.toBeChecked()
    expect(await screen.findByText(/^Выбрано: 3\sтовара на/)).toBeVisible()
    await user.click(await box('Выбрать все'))
    expect(await box('Выбрать: Зенкер')).toBeChecked()
    await user.click(await box('Выбрать все'))
    expect(screen.queryByText(/^Выбрано/)).toBeNull()
  })

  test('выбранное убрано одним вызовом и возвращается с количествами; потерянный ответ не удваивает', async () => {
    const { user, undo, merged } = await openBasket(1)
    await user.click(await box('Выбрать: Фреза'))
    await user.click(await box('Выбрать: Зенкер'))
    await user.click(await screen.findByRole('button', { name: 'Убрать выбранные' }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /Зенкер/ })).toBeNull())
    await undo()
    await waitFor(() => expect(merged).toHaveLength(1))
    await undo()
    expect(await screen.findByRole('row', { name: /Зенкер/ })).toBeVisible()
    expect(merged[0]).toMatchObject({
      items: [
        { productId: 2, quantityOrdered: 20 },
        { productId: 4, quantityOrdered: 40 },
      ],
    })
    expect(merged[1]).toEqual(merged[0])
  })

  test('очищенная корзина возвращается вся', async () => {
    const { user, undo, merged } = await openBasket()
    await user.click(await screen.findByRole('button', { name: 'Очистить корзину' }))
    await user.click(screen.getByRole('button', { name: 'Очистить' }))
    expect(await screen.findByText('Корзина пуста')).toBeVisible()
    await undo()
    expect(await screen.findByRole('row', { name: /Метчик/ })).toBeVisible()
    expect(merged).toHaveLength(1)
  })

  test('без входа убранное возвращается в этот браузер, черновика не предложено', async () => {
    const items = lines.map(({ productId, quantityOrdered }) => ({ productId, quantityOrdered }))
    const { user, session } = await openAnonymous('/basket/', items, [
      answer('calcBasketV2', ({ body }) =>
        makeBasket(lines.filter(({ productId: id }) => body.items.some((i) => i.productId === id))),
      ),
    ])
    await user.click(await box('Выбрать: Фреза'))
    expect(screen.queryByRole('button', { name: /черновик/ })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Убрать выбранные' }))
    const { popups } = session
    await waitFor(() => expect(popups.getState().items).toHaveLength(1))
    popups.getState().items[0]?.button?.onClick()
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem('isp_basket') ?? '[]')).toContainEqual(
        expect.objectContaining({ productId: 2, quantityOrdered: 20 }),
      ),
    )
    // what it costs is still asked for
    await waitFor(() => expect(session.basket.getState().pending.size).toBe(0))
  })

  test('в черновик переносится выбранное, а не вся корзина', async () => {
    let sent: unknown
    const { user } = await openAs(
      'outsider',
      '/basket/',
      [
        answer('createDraft', ({ body }) => {
          sent = body
          return errorResponse('DRAFTS_TOO_MANY', 'Черновиков слишком много.')
        }),
      ],
      { basket: makeBasket(lines) },
    )
    await user.click(await box('Выбрать: Фреза'))
    await user.click(screen.getByRole('button', { name: /^Перенести в\sчерновик$/ }))
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить' }))
    expect(await within(dialog).findByText('Черновиков слишком много.')).toBeVisible()
    expect(sent).toMatchObject({ productIds: [2], leavesBasket: true })
  })
})

test('порядок и разделы: строки переставлены, над каждым разделом — его имя', async () => {
  const { user } = await openBasket()
  const rows = () =>
    screen.getAllByRole('row').map((row) => names.find((name) => row.textContent?.includes(name)))
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Порядок строк' }), 'name')
  await waitFor(() =>
    expect(rows().filter(Boolean)).toEqual(['Зенкер', 'Метчик', 'Сверло', 'Фреза']),
  )
  await user.selectOptions(screen.getByRole('combobox', { name: 'Группы строк' }), 'section')
  expect(await screen.findByRole('rowheader', { name: /Свёрла/ })).toBeVisible()
})

test('задача 15: группы по сроку — над строками сказано, что есть и когда придёт остальное', async () => {
  const expected = makeBasketLine({
    product: makeProductCard({ id: 9, name: 'Протяжка' }),
    quantityAvailable: 0,
    expectedOn: '2027-03-05',
  })
  const { user } = await openAs('outsider', '/basket/', [], {
    basket: makeBasket([expected, ...lines]),
  })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Группы строк' }), 'arrival')
  await screen.findByRole('rowheader', { name: /^Есть\sсейчас/ })
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '')
  const place = (text: RegExp) => rows.findIndex((row) => text.test(row))
  expect(place(/^Ожидается\s5\sмарта/)).toBeGreaterThan(place(/Зенкер/))
  expect(place(/Протяжка/)).toBe(place(/^Ожидается\s5\sмарта/) + 1)
})

describe('§1: печать', () => {
  const drawn = () => screen.getAllByRole('row').length - 1
  const toPaper = () => window.dispatchEvent(new Event('beforeprint'))
  const open = (count: number) => {
    const many = Array.from({ length: count }, (_, at) =>
      makeBasketLine({ product: makeProductCard({ id: 1000 + at, name: `Сверло ${at}` }) }),
    )
    return openAs('outsider', '/basket/', [], { basket: makeBasket(many) })
  }

  test('печатается вся корзина, а не первые сто строк: кнопкой и из меню браузера', async () => {
    const printed: number[] = []
    vi.spyOn(window, 'print').mockImplementation(() => {
      toPaper()
      printed.push(drawn())
    })
    const { user } = await open(130)
    const button = await screen.findByRole('button', { name: 'Печать' })
    expect(drawn()).toBe(100)
    act(toPaper)
    expect(drawn()).toBe(130)
    await user.click(button)
    expect(printed).toEqual([130])
  })

  test('корзина из одной строки печатается по тем же правилам; выбирать и сортировать нечего', async () => {
    await open(1)
    expect(await screen.findByRole('button', { name: 'Печать' })).toBeVisible()
    const rules = [...document.querySelectorAll('style')].map(({ textContent }) => textContent)
    expect(rules.join()).toContain('main .find')
    expect(screen.queryByRole('combobox', { name: 'Порядок строк' })).toBeNull()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

describe('§3 basket_view: список и таблица', () => {
  const table = () => screen.findByRole('button', { name: 'Плотная таблица' })
  const items = lines.map(({ productId, quantityOrdered }) => ({ productId, quantityOrdered }))
  const kept = () => localStorage.getItem('isp_basketView')

  test('выбор уходит за человеком; не ушёл — остаётся в этом браузере', async () => {
    const sent: unknown[] = []
    const { user } = await openAs(
      'outsider',
      '/basket/',
      [
        answer('saveSettings', ({ body }) => {
          sent.push(body)
          return errorResponse('DATABASE_UNAVAILABLE', 'База молчит.')
        }),
      ],
      { basket: makeBasket(lines) },
    )
    expect(await table()).toHaveAttribute('aria-pressed', 'false')
    await user.click(await table())
    expect(await table()).toHaveAttribute('aria-pressed', 'true')
    await waitFor(() => expect(sent).toEqual([{ basket_view: 'table' }]))
    expect(kept()).toBe('table')
  })

  test('без входа выбор этого браузера прежний и никуда не шлётся', async () => {
    localStorage.setItem('isp_basketView', 'table')
    const { user } = await openAnonymous('/basket/', items, [
      answer('saveSettings', () => {
        throw new Error('nobody is signed in')
      }),
      answer('calcBasketV2', makeBasket(lines)),
    ])
    expect(await table()).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: 'Подробный список' }))
    expect(kept()).toBe('list')
  })
})
