// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openContainer } from './container.ts'

const entry = { src: '/remotes/x/1/web/entry.js', integrity: 'sha384-abc', globalName: 'isp_x' }
const scope = { react: {} }
const globals = globalThis as unknown as Record<string, unknown>

beforeEach(() => {
  vi.stubGlobal('__webpack_init_sharing__', async () => {})
  vi.stubGlobal('__webpack_share_scopes__', { default: scope })
})
afterEach(() => {
  vi.unstubAllGlobals()
  document.head.replaceChildren()
  globals.isp_x = undefined
})

/** Plays the browser: the script has run, or could not be had. */
const finish = (event: 'load' | 'error', leaves?: unknown) => {
  const script = document.head.querySelector('script')
  globals.isp_x = leaves
  script?.dispatchEvent(new Event(event))
  return script
}

describe('вход удалённой части', () => {
  it('без хеша в реестре не запускается вовсе', async () => {
    await expect(openContainer({ ...entry, integrity: undefined })).rejects.toThrow('no hash')
    expect(document.head.querySelector('script')).toBeNull()
  })

  it('не загрузился — отказ, а не вечное ожидание', async () => {
    const opened = openContainer(entry)
    finish('error')
    await expect(opened).rejects.toThrow('script failed')
  })

  it('выполнился, но контейнера не оставил — отказ, даже если остался прежний', async () => {
    globals.isp_x = { init: () => {}, get: async () => () => ({}) }
    const opened = openContainer(entry)
    expect(globals.isp_x).toBeUndefined()
    finish('load')
    await expect(opened).rejects.toThrow('no container')
  })

  it('получает общие модули оболочки, а скрипт — хеш из реестра', async () => {
    const init = vi.fn()
    const opened = openContainer(entry)
    const script = finish('load', { init, get: async () => () => ({}) })
    await opened
    expect(script?.integrity).toBe('sha384-abc')
    expect(init).toHaveBeenCalledWith(scope)
  })
})
