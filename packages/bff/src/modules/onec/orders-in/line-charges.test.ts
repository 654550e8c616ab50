import { lineSum } from '@isp/contract/line-sums'
import { vatWithin } from '@isp/contract/trade-rules'
import { describe, expect, test } from 'vitest'
import type { SaleLine, SaleTax } from '../../../commerce-ml/sale/read-line.ts'
import { chargeOf, pieceCharge } from './line-charges.ts'

const lineOf = (given: Partial<SaleLine>): SaleLine => ({
  ...{ line: 1, id: 'g', isService: false, quantity: '1', factor: '' },
  ...{ price: '', sum: '', tax: null },
  ...given,
})
const priceOf = (given: Partial<SaleLine>, ours: number[] = [], whole: SaleTax | null = null) => {
  const charge = chargeOf(lineOf(given), whole)
  return typeof charge === 'string' ? charge.replaceAll('\u{A0}', ' ') : pieceCharge(charge, ours)
}
const kopecks = (amount: number): string => (amount / 100).toFixed(2)
const onTop = (rate: string, sum = ''): SaleTax => ({ isIncluded: false, rate, sum })

describe('цена строки', () => {
  test('наша цена, записанная нами, остаётся нашей — и тогда, когда 1С вынула из неё НДС и округлила', () => {
    for (const rate of [22, 20, 10, 0])
      for (const price of [1, 99, 101, 3333, 12_345, 100_001, 9_999_999])
        for (const pieces of [1, 2, 3, 7, 12, 1000]) {
          const sum = lineSum(price, pieces)
          const plain = { quantity: `${pieces}`, price: kopecks(price), sum: kopecks(sum) }
          expect(priceOf(plain, [price])).toBe(price)
          expect(priceOf({ ...plain, sum: '' }, [price])).toBe(price)
          const net = price - vatWithin(price, rate)
          const netSum = sum - vatWithin(sum, rate)
          const taken = { quantity: `${pieces}`, price: kopecks(net), sum: kopecks(netSum) }
          expect(priceOf({ ...taken, tax: onTop(`${rate}`) }, [price])).toBe(price)
        }
  })

  test('цена, что стала другой хоть на копейку, — другая', () => {
    expect(priceOf({ quantity: '3', price: '100.01', sum: '300.03' }, [10_000])).toBe(10_001)
    expect(priceOf({ quantity: '1', price: '100,01' }, [10_000])).toBe(10_001)
  })

  test('что взято на самом деле: скидка в сумме, НДС сверху строки или документа, единица из многих штук', () => {
    expect(priceOf({ quantity: '2', price: '100', sum: '180' })).toBe(9000)
    expect(priceOf({ quantity: '2', price: '100', sum: '200', tax: onTop('22%') })).toBe(12_200)
    expect(priceOf({ quantity: '2', price: '100', tax: onTop('', '44.00') })).toBe(12_200)
    const untold: SaleTax = { isIncluded: null, rate: '22', sum: '' }
    expect(priceOf({ price: '100', tax: untold }, [], onTop(''))).toBe(12_200)
    expect(priceOf({ price: '100', tax: untold })).toBe(10_000)
    const without: SaleTax = { isIncluded: false, rate: 'Без налога', sum: '' }
    expect(priceOf({ price: '100', tax: without })).toBe(10_000)
    expect(priceOf({ quantity: '2', factor: '10', price: '100', sum: '200' })).toBe(1000)
    expect(priceOf({ quantity: '0,5', factor: '100', price: '1 200,00' })).toBe(1200)
  })

  test.each<[string, Partial<SaleLine>, RegExp]>([
    ['слово в сумме', { price: '5', sum: 'Скидка' }, /Сумма «Скидка» — не число/],
    ['слово в цене', { price: 'Скидка 5%' }, /Цена за единицу «Скидка 5%»/],
    ['пустое количество', { quantity: '', price: '5' }, /Количество «»/],
    ['доля штуки', { quantity: '1.5', price: '5' }, /не целое число штук/],
    ['меньше нуля', { quantity: '-1', price: '5' }, /не целое число штук/],
    ['без цены и суммы', {}, /больше нуля/],
    ['нулевая цена', { price: '0.00', sum: '' }, /больше нуля/],
  ])('%s: строка не читается, и сказано почему', (_what, line, message) => {
    expect(priceOf(line)).toMatch(message)
  })
})
