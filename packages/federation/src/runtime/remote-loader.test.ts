// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RegisteredRelease } from '../registry.ts'
import { REMOTE_CONTRACT, type RemoteModule } from '../remote-module.ts'
import { createFakeBrowser, type FakeBrowser } from './fake-browser.fixture.ts'
import { createRemoteLoader } from './remote-loader.ts'

const base = '/remotes/x/1'
const releaseOf = (change: Partial<RegisteredRelease> = {}): RegisteredRelease => ({
  name: 'x',
  version: '1',
  contract: REMOTE_CONTRACT,
  prefixes: ['/x/'],
  fragments: ['Badge'],
  web: {
    entry: `${base}/entry.js`,
    manifest: `${base}/mf-manifest.json`,
    preload: [],
    integrity: { [`${base}/entry.js`]: 'sha384-h' },
  },
  node: { entry: '', integrity: '', shared: [] },
  isAvailable: true,
  ...change,
})
const loaderOf = (change?: Partial<RegisteredRelease>) =>
  createRemoteLoader({
    registry: { shell: { version: 's1' }, remotes: [releaseOf(change)] },
    missing: null,
  })

const routes: RemoteModule = { name: 'x', contract: REMOTE_CONTRACT, createRoutes: () => [] }
const Fragment = () => null

let exposed: Record<string, unknown>
let container: { init: () => void; get: ReturnType<typeof vi.fn> }
let registry: () => Promise<Response>
let browser: FakeBrowser

