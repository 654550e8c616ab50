import { describe, expect, test } from 'vitest'
import { isFile, isKept, isPage, MAX_FILES, surplusOf } from './kept-files.ts'

const origin = 'https://shop.test'
const [A, B, C] = ['a', 'b', 'c'].map((letter) => letter.repeat(16))
const script = `/static/${A}/web/main.0a1b2c3d.js`
const asked = (path: string, over = {}) => ({
  ...{ method: 'GET', url: new URL(path, origin).href, integrity: 'sha384-x' },
  ...over,
})

describe('что хранится', () => {
  test.each([
    script,
    `/remotes/basket-checkout/${A}/web/remoteEntry.0a1b2c3d.js`,
    `/static/${A}/web/fonts/plex.woff2`,
  ])('%s', (path) => {
    expect(isKept(asked(path), origin)).toBe(true)
  })

  test.each<[string, string, object?]>([
    ['страница', '/catalog/'],
    ['данные', '/bff/api/user/me'],
    ['файл человека', '/bff/api/files/download/1'],
    ['реестр выпусков', '/remotes.json'],
    ['картинка, которую заменят под тем же адресом', '/images/b2b/w320/a.webp'],
    ['сценарий, которого браузер не проверит', script, { integrity: '' }],
    ['имя без отпечатка', `/static/${A}/web/telemetry.js`],
    ['адрес без выпуска', '/static/web/main.0a1b2c3d.js'],
    ['повтор после порчи', `${script}?again=1`],
    ['другой сайт', `https://cdn.test${script}`],
    ['не чтение', script, { method: 'POST' }],
  ])('%s — нет', (_what, path, over) => {
    expect(isKept(asked(path, over), origin)).toBe(false)
  })

  const answer = {
    ...{ status: 200, type: 'basic' as const, redirected: false },
    headers: new Headers({ 'cache-control': 'public, max-age=31536000, immutable' }),
  }
  test.each<[string, object]>([
    ['ошибка', { status: 503 }],
    ['часть файла', { status: 206 }],
    ['чужой ответ', { type: 'opaque' }],
    ['переадресация', { redirected: true }],
    ['не навсегда', { headers: new Headers({ 'cache-control': 'no-store' }) }],
    [
      'HTML',
      { headers: new Headers({ 'cache-control': 'immutable', 'content-type': 'text/html' }) },
    ],
  ])('не файл: %s', (_what, over) => {
    expect(isFile(answer)).toBe(true)
    expect(isFile({ ...answer, ...over })).toBe(false)
  })
})

describe('что уступает место', () => {
  const of = (version: string | undefined, app: string, name = 'a') =>
    `${origin}/${app === 'shell' ? 'static' : `remotes/${app}`}/${version}/web/${name}.0a1b2c3d.js`

  test('выпуск остаётся вместе с предыдущим; чужие выпуски его не вытесняют', () => {
    const kept = [of(A, 'catalog'), of(A, 'shell'), of(B, 'catalog'), of(C, 'catalog')]
    expect(surplusOf(kept)).toEqual([of(A, 'catalog')])
    expect(surplusOf([of(A, 'catalog'), of(B, 'catalog'), of(A, 'catalog', 'b')])).toEqual([])
  })

  test('файлов не больше предела: первыми уходят давние', () => {
    const kept = Array.from({ length: MAX_FILES + 2 }, (_, at) => of(A, 'shell', `x${at}`))
    expect(surplusOf(kept)).toEqual(kept.slice(0, 2))
  })
})

test.each([
  ['/cabinet/orders/', true],
  ['/', true],
  ['/bff/api/order/1/invoice', false],
  ['/files/example.xlsx', false],
  ['/images/a.webp', false],
])('своя страница вместо несостоявшейся: %s', (path, is) => {
  const request = { method: 'GET', mode: 'navigate' as const, url: origin + path }
  expect(isPage(request)).toBe(is)
  expect(isPage({ ...request, mode: 'cors' })).toBe(false)
  expect(isPage({ ...request, method: 'POST' })).toBe(false)
})
