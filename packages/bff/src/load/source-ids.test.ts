import { describe, expect, test } from 'vitest'
import { inShopIds, sourceIds } from './source-ids.ts'

const own = sourceIds('1c')
const ut = sourceIds('ut')

describe('номера источников (D44)', () => {
  test.each(['demo:7', 'shop:main7', 'shop#1', 'ut|7', 'a-b_9|x'])(
    'выгрузка 1С, назвавшая товар «%s», до чужого не дотягивается',
    (id) => {
      expect(own.toShop(id)).toBe(`1c|${id}`)
      expect(own.fromShop(id)).toBeNull()
      expect(own.fromShop(own.toShop(id))).toBe(id)
    },
  )

  test('один номер в двух источниках — два товара', () => {
    expect(own.toShop('7')).toBe('7')
    expect(ut.toShop('7')).toBe('ut|7')
    expect(ut.fromShop('7')).toBeNull()
    expect(own.fromShop('ut|7')).toBeNull()
    expect(ut.fromShop('ut|7')).toBe('7')
  })

  test('все ссылки записи названы номерами магазина', () => {
    const price = { product: '7', catalog: 'K', priceType: 'T', amount: 1 }
    expect(inShopIds({ prices: [price], removals: [{ catalog: 'K', product: '7' }] }, ut)).toEqual({
      prices: [{ product: 'ut|7', catalog: 'ut|K', priceType: 'ut|T', amount: 1 }],
      removals: [{ catalog: 'ut|K', product: 'ut|7' }],
    })
  })
})
