import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { collectErrors } from './collect-errors.ts'

const say = vi.fn()
let page: Window & { ispEvents: Event[]; console: Console }
let events: EventTarget
beforeEach(() => {
  say.mockClear()
  history.replaceState(null, '', '/search/ivan%40mail.ru/')
  const quiet = { error: say } as unknown as Console
  page = Object.assign(Object.create(null), { location, ispEvents: [], console: quiet })
  events = new EventTarget()
})
afterEach(() => history.replaceState(null, '', '/'))

const failed = (error: unknown) => new ErrorEvent('error', { error, message: String(error) })
const broken = (message: string) => Object.assign(new Error(message), { stack: '' })
const rejected = (reason: unknown) => Object.assign(new Event('unhandledrejection'), { reason })
const scriptLost = (src: string): Event => {
  const event = new Event('error')
  Object.defineProperty(event, 'target', {
    value: Object.assign(document.createElement('script'), { src }),
  })
  events.dispatchEvent(event)
  return event
}

test('что случилось до сценария и после него; каждая ошибка один раз, личного нет', () => {
  page.ispEvents.push(failed(broken('нет заказа 1042')))
  const take = collectErrors(page)
  page.ispEvents.push(failed(broken('нет заказа 7')), failed(broken('ivan@mail.ru')))
  expect(take()).toEqual([
    {
      path: '/search/ivan%40mail.ru/',
      page: '/search/[search]/',
      error: { kind: 'error', message: 'Error: нет заказа #', frame: '' },
    },
    expect.objectContaining({ error: { kind: 'error', message: 'Error: [mail]', frame: '' } }),
  ])
  expect(take()).toEqual([])
})

test('отказы, потерянные части, запреты политики и то, что поймал React', () => {
  const take = collectErrors(page)
  const lost = Object.assign(broken('Loading chunk staff failed'), { name: 'ChunkLoadError' })
  const violation = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'img-src',
    blockedURI: 'https://evil.test/pixel?who=ivan',
    sourceFile: 'https://shop.test/static/v/web/main.0a1b2c3d.js',
    lineNumber: 1,
    columnNumber: 7,
  })
  page.ispEvents.push(
    rejected('нет'),
    rejected(lost),
    scriptLost('/remotes/x/v/web/a.0a1b2c3d.js'),
    violation,
  )
  page.console.error('%o', broken('render'), 'сверху')
  expect(take().map(({ error }) => [error.kind, error.message, error.frame])).toEqual([
    ['rejection', 'нет', ''],
    ['part', 'ChunkLoadError: Loading chunk staff failed', ''],
    ['part', 'script did not come', 'a.0a1b2c3d.js:0:0'],
    ['csp', 'img-src https://evil.test', 'main.0a1b2c3d.js:1:7'],
    ['error', 'Error: render', ''],
  ])
  expect(say).toHaveBeenCalledWith('%o', expect.any(Error), 'сверху')
})

test('отказ API и прерванный вызов — не ошибки; больше десяти за страницу не рассказывают', () => {
  const take = collectErrors(page)
  for (const name of ['ApiError', 'AbortError']) {
    page.ispEvents.push(rejected(Object.assign(broken('x'), { name })))
  }
  for (const letter of 'abcdefghijklmnop') page.ispEvents.push(failed(broken(letter)))
  expect(take()).toHaveLength(10)
})
