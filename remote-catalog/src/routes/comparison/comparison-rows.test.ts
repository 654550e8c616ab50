import { expect, test } from 'vitest'
import { bestPlaces } from './comparison-better.ts'
import { inOrder, movedTo } from './comparison-order.ts'
import { chosenIn, pairOf } from './comparison-pair.ts'

test('товар встаёт на место другого, куда бы его ни двигали', () => {
  expect(movedTo([1, 2, 3, 4], 1, 3)).toEqual([2, 3, 1, 4])
  expect(movedTo([1, 2, 3, 4], 4, 2)).toEqual([1, 4, 2, 3])
})

test('новый товар — в конце, порядок остальных помнится', () => {
  const items = [{ id: 1 }, { id: 2 }, { id: 3 }]
  expect(inOrder(items, [3, 9, 1]).map(({ id }) => id)).toEqual([3, 1, 2])
})

test('лучше — больше, меньше или ближе к основе; где все равны, сравнивать не с чем или судить не по чему, не отмечено ничто', () => {
  const best = (...asked: Parameters<typeof bestPlaces>) => [...bestPlaces(...asked)]
  expect(best([5, 8, 8, null], 'more', -1)).toEqual([1, 2])
  expect(best([5, 8, 3, 3], 'less', 0)).toEqual([2, 3])
  // the base is what others are held against, and does not win itself
  expect(best([10, 9.8, 10.5], 'nearer', 0)).toEqual([1])
  expect(best([10, 9.8, 10.5], 'nearer', -1)).toEqual([])
  expect(best([10, 9.5, 10.5], 'nearer', 0)).toEqual([])
  expect(best([4, 4], 'less', -1)).toEqual([])
  expect(best([4, null], 'less', -1)).toEqual([])
  expect(best([null, null], 'more', -1)).toEqual([])
  expect(best([5, 8], null, -1)).toEqual([])
})

test('на телефоне двое: выбранные, потом первые; тот же второй раз — двое меняются местами', () => {
  const items = [{ id: 1 }, { id: 2 }, { id: 3 }]
  const ids = (chosen: number[]) => pairOf(items, chosen).map(({ id }) => id)
  expect(ids([])).toEqual([1, 2])
  expect(ids([3, 9])).toEqual([3, 1])
  expect(chosenIn(items.slice(0, 2), 1, 3)).toEqual([1, 3])
  expect(chosenIn(items.slice(0, 2), 0, 2)).toEqual([2, 1])
  expect(pairOf(items.slice(0, 1), [])).toHaveLength(1)
})
