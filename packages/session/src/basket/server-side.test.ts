import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createShop, failure, settle } from '../session.fixture.ts'
import { createServerSide } from './server-side.ts'

/** The basket of an account whose answers wait until they are let through. */
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

  /** Another visitor comes while a step of the earlier one is on its way; then its answer comes. */
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
