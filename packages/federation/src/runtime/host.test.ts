// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { RegisteredRelease } from '../registry.ts'
import { createFailureLog, type FailureLog } from './failure-log.ts'
import { createFakeBrowser, type FakeBrowser } from './fake-browser.fixture.ts'
import { createHost, type Host } from './host.ts'
import { RUNTIME_GLOBAL } from './runtime-global.ts'

const releaseOf = (version: string): RegisteredRelease => ({
  name: 'x',
  version,
  contract: 1,
  prefixes: ['/x/'],
  fragments: [],
  web: {
    entry: `/remotes/x/${version}/entry.js`,
    manifest: `/remotes/x/${version}/mf-manifest.json`,
    preload: [],
    integrity: {},
  },
  node: { entry: '', integrity: '', shared: [] },
  isAvailable: true,
})
const containerOf = (content: unknown) => ({ init: vi.fn(), get: async () => () => content })

type Instance = { name: string; options: { version?: string } }
type Federation = {
  runtime: { init: (options: object) => Instance }
  bundlerRuntime: { S: object }
}
const globals = globalThis as unknown as {
  __FEDERATION__: { __INSTANCES__: Instance[] }
  [RUNTIME_GLOBAL]: Federation
}

let browser: FakeBrowser
let log: FailureLog
let host: Host
let hashes: Record<string, string>
beforeEach(() => {
  browser = createFakeBrowser()
  log = createFailureLog()
  hashes = {}
  for (const version of ['1', '2']) {
    hashes[new URL(releaseOf(version).web.entry, location.href).href] = `sha384-${version}`
  }
  host = createHost({ version: 'abc', hashOf: (url) => hashes[url], log })
})
afterEach(() => {
  browser.forget()
  performance.clearMeasures()
})

describe('вход удалённой части', () => {
  test('без хеша в реестре не запускается вовсе', async () => {
    hashes = {}
    await expect(host.load(releaseOf('1'), 'routes')).rejects.toThrow('no hash')
    expect(browser.asked()).toEqual([])
  })

  test('несёт хеш из реестра: других байтов браузер не запустит', async () => {
    const loading = host.load(releaseOf('1'), 'routes')
    const script = await browser.load('isp_x', containerOf('pages'))
    expect(await loading).toBe('pages')
    expect(script.integrity).toBe('sha384-1')
    expect(script.crossOrigin).toBe('anonymous')
  })

  test('контейнер, оставшийся от другого выпуска, не сходит за свой', async () => {
    Object.assign(globalThis, { isp_x: containerOf('old') })
    const loading = host.load(releaseOf('1'), 'routes')
    await browser.load('isp_x', containerOf('new'))
    expect(await loading).toBe('new')
  })

  test('выполнился, но контейнера не оставил — отказ', async () => {
    const loading = host.load(releaseOf('1'), 'routes')
    const refused = expect(loading).rejects.toThrow()
    await browser.load('isp_x', undefined)
    await refused
  })

  test('два выпуска в одном документе дают каждый своё', async () => {
    const first = host.load(releaseOf('1'), 'routes')
    await browser.load('isp_x', containerOf('first'))
    const second = host.load(releaseOf('2'), 'routes')
    await browser.load('isp_x', containerOf('second'))
    expect([await first, await second]).toEqual(['first', 'second'])
    expect(await host.load(releaseOf('1'), 'routes')).toBe('first')
  })

  test('потерянный просится ещё раз сам, дважды потерянный — лишь по новой просьбе', async () => {
    const first = host.load(releaseOf('1'), 'routes')
    const refused = expect(first).rejects.toThrow()
    await browser.fail()
    await browser.fail()
    await refused
    const { entry } = releaseOf('1').web
    // a browser fails a script with a wrong hash again without a new request
    expect(browser.asked()).toEqual([entry, `${entry}?again=1`])
    const again = host.load(releaseOf('1'), 'routes')
    await browser.fail()
    await browser.load('isp_x', containerOf('pages'))
    expect(await again).toBe('pages')
  })
})

describe('след загрузки', () => {
  const measures = () =>
    (performance.getEntriesByType('measure') as PerformanceMeasure[]).map(({ name, detail }) => ({
      name,
      detail,
    }))

  test('каждый шаг виден с именем части, выпуском и временем', async () => {
    const loading = host.load(releaseOf('1'), 'routes')
    await browser.load('isp_x', containerOf('pages'))
    await loading
    expect(measures()).toMatchObject(
      ['entry', 'init', 'expose', 'factory'].map((phase) => ({
        name: `federation:x:${phase}`,
        detail: { remote: 'x', release: '1', phase, milliseconds: expect.any(Number) },
      })),
    )
    expect(log.read()).toEqual([])
  })

  test('неудачный шаг остаётся в журнале отказов', async () => {
    const loading = host.load(releaseOf('1'), 'routes')
    const container = { init: () => {}, get: () => Promise.reject(new Error('chunk is lost')) }
    const refused = expect(loading).rejects.toThrow('chunk is lost')
    await browser.load('isp_x', container)
    await refused
    expect(log.read()).toMatchObject([
      { remote: 'x', release: '1', phase: 'expose', message: 'Error: chunk is lost' },
    ])
  })

  test('вкладка, где весь день что-то ломается, журналом не растёт', () => {
    for (let i = 0; i < 60; i++) {
      log.add({ remote: 'x', release: '1', phase: 'entry', milliseconds: i, message: '' })
    }
    expect(log.read()).toHaveLength(50)
    expect(log.read().at(-1)?.milliseconds).toBe(59)
  })
})

describe('то, что оболочка даёт входам', () => {
  test('каждому своё: записанное одним не видит другой', () => {
    const [one, other] = [globals[RUNTIME_GLOBAL], globals[RUNTIME_GLOBAL]]
    expect(one).not.toBe(other)
    expect(one.bundlerRuntime.S).not.toBe(other.bundlerRuntime.S)
  })

  test('экземпляр части отделён от экземпляра оболочки, и виден рядом с ним', () => {
    globals[RUNTIME_GLOBAL].runtime.init({ name: 'x', version: '1', remotes: [] })
    const known = globals.__FEDERATION__.__INSTANCES__
    expect(known.map(({ name, options }) => [name, options.version])).toEqual([
      ['shell', 'abc'],
      ['x', '1'],
    ])
  })
})
