import { storageNames } from '@isp/session'
import { answer, makeBasket, makeBasketLine, makeProductCard } from '@isp/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openAnonymous } from '../../../test/open-as.fixture.tsx'

type Kept = { productId: number; quantityOrdered: number; comment?: string }

const lineOf = ({ productId, quantityOrdered, comment = '' }: Kept) =>
  makeBasketLine({
    product: makeProductCard({ id: productId, name: productId === 1 ? 'Сверло' : 'Фреза' }),
    quantityOrdered,
    comment,
  })
const kept = (): Kept[] => JSON.parse(localStorage.getItem(storageNames.local.basket) ?? '[]')
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
const writeOf = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`комментарий к\\sстроке: ${name}`) })

/** The server calculates what it is sent, and keeps none of it. */
const open = (lines: Kept[], sent: unknown[] = []) =>
  openAnonymous('/basket/', lines, [
    answer('calcBasketV2', ({ body }) => {
      sent.push(...body.items)
      return makeBasket(body.items.map(lineOf))
    }),
  ])

describe('§3, §4: комментарий строки, пока никто не вошёл', () => {
  test('записан в этом браузере, виден у строки, чужие строки те же', async () => {
    const { user } = await open([
      { productId: 1, quantityOrdered: 10 },
      { productId: 2, quantityOrdered: 5, comment: 'На склад' },
    ])
    await user.click(await writeOf('Сверло'))
    await user.keyboard(' <b>Цех 7</b> {Enter}')
    expect(await within(await row('Сверло')).findByText('<b>Цех 7</b>')).toBeVisible()
    expect(within(await row('Фреза')).getByText('На склад')).toBeVisible()
    expect(kept()).toMatchObject([
      { productId: 1, quantityOrdered: 10, comment: '<b>Цех 7</b>' },
      { productId: 2, quantityOrdered: 5, comment: 'На склад' },
    ])
    expect(await writeOf('Сверло')).toHaveFocus()
  })

  test('переживает перезагрузку и перемену количества: сервер считает строку с ним', async () => {
    const sent: unknown[] = []
    const { user } = await open([{ productId: 1, quantityOrdered: 10, comment: 'Цех 7' }], sent)
    expect(await within(await row('Сверло')).findByText('Цех 7')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Увеличить количество' }))
    await waitFor(() =>
      expect(sent).toContainEqual(
        expect.objectContaining({ quantityOrdered: 11, comment: 'Цех 7' }),
      ),
    )
    expect(kept()).toMatchObject([{ quantityOrdered: 11, comment: 'Цех 7' }])
  })

  test('пустой убирает прежний', async () => {
    const { user } = await open([{ productId: 1, quantityOrdered: 10, comment: 'Цех 7' }])
    await user.click(await writeOf('Сверло'))
    await user.clear(screen.getByRole('textbox', { name: /строке: Сверло/ }))
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByText('Цех 7')).toBeNull())
    expect(kept()).toMatchObject([{ productId: 1 }])
    expect(kept()[0]?.comment ?? '').toBe('')
  })

  test('убранная строка возвращается с ним', async () => {
    const { user, session } = await open([
      { productId: 1, quantityOrdered: 10, comment: 'Цех 7' },
      { productId: 2, quantityOrdered: 5 },
    ])
    await user.click(await screen.findByRole('button', { name: /^Убрать из\sкорзины: Сверло/ }))
    await waitFor(() => expect(kept()).toHaveLength(1))
    await waitFor(() => expect(session.popups.getState().items).toHaveLength(1))
    await act(async () => session.popups.getState().items[0]?.button?.onClick())
    expect(await within(await row('Сверло')).findByText('Цех 7')).toBeVisible()
    expect(kept()).toContainEqual(expect.objectContaining({ productId: 1, comment: 'Цех 7' }))
  })
})
