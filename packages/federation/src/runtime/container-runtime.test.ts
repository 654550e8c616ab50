import { beforeEach, describe, expect, test, vi } from 'vitest'
import { containerRuntime } from './container-runtime.ts'

type Bundle = Parameters<typeof containerRuntime.consumes>[0]['webpackRequire']

const get = vi.fn(() => () => 'react of the shell')
let bundle: Bundle

/** The container of a remote after its entry has run; built for React 19.3. */
beforeEach(() => {
  get.mockClear()
  bundle = {
    m: {},
    c: {},
    federation: {
      instance: { initOptions: vi.fn(), shareScopeMap: {} },
      initOptions: { name: 'x' },
    },
    consumesLoadingData: {
      chunkMapping: { 150: ['7'] },
      moduleIdToConsumeDataMapping: { 7: { shareKey: 'react', requiredVersion: '^19.3.0' } },
      initialConsumes: ['7'],
    },
  }
})
const enter = (version: string) =>
  containerRuntime.initContainerEntry({
    webpackRequire: bundle,
    shareScope: { react: { [version]: { get } } },
    remoteEntryInitOptions: { version: 'abc' },
  })
const runModule = (id: string) => {
  const module = { exports: null as unknown }
  bundle.m[id]?.(module)
  return module.exports
}

describe('контейнер удалённой части', () => {
  test('с чужой версией общего модуля не начинает грузить и страницу', () => {
    enter('18.2.0')
    expect(() => containerRuntime.consumes({ webpackRequire: bundle, chunkId: '150' })).toThrow(
      expect.objectContaining({ reason: 'incompatible' }),
    )
    expect(bundle.m).toEqual({})
  })

  test('берёт у оболочки её экземпляр под именем своего модуля', () => {
    enter('19.3.1')
    containerRuntime.consumes({ webpackRequire: bundle, chunkId: '150' })
    expect(runModule('7')).toBe('react of the shell')
  })

  test('у страницы без общих модулей ничего не просит', () => {
    enter('19.3.1')
    containerRuntime.consumes({ webpackRequire: bundle, chunkId: '982' })
    expect(get).not.toHaveBeenCalled()
  })

  test('часть страницы, которая не пришла, просится под другим адресом: прежний браузер отдаст испорченным', () => {
    const asked: unknown[] = []
    bundle.l = (...call) => void asked.push(call)
    enter('19.3.1')
    for (const url of ['/a.js', '/b.js', '/a.js', '/a.js']) bundle.l(url, 'done')
    expect(asked).toEqual([
      ['/a.js', 'done'],
      ['/b.js', 'done'],
      ['/a.js?again=1', 'done'],
      ['/a.js?again=2', 'done'],
    ])
  })

  test('модули самого входа спрашивает, когда оболочка уже назвала свои', () => {
    containerRuntime.installInitialConsumes({ webpackRequire: bundle })
    enter('19.3.1')
    expect(runModule('7')).toBe('react of the shell')
  })

  test('называет экземпляр среды своим именем и выпуском', () => {
    enter('19.3.1')
    expect(bundle.federation.instance.initOptions).toHaveBeenCalledWith({
      name: 'x',
      remotes: [],
      plugins: [],
      version: 'abc',
    })
  })
})
