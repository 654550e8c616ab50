import type { SharedList } from '@isp/contract'
import {
  answer,
  disconnect,
  makeBasket,
  makeBasketLine,
  makeProductCard,
  refuse,
} from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openAnonymous, openAs } from '../../../test/open-as.fixture.tsx'

const id = 'f1000000-0006-4000-8000-000000000001'
const address = `/basket/?sharing=${id}`
const line = (productId: number, name: string) =>
  makeBasketLine({ product: makeProductCard({ id: productId, name }) })
const listOf = (over: Partial<SharedList> = {}): SharedList => ({
  id,
  name: 'Сверлильный участок',
  author: 'Игорь Черняев',
  isOwn: false,
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-12-20T10:00:00Z',
  basket: makeBasket([line(1, 'Сверло'), line(2, 'Фреза')]),
  ...over,
})
const filledLine = (productId: number, over = {}) => ({
  productId,
  name: `Товар ${productId}`,
  quantityOrdered: 2,
  raisedFrom: null,
  sum: 20_000,
  problem: null,
  ...over,
})

describe('список по ссылке (§7.4)', () => {
  test('без входа не показан и у сервера не спрошен: предложено войти (D45)', async () => {
    const { user, session } = await openAnonymous(address, [])
    await user.click(await screen.findByRole('button', { name: 'Войти' }))
    expect(session.auth.getState().dialog?.returnTo).toBe(address)
    expect(screen.queryByText('Корзина пуста')).toBeNull()
  })

  test.each([
    ['SHARING_NOT_FOUND', /Такого списка нет/],
    ['SHARING_ENDED', /Ссылка больше не\sдействует/],
  ] as const)('%s сказано своими словами', async (code, title) => {
    await openAs('outsider', address, [refuse('sharedList', code)])
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Открыть свою корзину' })).toHaveAttribute(
      'href',
      '/basket/',
    )
  })

  test('обрыв связи — не «такого списка нет»', async () => {
    await openAs('outsider', address, [disconnect('sharedList')])
    expect(await screen.findByRole('alert')).toHaveTextContent(/связи с сервером|соединени/i)
    expect(screen.queryByText('Такого списка нет')).toBeNull()
  })

  test('видно чей он, что в нём и почём; «добавить» ведёт в корзину', async () => {
    const page = await openAs('outsider', address, [
      answer('sharedList', listOf()),
      answer('mergeSharing', { lines: [filledLine(1), filledLine(2)], count: 3, total: 1 }),
    ])
    expect(await screen.findByRole('heading', { name: 'Сверлильный участок' })).toBeVisible()
    expect(screen.getByText(/Игорь Черняев/)).toBeVisible()
    expect(screen.getAllByRole('row')).toHaveLength(3)
    expect(screen.queryByRole('button', { name: 'Отозвать ссылку' })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Добавить к корзине' }))
    await waitFor(() => expect(page.address()).toBe('/basket/'))
  })

  test('замена непустой корзины сначала спрошена', async () => {
    let applied = 0
    const { user, session } = await openAs('outsider', address, [
      answer('sharedList', listOf()),
      answer('applySharing', () => {
        applied += 1
        return {
          lines: [filledLine(1, { problem: 'gone', quantityOrdered: 0 })],
          count: 1,
          total: 1,
        }
      }),
    ])
    await session.basket.getState().refresh()
    await user.click(await screen.findByRole('button', { name: 'Заменить корзину' }))
    expect(applied).toBe(0)
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Заменить корзину' }))
    expect(await screen.findByText(/больше\sне\sпродаётся, не\sположили/)).toBeVisible()
    expect(applied).toBe(1)
  })

  test('свою ссылку отзывают', async () => {
    let isOpen = true
    const { user } = await openAs('outsider', address, [
      answer('revokeSharing', () => {
        isOpen = false
        return { done: true as const }
      }),
      answer('sharedList', () => listOf({ isOwn: true, name: isOpen ? 'Мой' : 'Отозван' })),
    ])
    await user.click(await screen.findByRole('button', { name: 'Отозвать ссылку' }))
    expect(await screen.findByRole('heading', { name: 'Отозван' })).toBeVisible()
  })
})

describe('корзина', () => {
  test('без входа ни черновика, ни ссылки не предлагает', async () => {
    await openAnonymous(
      '/basket/',
      [{ productId: 1001, quantityOrdered: 1 }],
      [answer('calcBasketV2', makeBasket())],
    )
    expect(await screen.findByRole('button', { name: 'Очистить корзину' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'В черновик' })).toBeNull()
  })

  test('в черновик: пустое название не уходит, с названием сохранено', async () => {
    const sent: unknown[] = []
    const { user, session } = await openAs('outsider', '/basket/', [
      answer('createDraft', ({ body }) => {
        sent.push(body)
        return {
          ...{ id: 5, name: body.name, note: '', author: null, isOwn: true, lineCount: 1 },
          ...{ total: 1, createdAt: '2026-11-20T10:00:00Z', updatedAt: '2026-11-20T10:00:00Z' },
        }
      }),
    ])
    await user.click(await screen.findByRole('button', { name: 'В черновик' }))
    const field = screen.getByRole('textbox', { name: /Название/ })
    await user.clear(field)
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(field).toHaveAccessibleDescription(/Обязательное поле/)
    await user.type(field, 'Июль')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(sent).toEqual([{ name: 'Июль' }]))
    expect(session.popups.getState().items[0]?.text).toMatch(/Июль/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('«поделиться» даёт ссылку на снимок корзины', async () => {
    const { user } = await openAs('outsider', '/basket/', [
      answer('shareBasket', { id, expiresAt: '2026-12-20T10:00:00Z' }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Поделиться' }))
    const field = await screen.findByRole('textbox', { name: 'Ссылка' })
    expect(field).toHaveValue(`${location.origin}${address}`)
  })
})
