// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { readLastPage, safeReturnTo } from './last-page.ts'
import { storageNames } from './storage-names.ts'

const NAME = storageNames.cookie.previousPage
const cookie = (value: string, seconds = 60) => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the session itself writes it
  document.cookie = `${NAME}=${value}; Max-Age=${seconds}; Path=/`
}
beforeEach(() => {
  sessionStorage.clear()
  cookie('', 0)
  history.replaceState(null, '', '/nowhere/?q=1')
})
afterEach(() => vi.restoreAllMocks())

const wayBack = (isSignedIn?: boolean) => readLastPage({ isSignedIn })

describe('§2.2, §3: куда возвращает «назад»', () => {
  test.each([
    ['ничего не запомнено', ''],
    ['чужой сайт', '//evil.example/'],
    ['чужой сайт с обратной чертой', '/\\evil.example/'],
    ['чужой сайт с переводом строки', '/\n/evil.example/'],
    ['чужой сайт за точкой', '/.//evil.example/'],
    ['полный адрес', 'https://evil.example/'],
    ['не адрес', 'javascript:alert(1)'],
    ['мусор', '{"page":"/delivery/"}'],
    ['страница входа', '/cabinet/auth/?returnTo=%2F'],
    ['смена пароля', '/auth/change-password/'],
    ['ссылка из письма', '/cabinet/accept-invitation/?token=secret'],
    ['эта же страница', '/nowhere/?q=1'],
  ])('%s — на главную', (_, kept) => {
    sessionStorage.setItem(NAME, kept)
    cookie(encodeURIComponent(kept))
    expect(wayBack(true)).toBe('/')
  })

  test('испорченная cookie — на главную', () => {
    cookie('%E0%A4%A')
    expect(wayBack()).toBe('/')
  })

  test('cookie другого имени той же длины — не последняя страница', () => {
    const other = 'isp_anotherPages'
    expect(other).toHaveLength(NAME.length)
    // biome-ignore lint/suspicious/noDocumentCookie: as the session itself writes it
    document.cookie = `${other}=/delivery/; Max-Age=60; Path=/`
    const found = wayBack()
    // biome-ignore lint/suspicious/noDocumentCookie: as the session itself writes it
    document.cookie = `${other}=; Max-Age=0; Path=/`
    expect(found).toBe('/')
  })

  test('страница этой вкладки важнее страницы другой; негодная не заслоняет её', () => {
    cookie(encodeURIComponent('/catalog/sverla/2/filtered/?d=8'))
    expect(wayBack()).toBe('/catalog/sverla/2/filtered/?d=8')
    sessionStorage.setItem(NAME, '//evil.example/')
    expect(wayBack()).toBe('/catalog/sverla/2/filtered/?d=8')
    sessionStorage.setItem(NAME, '/delivery/')
    expect(wayBack()).toBe('/delivery/')
  })

  test('в кабинет возвращает только вошедшего', () => {
    sessionStorage.setItem(NAME, '/cabinet/orders/')
    expect(wayBack()).toBe('/')
    expect(wayBack(true)).toBe('/cabinet/orders/')
  })

  test('память вкладки выключена: говорит cookie', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('off')
    })
    cookie(encodeURIComponent('/delivery/'))
    expect(wayBack()).toBe('/delivery/')
  })

  test('адрес, который не читается, никуда не ведёт', () => {
    expect(safeReturnTo('//[')).toBeNull()
  })

  test('адрес с отбором и якорем остаётся собой', () => {
    expect(safeReturnTo('/catalog/?a=1#b')).toBe('/catalog/?a=1#b')
  })
})
