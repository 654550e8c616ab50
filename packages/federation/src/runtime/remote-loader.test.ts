// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { RegisteredRelease } from '../registry.ts'
import { REMOTE_CONTRACT, type RemoteModule } from '../remote-module.ts'
import { createRemoteLoader } from './remote-loader.ts'

const globals = globalThis as unknown as Record<string, unknown>

const releaseOf = (change: Partial<RegisteredRelease> = {}): RegisteredRelease => ({
  name: 'x',
  version: '1',
  contract: REMOTE_CONTRACT,
  prefixes: ['/x/'],
  fragments: ['Badge'],
  web: { entry: '/remotes/x/1/entry.js', preload: [], integrity: { '/remotes/x/1/entry.js': 'h' } },
  node: { entry: '', integrity: '', shared: [] },
  isAvailable: true,
  ...change,
})
const loaderOf = (change?: Partial<RegisteredRelease>) =>
  createRemoteLoader({ shell: { version: 's1' }, remotes: [releaseOf(change)] }, null)

const routes: RemoteModule = { name: 'x', contract: REMOTE_CONTRACT, createRoutes: () => [] }
const Fragment = () => null

let exposed: Record<string, unknown>
let container: { init: () => void; get: ReturnType<typeof vi.fn> }
let registry: () => Promise<Response>

