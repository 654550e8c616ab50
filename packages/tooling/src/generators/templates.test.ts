import { describe, expect, test } from 'vitest'
import { checkSource } from '../verify/check-house-rules.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { endpointFiles, purposeFile } from './endpoint.template.ts'
import { migrationFile, repeatableFile } from './migration.template.ts'
import { checkPath, checkServerName, namesOf } from './names.ts'
import { checkFreePrefix, checkOwnAddress, readOwnedPrefixes } from './owned-prefixes.ts'
import { planPage } from './plan-page.ts'
import { routeFiles } from './route.template.ts'
import { checkFreeEndpoint } from './taken-endpoints.ts'

const names = namesOf('price-list')

describe('порождение кода', () => {
  test('одно имя даёт все написания', () => {
    expect(names).toEqual({ kebab: 'price-list', camel: 'priceList', pascal: 'PriceList' })
  })

  test.each(['Price', '1price', 'price_list', 'price--list', '../price', 'прайс', 'пpice', ''])(
    'имя «%s» отвергнуто одним предложением',
    (name) => {
      expect(() => namesOf(name)).toThrow('не годится')
    },
  )

  test.each(['delete', 'constructor', 'to-string', 'index', 'con'])(
    'имя «%s», занятое языком, серверу не достаётся',
    (name) => {
      expect(() => checkServerName(namesOf(name))).toThrow('занято языком')
    },
  )

  test('слишком длинное имя отвергнуто, обычное — нет', () => {
    expect(() => checkServerName(namesOf('a'.repeat(41)))).toThrow('длиннее 40 знаков')
    expect(() => checkServerName(names)).not.toThrow()
  })

  test('занятые имя и адрес вызова отвергнуты', () => {
    const check = (id: string, path: string) => () => checkFreeEndpoint(workspaceRoot, { id, path })
    expect(check('createOrder', '/api/x')).toThrow('Вызов createOrder в контракте уже есть')
    expect(check('x', '/api/sale/order')).toThrow('Адрес /api/sale/order в контракте уже занят')
    expect(check('order2', '/api/sale/order2')).not.toThrow()
  })

  test('миграция названа по времени, знает своего хозяина и предыдущую', () => {
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

  test('повторяемый файл назван как функция и знает своего хозяина', () => {
    expect(repeatableFile(namesOf('tickets'), names)).toEqual({
      'packages/bff/migrations/repeatable/price_list.sql': expect.stringMatching(
        /^-- Of the module tickets\.\n\ncreate or replace function price_list\(/,
      ),
    })
  })

  test('путь без косых черт отвергнут', () => {
    expect(() => checkPath('/promo')).toThrow('начинаться и кончаться косой чертой')
    expect(checkPath('/promo/:slug/')).toBe('/promo/:slug/')
  })

  test('чужой или служебный префикс новому приложению не достаётся', () => {
    const owned = readOwnedPrefixes(workspaceRoot)
    expect(() => checkFreePrefix(owned, '/catalog/')).toThrow('принадлежит remote-catalog')
    expect(() => checkFreePrefix(owned, '/catalog/new/')).toThrow('принадлежит remote-catalog')
    expect(() => checkFreePrefix(owned, '/bff/')).toThrow('отвечают сами серверы')
    expect(() => checkFreePrefix(owned, '/tickets/:id/')).toThrow('постоянных частей')
    expect(() => checkFreePrefix(owned, '/tickets/')).not.toThrow()
  })

  test('страница вне префиксов своего приложения отвергнута', () => {
    const owned = readOwnedPrefixes(workspaceRoot)
    expect(() => checkOwnAddress(owned, 'catalog', '/catalog/promo/')).not.toThrow()
    expect(() => checkOwnAddress(owned, 'catalog', '/promo/')).toThrow('его префиксы — /catalog/')
    expect(() => checkOwnAddress(owned, 'cabinet', '/cabinet/auth/x/')).toThrow('remote-auth')
  })

  test('канонический адрес страницы собран из параметров', () => {
    const files = routeFiles({
      app: 'catalog',
      names,
      path: '/catalog/promo/:slug/',
      hasLayout: false,
    })
    const route = files['remote-catalog/src/routes/price-list/price-list.route.ts']
    const canonical = "canonical: `/catalog/promo/${encodeURIComponent(params.slug ?? '')}/`"
    expect(route).toContain(canonical)
  })

  test('созданные страница и модуль не нарушают правил дома', () => {
    const files = {
      ...routeFiles({ app: 'catalog', names, path: '/catalog/price-list/', hasLayout: false }),
      ...routeFiles({ app: 'cabinet', names, path: '/cabinet/price-list/', hasLayout: true }),
      ...routeFiles({ app: 'shell', names, path: '/price-list/:id/', hasLayout: false }),
      ...endpointFiles(namesOf('tickets'), names),
      ...purposeFile(names),
    }
    for (const [file, text] of Object.entries(files)) expect(checkSource(file, text)).toEqual([])
  })
})

describe('новая страница', () => {
  const plan = (app: string, name: string, address?: string) =>
    planPage(workspaceRoot, { app, name, address })

  test.each([
    ['nobody', 'promo', undefined, 'Приложения nobody нет'],
    ['catalog', 'промо', undefined, 'Имя «промо» не годится'],
    ['catalog', 'promo', '/каталог/промо/', 'Путь «/каталог/промо/» не годится'],
    ['catalog', 'promo', '/promo', 'косой чертой'],
    ['catalog', 'section', '/catalog/other/', 'remote-catalog/src/routes/section уже есть'],
    [
      'catalog',
      'promo',
      '/product/:id/',
      'уже есть страница (remote-catalog/src/routes/product/product.route.tsx)',
    ],
    ['catalog', 'promo', '/cabinet/promo/', 'принадлежит remote-cabinet'],
    ['cabinet', 'promo', '/cabinet/auth/promo/', 'принадлежит remote-auth'],
    ['catalog', 'promo', '/promo/', 'Магазин не обратится за /promo/'],
    ['shell', 'promo', '/catalog/promo/', 'принадлежит remote-catalog'],
    ['shell', 'static', undefined, 'отвечают сами серверы'],
    ['shell', 'promo', '/bff/promo/', 'отвечают сами серверы'],
    [
      'shell',
      'promo',
      '/delivery/',
      'уже есть страница (shell/src/routes/content/content.route.ts)',
    ],
  ])('%s %s %s отвергнута одним предложением', (app, name, address, sentence) => {
    const refused = () => plan(app, name, address)
    expect(refused).toThrow(sentence)
    expect(refused).toThrow(/^[^\n]+\.$/)
  })

  test('без пути встаёт под первым префиксом своего приложения, у оболочки — в корне', () => {
    const routeOf = (app: string) =>
      Object.entries(plan(app, 'price-list').create).find(([file]) =>
        file.endsWith('.route.ts'),
      )?.[1]
    expect(routeOf('basket-checkout')).toContain("path: '/basket/price-list/'")
    expect(routeOf('shell')).toContain("path: '/price-list/'")
  })

  test('в кабинете встаёт в его меню и закрыта от поисковиков своим местом, а не словом', () => {
    const { create } = plan('cabinet', 'price-list')
    const route = create['remote-cabinet/src/routes/price-list/price-list.route.ts'] ?? ''
    expect(route).toContain('handle: { menu: {')
    expect(route).not.toMatch(/noindex|canonical/)
    const test = create['remote-cabinet/src/routes/price-list/price-list.test.tsx'] ?? ''
    expect(test).toContain("toHaveAttribute('aria-current', 'page')")
  })

  test('внесена одной строкой импорта и одной строкой списка', () => {
    const { index } = plan('catalog', 'price-list')
    const lines = index.text.split('\n')
    expect(lines.filter((line) => /priceList\b/.test(line))).toEqual([
      "import priceList from '../routes/price-list/price-list.route.ts'",
      '  ...priceList(context),',
    ])
    expect(index.file).toBe('remote-catalog/src/generated/routes.ts')
  })
})
