import { afterEach, describe, expect, test, vi } from 'vitest'
import { createBrowserPorts } from './browser-ports.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('cookie (D10)', () => {
  const written = (protocol: string) => {
    const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    vi.stubGlobal('location', { protocol })
    createBrowserPorts().cookies.write('isp_accessToken', 'a.b', 60)
    return write.mock.lastCall?.[0].split('; ').slice(1).toSorted()
  }

  test('по https не уходит открытым текстом и не едет с чужого сайта, живёт сколько сказано', () => {
    expect(written('https:')).toEqual(['Max-Age=60', 'Path=/', 'SameSite=Lax', 'Secure'])
  })

  test('по http, где Secure её не сохранил бы, остальное то же', () => {
    expect(written('http:')).toEqual(['Max-Age=60', 'Path=/', 'SameSite=Lax'])
  })

  test('испорченная читается как отсутствующая, похожая по имени — не читается', () => {
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('isp_x=%E0%A4%A; isp_xy=1')
    const { cookies } = createBrowserPorts()
    expect(cookies.read('isp_x')).toBeNull()
    expect(cookies.read('isp_')).toBeNull()
    expect(cookies.read('isp_xy')).toBe('1')
  })
})

describe('другие вкладки', () => {
  test('где событий cookie нет, вкладка сверяется, когда на неё посмотрели', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const heard = vi.fn()
    createBrowserPorts().page.onCookieChange(heard)
    expect(warn).toHaveBeenCalledTimes(1)
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard).not.toHaveBeenCalled()
    seen.mockReturnValue('visible')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('где они есть, вкладка слушает их', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const cookieStore = new EventTarget()
    vi.stubGlobal('cookieStore', cookieStore)
    const heard = vi.fn()
    createBrowserPorts().page.onCookieChange(heard)
    cookieStore.dispatchEvent(new Event('change'))
    expect(heard).toHaveBeenCalledTimes(1)
    expect(warn).not.toHaveBeenCalled()
  })

  test('о хранилище сказано, что записала другая вкладка; стёртое целиком — без имени', () => {
    const heard = vi.fn()
    createBrowserPorts().page.onStorageChange(heard)
    window.dispatchEvent(new StorageEvent('storage', { key: 'isp_basket' }))
    window.dispatchEvent(new StorageEvent('storage', { key: null }))
    expect(heard.mock.calls).toEqual([['isp_basket'], [null]])
  })
})