beforeEach(() => {
  browser = createFakeBrowser()
  vi.stubGlobal('fetch', () => registry())
  exposed = { './routes': routes, './Badge': { Fragment } }
  container = { init: () => {}, get: vi.fn(async (name) => () => ({ default: exposed[name] })) }
  registry = async () => Response.json({ remotes: [releaseOf()] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  browser.forget()
})

const arrive = () => browser.load('isp_x', container)

describe('место удалённой части остаётся пустым, и причина названа', () => {
  test('выпуск другого соглашения не запускается вовсе: ни страницы, ни фрагменты', async () => {
    const loader = loaderOf({ contract: REMOTE_CONTRACT + 1 })
    await expect(loader.loadRoutes('x')).rejects.toMatchObject({ reason: 'incompatible' })
    await expect(loader.loadFragment('x', 'Badge')).rejects.toMatchObject({
      reason: 'incompatible',
    })
    expect(loader.failureOf('x')).toBe('incompatible')
    expect(loader.failures()).toMatchObject([
      { remote: 'x', release: '1', phase: 'contract' },
      { remote: 'x', release: '1', phase: 'contract' },
    ])
    expect(browser.asked()).toEqual([])
  })

  test('модуль другого соглашения не показывается, что бы ни говорил реестр', async () => {
    exposed['./routes'] = { ...routes, contract: REMOTE_CONTRACT - 1 }
    const loader = loaderOf()
    const loading = loader.loadRoutes('x')
    await arrive()
    await expect(loading).rejects.toMatchObject({ reason: 'incompatible' })
    expect(loader.failureOf('x')).toBe('incompatible')
  })

  test('файлов нет или части нет в реестре — недоступна, без единого запроса', async () => {
    const loader = loaderOf({ isAvailable: false })
    await expect(loader.loadRoutes('x')).rejects.toMatchObject({ reason: 'unavailable' })
    await expect(loader.loadRoutes('y')).rejects.toMatchObject({ reason: 'unavailable' })
    expect(browser.asked()).toEqual([])
  })

  test('вход с чужого сайта не запрашивается, хотя путь у него знакомый', async () => {
    const entry = `https://cdn.example.com${base}/entry.js`
    const loader = loaderOf({ web: { ...releaseOf().web, entry } })
    await expect(loader.loadRoutes('x')).rejects.toMatchObject({ reason: 'unavailable' })
    expect(browser.asked()).toEqual([])
  })

  test('вместо страниц или фрагмента пришло не то — недоступна', async () => {
    exposed = { './routes': {}, './Badge': {} }
    const loader = loaderOf()
    const loading = [loader.loadRoutes('x'), loader.loadFragment('x', 'Badge')]
    await arrive()
    for (const one of await Promise.allSettled(loading)) {
      expect(one).toMatchObject({ status: 'rejected', reason: { reason: 'unavailable' } })
    }
  })

  test('не пришла за отведённое время — медленная; придя, принимается без второй загрузки', async () => {
    vi.useFakeTimers()
    const loader = loaderOf()
    const loading = loader.loadRoutes('x')
    const refused = expect(loading).rejects.toMatchObject({ reason: 'slow' })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(loader.failureOf('x')).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(loader.failureOf('x')).toBe('slow')
    await refused
    expect(loader.failures()).toMatchObject([{ phase: 'budget', milliseconds: 10_000 }])
    const again = loader.loadRoutes('x')
    await arrive()
    expect(await again).toBe(routes)
    expect(loader.failureOf('x')).toBeNull()
    expect(browser.asked()).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('загруженная часть', () => {
  test('запускается один раз на страницы и все фрагменты', async () => {
    const loader = loaderOf()
    const loading = [loader.loadRoutes('x'), loader.loadRoutes('x')]
    const fragment = loader.loadFragment('x', 'Badge')
    await arrive()
    expect(await Promise.all(loading)).toEqual([routes, routes])
    expect((await fragment).Fragment).toBe(Fragment)
    expect(browser.asked()).toHaveLength(1)
    expect(container.get.mock.calls.map(([name]) => name).toSorted()).toEqual([
      './Badge',
      './routes',
    ])
  })
})

describe('повторная попытка', () => {
  test('после неудачи загружает тот же выпуск заново', async () => {
    const loader = loaderOf()
    const first = loader.loadRoutes('x')
    await browser.fail()
    await browser.fail()
    await expect(first).rejects.toMatchObject({ reason: 'unavailable' })
    const second = loader.loadRoutes('x')
    await arrive()
    expect(await second).toBe(routes)
    expect(browser.asked()).toEqual(
      ['', '?again=1', '?again=2'].map((query) => `${base}/entry.js${query}`),
    )
  })

  test('просит потерянную часть у того же входа: второй раз он не запускается', async () => {
    container.get.mockRejectedValueOnce(new Error('chunk is corrupt'))
    const loader = loaderOf()
    const first = loader.loadRoutes('x')
    await arrive()
    await expect(first).rejects.toMatchObject({ reason: 'unavailable' })
    expect(await loader.refresh('x')).toBe('current')
    expect(await loader.loadRoutes('x')).toBe(routes)
    expect(browser.asked()).toHaveLength(1)
  })

  test('видит, что файлы вернулись', async () => {
    const loader = loaderOf({ isAvailable: false })
    await expect(loader.loadRoutes('x')).rejects.toMatchObject({ reason: 'unavailable' })
    expect(await loader.refresh('x')).toBe('current')
    const loading = loader.loadRoutes('x')
    await arrive()
    expect(await loading).toBe(routes)
  })

  test('нового выпуска в открытый документ не берёт', async () => {
    const newer = releaseOf({
      version: '2',
      web: { ...releaseOf().web, entry: '/remotes/x/2/entry.js' },
    })
    registry = async () => Response.json({ remotes: [newer] })
    const loader = loaderOf()
    expect(await loader.compare('x')).toBe('replaced')
    expect(await loader.refresh('x')).toBe('replaced')
    const loading = loader.loadRoutes('x')
    await arrive()
    expect(await loading).toBe(routes)
    expect(browser.asked()).toEqual([`${base}/entry.js`])
  })

  test.each<[string, () => Promise<Response>]>([
    ['нет связи', () => Promise.reject(new TypeError('offline'))],
    ['сервер с ошибкой', async () => new Response('', { status: 503 })],
    ['части в реестре нет', async () => Response.json({ remotes: [] })],
  ])('%s — возраст неизвестен, выпуск остаётся прежним', async (_name, answer) => {
    registry = answer
    const loader = loaderOf()
    expect(await loader.compare('x')).toBe('unknown')
    expect(await loader.refresh('x')).toBe('unknown')
    expect(loader.findOwner('/x/page')?.version).toBe('1')
  })

  test.each([
    ['current', { version: 's1' }],
    ['replaced', { version: 's2' }],
    ['unknown', null],
  ])('оболочка документа: %s', async (age, shell) => {
    registry = async () => Response.json({ shell, remotes: [] })
    expect(await loaderOf().compare('shell')).toBe(age)
  })

  test('тот же выпуск — нынешний', async () => {
    expect(await loaderOf().compare('x')).toBe('current')
  })
})
