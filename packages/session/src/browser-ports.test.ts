import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createBrowserPorts } from './browser-ports.ts'

afterEach(() => vi.restoreAllMocks())

test('переполненное или выключенное хранилище не роняет страницу', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('quota', 'QuotaExceededError')
  })
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  const { storage } = createBrowserPorts()
  expect(() => storage.write('isp_x', '1')).not.toThrow()
  expect(storage.read('isp_x')).toBeNull()
})

test('cookie читается той же, какой записана', () => {
  const { cookies } = createBrowserPorts()
  cookies.write('isp_y', 'да; нет=1', 60)
  expect(cookies.read('isp_y')).toBe('да; нет=1')
  cookies.remove('isp_y')
  expect(cookies.read('isp_y')).toBeNull()
})

describe('cookie входа (D10)', () => {
  afterEach(() => vi.unstubAllGlobals())
  const writtenOn = (protocol: string): string[] => {
    vi.stubGlobal('location', { protocol })
    const written: string[] = []
    vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text))
    const { cookies } = createBrowserPorts()
    cookies.write('isp_accessToken', 'a.b', 60)
    cookies.remove('isp_accessToken')
    return written
  }

  test('на https уходит только по https и только своему сайту', () => {
    expect(writtenOn('https:')[0]).toBe(
      'isp_accessToken=a.b; Max-Age=60; Path=/; SameSite=Lax; Secure',
    )
  })

  test('на http остаётся пригодной, убирается там же, где лежит', () => {
    expect(writtenOn('http:')).toEqual([
      'isp_accessToken=a.b; Max-Age=60; Path=/; SameSite=Lax',
      'isp_accessToken=; Max-Age=0; Path=/; SameSite=Lax',
    ])
  })
})

describe('запасное хранилище', () => {
  afterEach(() => {
    window.name = ''
    sessionStorage.clear()
  })
  const refuse = () => {
    for (const method of ['setItem', 'getItem'] as const) {
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('denied', 'SecurityError')
      })
    }
  }

  test('живёт во вкладке; имя окна не читается и не трогается, пока вкладка хранит сама', () => {
    window.name = 'isp:{"isp_basket":"чужое"}'
    const { spareStorage } = createBrowserPorts()
    expect(spareStorage.read('isp_basket')).toBeNull()
    spareStorage.write('isp_basket', 'своё')
    expect(sessionStorage.getItem('isp_basket')).toBe('своё')
    expect(sessionStorage).toHaveLength(1)
    spareStorage.remove('isp_basket')
    expect(sessionStorage).toHaveLength(0)
    expect(window.name).toBe('isp:{"isp_basket":"чужое"}')
  })

  test('где выключено и оно, строки переходят со страницы на страницу в имени окна', () => {
    refuse()
    createBrowserPorts().spareStorage.write('isp_basket', 'своё')
    const { spareStorage } = createBrowserPorts()
    expect(spareStorage.read('isp_basket')).toBe('своё')
    spareStorage.write('isp_basketMerge', '1')
    expect(spareStorage.read('isp_basket')).toBe('своё')
    spareStorage.remove('isp_basket')
    expect(spareStorage.read('isp_basket')).toBeNull()
    expect(spareStorage.read('isp_basketMerge')).toBe('1')
    spareStorage.remove('isp_basketMerge')
    expect(window.name).toBe('')
  })

  test('хранилище кончилось посреди посещения: строки уходят в имя окна, чужие оттуда не берутся', () => {
    window.name = 'isp:{"isp_basketMerge":"чужое"}'
    const { spareStorage } = createBrowserPorts()
    spareStorage.write('isp_basket', 'прежнее')
    refuse()
    spareStorage.write('isp_basket', 'своё')
    expect(spareStorage.read('isp_basket')).toBe('своё')
    expect(spareStorage.read('isp_basketMerge')).toBeNull()
    expect(createBrowserPorts().spareStorage.read('isp_basket')).toBe('своё')
    vi.restoreAllMocks()
    spareStorage.write('isp_basket', 'новое')
    expect(sessionStorage.getItem('isp_basket')).toBe('новое')
    expect(window.name).toBe('')
  })

  test('хранилище кончилось, а окно назвал партнёр: его имя остаётся', () => {
    window.name = 'окно-партнёра'
    const { spareStorage } = createBrowserPorts()
    refuse()
    spareStorage.write('isp_basket', 'своё')
    expect(window.name).toBe('окно-партнёра')
  })

  test.each([
    'окно-партнёра',
    'чья:{"isp_basket":"чужое"}',
    'isp:{',
    'isp:null',
    'isp:{"isp_basket":5}',
  ])('имя окна %s ничего не ломает', (name) => {
    refuse()
    window.name = name
    const { spareStorage } = createBrowserPorts()
    expect(spareStorage.read('isp_basket')).toBeNull()
    spareStorage.remove('isp_basket')
    spareStorage.write('isp_basket', 'своё')
    if (!name.startsWith('isp:')) expect(window.name).toBe(name)
    else expect(spareStorage.read('isp_basket')).toBe('своё')
  })
})

