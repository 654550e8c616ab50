import { expect, test } from 'vitest'
import { blockOf, buildOf, liveRegistry, pageOf, releaseOf } from './guest.fixture.ts'
import { isOwnPage, rewriteAsOwn, rewritePage } from './rewrite-page.ts'

const { release: guest } = buildOf('guest1')
const [, catalog] = liveRegistry.remotes

test('чужая страница остаётся как есть, но называет сборку разработчика и говорит о ней', () => {
  const html = rewritePage(pageOf('<main>Каталог</main>', { data: '$& </script>' }), guest) ?? ''
  expect(html).toContain('<div id="root"><main>Каталог</main></div>')
  expect(blockOf(html, 'isp-state')).toEqual({
    registry: { shell: { version: 'shell1' }, remotes: [catalog, guest] },
    missing: null,
    errors: null,
    data: '$& </script>',
  })
  expect(html).toMatch(
    /<script src="\/dev\/guest\/page.js" data-version="guest1"><\/script><script/,
  )
})

test('телеметрии и служебного работника в странице с гостем нет, запуск и личность — на месте', () => {
  for (const rewrite of [rewritePage, rewriteAsOwn]) {
    const html = rewrite(pageOf('<main></main>'), guest) ?? ''
    expect(html).not.toMatch(/late\(\)|worker\(\)/)
    expect(html).toContain('<script>boot()</script>')
    expect(html).toMatch(/id="isp-identity">"7\/s1"<\/script><\/body><\/html>$/)
  }
})

test('своя страница пуста: её рисует браузер, а скрипты гостя приходят вместе с оболочкой', () => {
  const home = pageOf('<main>Главная</main>', {
    loaderData: { 'shell:home': 1 },
    queries: { a: 1 },
  })
  const html = rewriteAsOwn(home, guest) ?? ''
  expect(html).toContain('<div id="root"></div>')
  expect(html).toContain('data-version="guest1" data-drawn>')
  expect(blockOf(html, 'isp-state')).toMatchObject({
    missing: 'auth',
    loaderData: {},
    errors: null,
    queries: { a: 1 },
  })
  expect(blockOf(html, 'isp-boot')).toEqual({
    scripts: [{ src: '/static/main.js' }],
    preload: [
      { src: guest.web.entry, integrity: 'sha384-guest1-entry' },
      { src: guest.web.preload[0], integrity: 'sha384-guest1-routes' },
    ],
  })
})

test.each([
  '',
  '<html><body>Ведутся работы</body></html>',
  '<script type="application/json" id="isp-state">{}',
  '<div id="root"></div><script type="application/json" id="other">{}</script>',
])('страница не нашего вида не переписана: %s', (html) => {
  expect([rewritePage(html, guest), rewriteAsOwn(html, guest)]).toEqual([null, null])
})

test.each([
  ['/auth/', true],
  ['/auth', true],
  ['/guest-only/x/', true],
  ['/catalog/', false],
  ['/', false],
  ['/authors/', false],
])('страница %s принадлежит гостю: %s', (path, isOwn) => {
  expect(isOwnPage(liveRegistry, guest, path)).toBe(isOwn)
})

test('нового приложения магазин не знает, а его страницы открываются', () => {
  const newcomer = releaseOf('service', 'guest1')
  expect(isOwnPage(liveRegistry, newcomer, '/service/')).toBe(true)
})