beforeEach(() => {
  vi.stubGlobal('__webpack_init_sharing__', async () => {})
  vi.stubGlobal('__webpack_share_scopes__', { default: {} })
  vi.stubGlobal('fetch', () => registry())
  exposed = { './routes': routes, './Badge': { Fragment } }
  container = { init: () => {}, get: vi.fn(async (name) => () => ({ default: exposed[name] })) }
  registry = async () => Response.json({ remotes: [releaseOf()] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  document.head.replaceChildren()
})

const scripts = () => [...document.head.querySelectorAll('script')]
/** Plays the browser for the script asked for last. */
const finish = (event: 'load' | 'error') => {
  globals.isp_x = event === 'load' ? container : undefined
  scripts().at(-1)?.dispatchEvent(new Event(event))
}

describe('место удалённой части остаётся пустым, и причина названа', () => {
  it('выпуск другого соглашения не запускается вовсе: ни страницы, ни фрагменты', async () => {
    const loader = loaderOf({ contract: REMOTE_CONTRACT + 1 })
    await expect(loader.loadRoutes('x')).rejects.toMatchObject({ reason: 'incompatible' })
    await expect(loader.loadFragment('x', 'Badge')).rejects.toMatchObject({
      reason: 'incompatible',
    })
    expect(loader.failureOf('x')).toBe('incompatible')
    expect(scripts()).toEqual([])
  })

  it('модуль другого соглашения не показывается, что бы ни говорил реестр', async () => {
    exposed['./routes'] = { ...routes, contract: REMOTE_CONTRACT - 1 }
    const loader = loaderOf()
    const loading = loader.loadRoutes('x')
    finish('load')
    await expect(loading).rejects.toMatchObject({ reason: 'incompatible' })
    expect(loader.failureOf('x')).toBe('incompatible')
  })

  it('файлов нет или части нет в реестре — недоступна, без единого запроса', async () => {
    const loader = loaderOf({ isAvailable: false })
    await expect(loader.loadRoutes('x')).rejects.toMatchObject({ reason: 'unavailable' })
    await expect(loader.loadRoutes('y')).rejects.toMatchObject({ reason: 'unavailable' })
    expect(scripts()).toEqual([])
  })

  it('вместо страниц или фрагмента пришло не то — недоступна', async () => {
    exposed = { './routes': {}, './Badge': {} }
    const loader = loaderOf()
    const loading = [loader.loadRoutes('x'), loader.loadFragment('x', 'Badge')]
    finish('load')
    for (const one of await Promise.allSettled(loading)) {
      expect(one).toMatchObject({ status: 'rejected', reason: { reason: 'unavailable' } })
    }
  })

  it('не пришла за отведённое время — медленная; придя, принимается без второй загрузки', async () => {
    vi.useFakeTimers()
    const loader = loaderOf()
    const loading = loader.loadRoutes('x')
    const refused = expect(loading).rejects.toMatchObject({ reason: 'slow' })
    await vi.advanceTimersByTimeAsync(9_999)
    expect(loader.failureOf('x')).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    await refused
    expect(loader.failureOf('x')).toBe('slow')
    const again = loader.loadRoutes('x')
    finish('load')
    expect(await again).toBe(routes)
    expect(loader.failureOf('x')).toBeNull()
    expect(scripts()).toHaveLength(1)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('загруженная часть', () => {
  it('запускается один раз на страницы и все фрагменты', async () => {
    const loader = loaderOf()
    const loading = [loader.loadRoutes('x'), loader.loadRoutes('x')]
    const fragment = loader.loadFragment('x', 'Badge')
    finish('load')
    expect(await Promise.all(loading)).toEqual([routes, routes])
    expect((await fragment).Fragment).toBe(Fragment)
    expect(scripts()).toHaveLength(1)
    expect(container.get.mock.calls.map(([name]) => name).toSorted()).toEqual([
      './Badge',
      './routes',
    ])
  })
})

describe('повторная попытка', () => {
  it('после неудачи загружает тот же выпуск заново', async () => {
    const loader = loaderOf()
    const first = loader.loadRoutes('x')
    finish('error')
    await expect(first).rejects.toMatchObject({ reason: 'unavailable' })
    const second = loader.loadRoutes('x')
    finish('load')
    expect(await second).toBe(routes)
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual([
      '/remotes/x/1/entry.js',
      '/remotes/x/1/entry.js',
    ])
  })

  it('забывает контейнер, который открылся, но части не отдал', async () => {
    container.get.mockRejectedValue(new Error('chunk is corrupt'))
    const loader = loaderOf()
    const first = loader.loadRoutes('x')
    finish('load')
    await expect(first).rejects.toMatchObject({ reason: 'unavailable' })
    expect(await loader.refresh('x')).toBe('current')
    container = { ...container, get: vi.fn(async () => () => ({ default: routes })) }
    const second = loader.loadRoutes('x')
    expect(scripts()).toHaveLength(2)
    finish('load')
    expect(await second).toBe(routes)
  })

  it('видит, что файлы вернулись', async () => {
    const loader = loaderOf({ isAvailable: false })
    await expect(loader.loadRoutes('x')).rejects.toMatchObject({ reason: 'unavailable' })
    expect(await loader.refresh('x')).toBe('current')
    const loading = loader.loadRoutes('x')
    finish('load')
    expect(await loading).toBe(routes)
  })

  it('нового выпуска в открытый документ не берёт', async () => {
    const newer = releaseOf({
      version: '2',
      web: {
        entry: '/remotes/x/2/entry.js',
        preload: [],
        integrity: { '/remotes/x/2/entry.js': 'h' },
      },
    })
    registry = async () => Response.json({ remotes: [newer] })
    const loader = loaderOf()
    expect(await loader.compare('x')).toBe('newer')
    expect(await loader.refresh('x')).toBe('newer')
    const loading = loader.loadRoutes('x')
    finish('load')
    expect(await loading).toBe(routes)
    expect(scripts().map((script) => script.getAttribute('src'))).toEqual(['/remotes/x/1/entry.js'])
  })

  it.each<[string, () => Promise<Response>]>([
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

  it.each([
    ['current', { version: 's1' }],
    ['newer', { version: 's2' }],
    ['unknown', null],
  ])('оболочка документа: %s', async (age, shell) => {
    registry = async () => Response.json({ shell, remotes: [] })
    expect(await loaderOf().compare('shell')).toBe(age)
  })

  it('тот же выпуск — нынешний', async () => {
    expect(await loaderOf().compare('x')).toBe('current')
  })
})
