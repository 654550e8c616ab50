import { describe, expect, it } from 'vitest'
import { checkSource } from '../verify/check-house-rules.ts'
import { workspaceRoot } from '../workspace/paths.ts'
import { moduleFiles } from './module.template.ts'
import { checkPath, namesOf } from './names.ts'
import { checkFreePrefix, checkOwnAddress, readOwnedPrefixes } from './owned-prefixes.ts'
import { planPage } from './plan-page.ts'
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

  it('созданные страница и модуль не нарушают правил дома', () => {
    const files = {
      ...routeFiles({ app: 'catalog', names, path: '/catalog/price-list/', hasLayout: false }),
      ...routeFiles({ app: 'cabinet', names, path: '/cabinet/price-list/', hasLayout: true }),
      ...routeFiles({ app: 'shell', names, path: '/price-list/:id/', hasLayout: false }),
      ...moduleFiles(names),
    }
    for (const [file, text] of Object.entries(files)) expect(checkSource(file, text)).toEqual([])
  })
})

describe('новая страница', () => {
  const plan = (app: string, name: string, address?: string) =>
    planPage(workspaceRoot, { app, name, address })

  it.each([
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
      'уже есть страница (shell/src/routes/content/delivery.route.ts)',
    ],
  ])('%s %s %s отвергнута одним предложением', (app, name, address, sentence) => {
    const refused = () => plan(app, name, address)
    expect(refused).toThrow(sentence)
    expect(refused).toThrow(/^[^\n]+\.$/)
  })

  it('без пути встаёт под первым префиксом своего приложения, у оболочки — в корне', () => {
    const routeOf = (app: string) =>
      Object.entries(plan(app, 'price-list').create).find(([file]) =>
        file.endsWith('.route.ts'),
      )?.[1]
    expect(routeOf('basket-checkout')).toContain("path: '/basket/price-list/'")
    expect(routeOf('shell')).toContain("path: '/price-list/'")
  })

  it('в кабинете встаёт в его меню и закрыта от поисковиков своим местом, а не словом', () => {
    const { create } = plan('cabinet', 'price-list')
    const route = create['remote-cabinet/src/routes/price-list/price-list.route.ts'] ?? ''
    expect(route).toContain('handle: { menu: {')
    expect(route).not.toMatch(/noindex|canonical/)
    const test = create['remote-cabinet/src/routes/price-list/price-list.test.tsx'] ?? ''
    expect(test).toContain("toHaveAttribute('aria-current', 'page')")
  })

  it('внесена одной строкой импорта и одной строкой списка', () => {
    const { index } = plan('catalog', 'price-list')
    const lines = index.text.split('\n')
    expect(lines.filter((line) => /priceList\b/.test(line))).toEqual([
      "import priceList from '../routes/price-list/price-list.route.ts'",
      '  ...priceList(context),',
    ])
    expect(index.file).toBe('remote-catalog/src/generated/routes.ts')
  })
})
