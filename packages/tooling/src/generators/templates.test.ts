import { describe, expect, it } from 'vitest'
import { checkSource } from '../verify/check-house-rules.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { endpointFiles } from './endpoint.template.ts'
import { migrationFile } from './migration.template.ts'
import { checkPath, checkServerName, namesOf } from './names.ts'
import { checkFreePrefix, checkOwnAddress, readOwnedPrefixes } from './owned-prefixes.ts'
import { routeFiles } from './route.template.ts'
import { checkFreeEndpoint } from './taken-endpoints.ts'

const names = namesOf('price-list')

describe('порождение кода', () => {
  it('одно имя даёт все написания', () => {
    expect(names).toEqual({ kebab: 'price-list', camel: 'priceList', pascal: 'PriceList' })
  })

  it.each(['Price', '1price', 'price_list', 'price--list', '../price', 'прайс', 'пpice', ''])(
    'имя «%s» отвергнуто одним предложением',
    (name) => {
      expect(() => namesOf(name)).toThrow('не годится')
    },
  )

  it.each(['delete', 'constructor', 'to-string', 'index', 'con'])(
    'имя «%s», занятое языком, серверу не достаётся',
    (name) => {
      expect(() => checkServerName(namesOf(name))).toThrow('занято языком')
    },
  )

  it('слишком длинное имя отвергнуто, обычное — нет', () => {
    expect(() => checkServerName(namesOf('a'.repeat(41)))).toThrow('длиннее 40 знаков')
    expect(() => checkServerName(names)).not.toThrow()
  })

  it('занятые имя и адрес вызова отвергнуты', () => {
    const check = (id: string, path: string) => () => checkFreeEndpoint(workspaceRoot, { id, path })
    expect(check('createOrder', '/api/x')).toThrow('Вызов createOrder в контракте уже есть')
    expect(check('x', '/api/sale/order')).toThrow('Адрес /api/sale/order в контракте уже занят')
    expect(check('order2', '/api/sale/order2')).not.toThrow()
  })

  it('миграция названа по времени, знает своего хозяина и предыдущую', () => {
    const known = ['006_live.sql', '20270101000000_first.sql', 'owners.json']
    const now = new Date('2027-02-03T04:05:06.789Z')
    expect(migrationFile(namesOf('tickets'), names, now, known)).toEqual({
      'packages/bff/migrations/20270203040506_price_list.sql': expect.stringMatching(
        /^-- Tables of the module tickets\.\n(.*\n)*-- Servers that know 20270101000000 go on working\.\n$/,
      ),
    })
    expect(() => migrationFile(namesOf('tickets'), namesOf('first'), now, known)).toThrow(
      'уже есть',
    )
  })

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
      ...endpointFiles(namesOf('tickets'), names),
    }
    for (const [file, text] of Object.entries(files)) expect(checkSource(file, text)).toEqual([])
  })
})