test('на страницу смотрят — делается сразу, не смотрят — один раз, когда посмотрят', () => {
  const { page } = createBrowserPorts()
  const act = vi.fn()
  page.whenSeen(act)
  expect(act).toHaveBeenCalledTimes(1)
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  page.whenSeen(act)
  page.whenSeen(act)
  expect(act).toHaveBeenCalledTimes(1)
  seen.mockReturnValue('visible')
  document.dispatchEvent(new Event('visibilitychange'))
  document.dispatchEvent(new Event('visibilitychange'))
  expect(act).toHaveBeenCalledTimes(2)
})

test('работа одного имени делается по очереди во всех вкладках; где замков нет — просто делается', async () => {
  const { exclusively } = createBrowserPorts()
  expect(await exclusively('isp_x', async () => 'без замка')).toBe('без замка')
  const request = vi.fn(async (_name: string, work: () => Promise<unknown>) => work())
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  expect(await exclusively('isp_x', async () => 'под замком')).toBe('под замком')
  expect(request).toHaveBeenCalledWith('isp_x', expect.any(Function))
})

test('вкладка помнит своё, браузер — своё; время — его же', () => {
  onTestFinished(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  const { storage, tabStorage, now } = createBrowserPorts()
  storage.write('isp_x', 'браузер')
  tabStorage.write('isp_x', 'вкладка')
  expect([storage.read('isp_x'), tabStorage.read('isp_x')]).toEqual(['браузер', 'вкладка'])
  expect([localStorage.getItem('isp_x'), sessionStorage.getItem('isp_x')]).toEqual([
    'браузер',
    'вкладка',
  ])
  storage.remove('isp_x')
  expect(localStorage).toHaveLength(0)
  vi.spyOn(Date, 'now').mockReturnValue(17)
  expect(now()).toBe(17)
})

test('страница открывается заново и открывает другую; об уходе с неё сказано', () => {
  const location = { reload: vi.fn(), assign: vi.fn() }
  vi.stubGlobal('location', location)
  onTestFinished(() => void vi.unstubAllGlobals())
  const { page } = createBrowserPorts()
  page.reload()
  page.open('/delivery/')
  expect(location.reload).toHaveBeenCalledTimes(1)
  expect(location.assign.mock.calls).toEqual([['/delivery/']])
  const left = vi.fn()
  page.onLeave(left)
  window.dispatchEvent(new Event('pagehide'))
  expect(left).toHaveBeenCalledTimes(1)
})

test('набранное переживает перезагрузку; где возвращать нечего, кода за ним не посылают', async () => {
  const sent = vi.fn()
  vi.doMock('./restore-typed-text.ts', async (original) => {
    sent()
    return await original()
  })
  onTestFinished(() => {
    vi.doUnmock('./restore-typed-text.ts')
    document.body.replaceChildren()
  })
  createBrowserPorts().page.restoreTypedText()
  await vi.dynamicImportSettled()
  expect(sent).not.toHaveBeenCalled()
  document.body.innerHTML = '<input name="address">'
  const address = document.body.firstElementChild as HTMLInputElement
  address.value = 'Нижний Новгород'
  createBrowserPorts().page.keepTypedText()
  address.value = ''
  createBrowserPorts().page.restoreTypedText()
  await vi.dynamicImportSettled()
  expect(address.value).toBe('Нижний Новгород')
})
