import { describe, expect, it } from 'vitest'
import { checkSource } from '../verify/check-house-rules.ts'
import { moduleFiles } from './module.template.ts'
import { checkPath, namesOf } from './names.ts'
import { routeFiles } from './route.template.ts'

const names = namesOf('price-list')

describe('порождение кода', () => {
  it('одно имя даёт все написания', () => {
    expect(names).toEqual({ kebab: 'price-list', camel: 'priceList', pascal: 'PriceList' })
  })

  it.each(['Price', '1price', 'price_list', 'price--list', '../price', ''])(
    'имя «%s» отвергнуто одним предложением',
    (name) => {
      expect(() => namesOf(name)).toThrow('не годится')
    },
  )

  it('путь без косых черт отвергнут', () => {
    expect(() => checkPath('/promo')).toThrow('начинаться и кончаться косой чертой')
    expect(checkPath('/promo/:slug/')).toBe('/promo/:slug/')
  })

  it('созданные страница и модуль не нарушают правил дома', () => {
    const files = {
      ...routeFiles({ app: 'catalog', names, path: '/catalog/price-list/' }),
      ...moduleFiles(names),
    }
    for (const [file, text] of Object.entries(files)) expect(checkSource(file, text)).toEqual([])
  })
})
