import { describe, expect, test } from 'vitest'
import { filesNamed } from './select-tests.ts'

const order = 'packages/bff/src/modules/order/order.keys.test.ts'
const create = 'packages/bff/src/modules/mail/order-create.test.ts'
const orders = 'remote-cabinet/src/routes/orders/orders.test.tsx'
const recorder = 'packages/logging/src/recorder.test.ts'
const border = 'packages/ui/src/border.test.tsx'
const files = [order, create, orders, recorder, border]

const named = (...filters: string[]) => filesNamed(files, filters, '/shop')

describe('отбор тестов по словам пути', () => {
  test('слово целиком: папка, имя файла и часть имени, но не часть другого слова', () => {
    expect(named('order')).toEqual([order, create])
    expect(named('order-create')).toEqual([create])
    expect(named('order/')).toEqual([order])
    expect(named('orders', 'border')).toEqual([orders, border])
    expect(named('ord')).toEqual([])
  })

  test('точка — это точка, а знаки выражений ничего не значат', () => {
    expect(named('order.keys')).toEqual([order])
    expect(named('order.create')).toEqual([])
    expect(named('order(')).toEqual([])
  })

  test('путь: от корня, от текущей папки, целиком, до папки', () => {
    expect(named(order)).toEqual([order])
    expect(named(`./${recorder}`)).toEqual([recorder])
    expect(named(`/shop/${create}`)).toEqual([create])
    expect(named('packages/bff/src/modules/')).toEqual([order, create])
  })
})
