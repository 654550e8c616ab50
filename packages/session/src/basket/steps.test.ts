import { describe, expect, test } from 'vitest'
import { applyOp, applySteps, followedBy, isBarrier, totalOf } from './steps.ts'

describe('изменение строки за изменением', () => {
  const add = { kind: 'add', quantity: 2 } as const
  const set = { kind: 'set', quantity: 7 } as const
  const remove = { kind: 'remove' } as const

  test('прибавленное складывается: к прибавленному, к названному, к убранному', () => {
    expect(followedBy(add, { kind: 'add', quantity: 3 })).toEqual({ kind: 'add', quantity: 5 })
    expect(followedBy(set, add)).toEqual({ kind: 'set', quantity: 9 })
    expect(followedBy(remove, add)).toEqual({ kind: 'set', quantity: 2 })
  })

  test('названное и убранное не зависят от того, что было', () => {
    expect(followedBy(add, set)).toEqual(set)
    expect(followedBy(add, remove)).toEqual(remove)
  })

  test('строки нет — прибавленное и есть её количество', () => {
    expect(applyOp(undefined, add)).toBe(2)
    expect(applyOp(3, add)).toBe(5)
    expect(applyOp(3, set)).toBe(7)
  })
})

test('мимо удаления нескольких строк изменение не проходит, мимо прочего — да', () => {
  expect(isBarrier({ kind: 'remove-lines', productIds: [1] })).toBe(true)
  expect(isBarrier({ kind: 'read' })).toBe(false)
  expect(isBarrier({ kind: 'line', productId: 1, op: { kind: 'remove' } })).toBe(false)
})

test('шаги идут по порядку, а то, что дано, остаётся как было', () => {
  const lines = new Map([
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  const after = applySteps(lines, [
    { kind: 'line', productId: 1, op: { kind: 'add', quantity: 4 } },
    { kind: 'read' },
    { kind: 'remove-lines', productIds: [2, 9] },
    { kind: 'line', productId: 3, op: { kind: 'remove' } },
    { kind: 'line', productId: 5, op: { kind: 'set', quantity: 6 } },
  ])
  expect([...after]).toEqual([
    [1, 5],
    [5, 6],
  ])
  expect(lines.size).toBe(3)
})

describe('сумма до ответа сервера', () => {
  const lines = (...all: [number, number][]) => new Map(all)
  const prices = lines([1, 100], [2, 30])

  test('к известной сумме прибавлено то, что изменилось', () => {
    const known = { lines: lines([1, 2], [2, 1], [9, 5]), total: 1000 }
    expect(totalOf(lines([1, 3], [9, 5]), known, prices)).toBe(1000 + 100 - 30)
  })

  test('неизвестна, когда неизвестна цена изменившейся строки или прежняя сумма', () => {
    const known = { lines: lines([9, 5]), total: 1000 }
    expect(totalOf(lines([9, 6]), known, prices)).toBeNull()
    expect(totalOf(lines([9, 5]), known, prices)).toBe(1000)
    expect(totalOf(lines([1, 1]), { lines: lines(), total: null }, prices)).toBeNull()
  })

  test('у пустой корзины — ноль, что бы ни было известно', () => {
    expect(totalOf(lines(), { lines: lines([9, 5]), total: null }, prices)).toBe(0)
  })
})
