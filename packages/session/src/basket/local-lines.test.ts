import { MAX_BASKET_LINES, MAX_QUANTITY } from '@isp/contract/limits'
import { describe, expect, test } from 'vitest'
import { storageNames } from '../storage-names.ts'
import { isQuantity } from './limits.ts'
import { createLocalLines, parseLines, toItems } from './local-lines.ts'

const line = { productId: 7, quantityAvailable: 3, quantityOrdered: 2 }
const parse = (...values: unknown[]) => parseLines(JSON.stringify(values))

test.each<[unknown, boolean]>([
  [0, false],
  [1, true],
  [MAX_QUANTITY, true],
  [MAX_QUANTITY + 1, false],
  [1.5, false],
  ['1', false],
])('D21: количество %j — %j', (value, expected) => {
  expect(isQuantity(value)).toBe(expected)
})

describe('что бы ни лежало в хранилище, взяты только целые строки', () => {
  test.each<[string, string | null]>([
    ['ничего', null],
    ['не JSON', '{'],
    ['не список', '{"productId":7,"quantityOrdered":2}'],
    ['не строки', '[null,5,"x"]'],
  ])('%s — пусто', (_name, text) => {
    expect(parseLines(text)).toEqual([])
  })

  test('товар — целое от единицы, количество — как в D21', () => {
    expect(parse(null, 5, 'x', line)).toEqual([line])
    const wrong = [0, 1.5, '7', null].map((productId) => ({ ...line, productId }))
    expect(parse(...wrong, { ...line, quantityOrdered: 0 }, { ...line, productId: 1 })).toEqual([
      { ...line, productId: 1 },
    ])
  })

  test.each<[unknown, number | null]>([
    [0, 0],
    [-1, null],
    [1.5, null],
    ['3', null],
    [undefined, null],
  ])('остаток %j прочитан как %j', (quantityAvailable, expected) => {
    expect(parse({ ...line, quantityAvailable })).toEqual([
      { ...line, quantityAvailable: expected },
    ])
  })

  test('комментарий — только текст', () => {
    expect(parse({ ...line, comment: 5 })).toEqual([line])
    expect(parse({ ...line, comment: 'Цех 7' })).toEqual([{ ...line, comment: 'Цех 7' }])
  })

  test('из двух строк одного товара взята последняя; строк не больше предела', () => {
    expect(parse(line, { ...line, quantityOrdered: 5 })).toEqual([{ ...line, quantityOrdered: 5 }])
    const many = Array.from({ length: MAX_BASKET_LINES + 1 }, (_, at) => ({
      ...line,
      productId: at + 1,
    }))
    expect(parse(...many)).toHaveLength(MAX_BASKET_LINES)
  })
})

test('к слиянию уходит то, что известно, и ничего сверх того', () => {
  expect(toItems([{ ...line, comment: 'Цех 7' }])).toEqual([
    {
      productId: 7,
      quantityOrdered: 2,
      quantityAvailable: 3,
      comment: 'Цех 7',
      autoApplyToOrdered: true,
    },
  ])
  expect(Object.keys(toItems([{ ...line, quantityAvailable: null }])[0] ?? {})).toEqual([
    'productId',
    'quantityOrdered',
    'autoApplyToOrdered',
  ])
})

describe('корзина в хранилище', () => {
  const open = () => {
    const kept = new Map<string, string>()
    const lines = createLocalLines({
      read: (name) => kept.get(name) ?? null,
      write: (name, value) => void kept.set(name, value),
      remove: (name) => void kept.delete(name),
    })
    return { kept, lines }
  }

  test('пустая не оставляет за собой записи', () => {
    const { kept, lines } = open()
    expect(lines.read()).toEqual([])
    lines.write([line])
    expect(lines.read()).toEqual([line])
    lines.write([])
    expect(kept.size).toBe(0)
    expect(lines.read()).toEqual([])
  })

  test('записанное другой вкладкой прочитано, неизменное не разбирается заново', () => {
    const { kept, lines } = open()
    const own = [line]
    lines.write(own)
    expect(lines.read()).toBe(own)
    kept.set(storageNames.local.basket, JSON.stringify([{ ...line, quantityOrdered: 9 }]))
    expect(lines.read()).toEqual([{ ...line, quantityOrdered: 9 }])
    expect(lines.read()).toBe(lines.read())
  })
})
