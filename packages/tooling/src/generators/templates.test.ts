import { describe, expect, it } from 'vitest'
import { checkSource } from '../verify/check-house-rules.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { moduleFiles } from './module.template.ts'
import { checkPath, namesOf } from './names.ts'
import { checkFreePrefix, checkOwnAddress, readOwnedPrefixes } from './owned-prefixes.ts'
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

  it('чужой или служебный префикс новому приложению не достаётся', () => {
    const owned = readOwnedPrefixes(workspaceRoot)
    expect(() => checkFreePrefix(owned, '/catalog/')).toThrow('принадлежит remote-catalog')
    expect(() => checkFreePrefix(owned, '/catalog/new/')).toThrow('принадлежит remote-catalog')
    expect(() => checkFreePrefix(owned, '/bff/')).toThrow('отвечают сами серверы')
    expect(() => checkFreePrefix(owned, '/tickets/:id/')).toThrow('постоянных частей')
    expect(() => checkFreePrefix(owned, '/tickets/')).not.toThrow()
  })

  it('страница вне префиксов своего приложения отвергнута', () => {
    const owned = readOwnedPrefixes(workspaceRoot)
    expect(() => checkOwnAddress(owned, 'catalog', '/catalog/promo/')).not.toThrow()
    expect(() => checkOwnAddress(owned, 'catalog', '/promo/')).toThrow('его префиксы — /catalog/')
    expect(() => checkOwnAddress(owned, 'cabinet', '/cabinet/auth/x/')).toThrow('remote-auth')
  })

  it('канонический адрес страницы собран из параметров', () => {
    const files = routeFiles({ app: 'catalog', names, path: '/catalog/promo/:slug/' })
    const route = files['remote-catalog/src/routes/price-list/price-list.route.tsx']
    const canonical = "canonical: `/catalog/promo/${encodeURIComponent(params.slug ?? '')}/`"
    expect(route).toContain(canonical)
  })

  it('созданные страница и модуль не нарушают правил дома', () => {
    const files = {
      ...routeFiles({ app: 'catalog', names, path: '/catalog/price-list/' }),
      ...moduleFiles(names),
    }
    for (const [file, text] of Object.entries(files)) expect(checkSource(file, text)).toEqual([])
  })
})
