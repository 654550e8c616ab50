import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createShop, failure, settle } from '../session.fixture.ts'
import { createServerSide } from './server-side.ts'
import type { LineOp } from './steps.ts'

/** The basket of an account; the test decides when each response arrives. */
const openSide = () => {
  const shop = createShop()
  const held = Promise.withResolvers<void>()
  shop.gate.after = () => held.promise
  const told = { onChange: vi.fn(), onPrices: vi.fn(), onFailure: vi.fn(), onChanged: vi.fn() }
  return { shop, held, told, side: createServerSide({ api: shop.api, ...told }) }
}

describe('ответ на просьбу прежнего посетителя новому не достаётся', () => {
  let trial: ReturnType<typeof openSide>
  beforeEach(() => {
    trial = openSide()
  })

  /** Changes the user while a request of the previous one is running; then its response arrives. */
  const changeVisitor = async (answer: 'comes' | 'fails') => {
    const { held, side, told } = trial
    side.reset()
    told.onChange.mockClear()
    if (answer === 'comes') held.resolve()
    else held.reject(failure(409))
    await settle()
  }

  const expectNothing = () => {
    const { side, told } = trial
    expect(side.known()).toEqual({ lines: new Map(), total: null })
    expect(side.isRead()).toBe(false)
    expect(side.pending()).toEqual(new Set())
    for (const tell of Object.values(told)) expect(tell).not.toHaveBeenCalled()
  }

  test('ни корзина целиком, ни её цены', async () => {
    trial.shop.lines.set(7, 2)
    const asked = trial.side.put({ kind: 'read' })
    await changeVisitor('comes')
    expect(await asked).toBeNull()
    expectNothing()
  })

  test('ни добавленная строка', async () => {
    const op = { kind: 'add', quantity: 3 } as const
    const asked = trial.side.put({ kind: 'line', productId: 7, op })
    await changeVisitor('comes')
    expect(await asked).toBeNull()
    expectNothing()
  })

  test('ни отказ', async () => {
    const asked = trial.side.put({ kind: 'remove-lines', productIds: [7] })
    await changeVisitor('fails')
    expect(await asked).toBeNull()
    expectNothing()
    expect(trial.shop.calls).toEqual(['remove 7'])
  })

  test('а его собственная просьба выполняется', async () => {
    const { side, shop, held } = trial
    void side.put({ kind: 'read' })
    side.reset()
    const op = { kind: 'add', quantity: 3 } as const
    const own = side.put({ kind: 'line', productId: 8, op })
    held.resolve()
    expect(await own).toMatchObject({ count: 1, total: 300 })
    expect(shop.calls).toEqual(['read', 'add 8 3'])
    expect(side.known()).toEqual({ lines: new Map([[8, 3]]), total: 300 })
  })
})

describe('что уходит на сервер', () => {
  const line = (productId: number, op: LineOp) => ({ kind: 'line', productId, op }) as const
  const add = (productId: number, quantity = 1) => line(productId, { kind: 'add', quantity })

  test('добавленное разрешает поднять количество (D21)', async () => {
    const { side, shop, held } = openSide()
    const sent = vi.spyOn(shop.api, 'addToBasket')
    held.resolve()
    await side.put(add(7, 2))
    expect(sent).toHaveBeenCalledWith([
      { productId: 7, quantityOrdered: 2, autoApplyToOrdered: true },
    ])
  })

  test('строки нет: изменённая добавлена, об убранной не спрошено; есть — убрана', async () => {
    const { side, shop, held } = openSide()
    held.resolve()
    expect(await side.put(line(7, { kind: 'remove' }))).toBeNull()
    await side.put(line(7, { kind: 'set', quantity: 2 }))
    expect(await side.put(line(7, { kind: 'remove' }))).toMatchObject({ count: 0 })
    expect(shop.calls).toEqual(['add 7 2', 'remove 7'])
    expect(side.lines().size).toBe(0)
  })

  test('пока идёт шаг, следующие ждут: чтение — одно на всех, удаления — каждое само', async () => {
    const { side, shop, held, told } = openSide()
    const steps = [
      add(7),
      { kind: 'read' },
      { kind: 'read' },
      { kind: 'remove-lines', productIds: [7, 5] },
      { kind: 'remove-lines', productIds: [8] },
    ] as const
    const asked = steps.map((step) => side.put(step))
    expect(side.pending()).toEqual(new Set([7, 5, 8]))
    expect(told.onChange.mock.calls.flat()).toEqual(steps.map(() => false))
    held.resolve()
    expect(await Promise.all(asked)).toMatchObject([{ count: 1 }, null, null, {}, {}])
    expect(shop.calls).toEqual(['add 7 1', 'read', 'remove 7,5', 'remove 8'])
    expect(told.onChange.mock.calls.flat().slice(steps.length)).toEqual([true, true, true, true])
    expect(side.pending()).toEqual(new Set())
  })

  test('после отказа корзину читают один раз, хотя бы её чтение уже и ждало', async () => {
    const { side, shop, held } = openSide()
    shop.gate.after = (call) => (call === 'read' ? Promise.resolve() : held.promise)
    const asked = [side.put(add(7)), side.put({ kind: 'read' })]
    held.reject(failure(409))
    expect(await Promise.all(asked)).toEqual([null, null])
    expect(shop.calls).toEqual(['add 7 1', 'read'])
    await side.settled()
  })

  test('чтение само по себе других вкладок не зовёт', async () => {
    const { side, told, held } = openSide()
    expect(side.known()).toEqual({ lines: new Map(), total: null })
    expect(side.isRead()).toBe(false)
    held.resolve()
    await side.put({ kind: 'read' })
    expect(side.isRead()).toBe(true)
    expect(told.onChanged).not.toHaveBeenCalled()
  })
})
