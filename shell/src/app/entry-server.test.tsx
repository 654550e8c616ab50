// @vitest-environment jsdom
import type { RemoteModule } from '@isp/federation'
import { makeBrandSummary, makeSectionTree } from '@isp/testing'
import { describe, expect, test, vi } from 'vitest'
import { type RenderInput, type RenderResult, render } from './entry-server.tsx'

const answers: Record<string, unknown> = {
  '/bff/api/catalog/sections': { items: makeSectionTree() },
  '/bff/api/catalog/brands': { items: [makeBrandSummary()] },
}
const bff = vi.fn(
  async (request: Request): Promise<Response> =>
    Response.json(answers[new URL(request.url).pathname]),
)
const refusing = (status: number, code: string) =>
  bff.mockImplementation(async () =>
    Response.json({ statusCode: status, code, message: 'нет' }, { status }),
  )

const token = `h.${Buffer.from('{"sub":"7","sid":"s1"}').toString('base64url')}.s`
const signedIn = { isp_accessToken: token, isp_company: 'alfa', isp_cookiePolicy: 'accepted' }

const open = async (path: string, over: Partial<RenderInput> = {}): Promise<RenderResult> =>
  render({
    url: new URL(path, 'https://shop.test'),
    cookies: {},
    clientAddress: '10.0.0.7',
    requestId: 'request-0001',
    registry: { shell: null, remotes: [] },
    owner: null,
    missing: null,
    bffUrl: 'http://bff.test/bff',
    fetch: bff,
    signal: new AbortController().signal,
    shell: { year: 2026, origin: 'https://shop.test', mode: 'production' },
    assets: {
      base: '/static/1/web/',
      boot: '',
      main: { src: '/m.js', integrity: 'x' },
      fonts: [],
      ownerScripts: [],
    },
    ...over,
  })

const pageOf = (result: RenderResult) => {
  if (result.kind !== 'page') throw new Error(`a page was expected, not ${result.kind}`)
  const page = new DOMParser().parseFromString(result.html.toString(), 'text/html')
  return {
    ...result,
    page,
    state: JSON.parse(page.getElementById('isp-state')?.textContent ?? ''),
    isClosed: page.querySelector('meta[name=robots]')?.getAttribute('content') === 'noindex',
  }
}

describe('страница с сервера', () => {
  test('читается целиком без сценариев, открыта поисковику, лежать может у всех', async () => {
    const { page, status, isWhole, isClosed, state } = pageOf(await open('/'))
    expect(status).toBe(200)
    expect(isWhole).toBe(true)
    expect(isClosed).toBe(false)
    expect(page.querySelector('main')?.textContent).toContain('Режущий инструмент')
    expect(state.missing).toBeNull()
  })

  test('§2.4: объявление стоит в ней над шапкой и читается без сценариев, без объявления ничего нет', async () => {
    const notice = { key: 'k', status: 'warning', message: 'Склад <закрыт>' } as const
    const shell = { year: 2026, origin: 'https://shop.test', mode: 'production', notice } as const
    const { page, state } = pageOf(await open('/', { shell }))
    const region = page.querySelector('[aria-label="Объявление магазина"]')
    expect(region?.querySelector('p')?.textContent).toBe('Склад <закрыт>')
    expect(region?.getAttribute('role')).toBeNull()
    const header = page.querySelector('header')
    expect(header && region?.compareDocumentPosition(header)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(state.shell.notice).toEqual(notice)
    const none = pageOf(await open('/'))
    expect(none.page.querySelector('[aria-label="Объявление магазина"]')).toBeNull()
  })

  test('BFF знает, для кого и под каким номером она делается', async () => {
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01'
    await open('/', { cookies: signedIn, traceparent })
    for (const [request] of bff.mock.calls) {
      expect(request.headers.get('x-request-id')).toBe('request-0001')
      expect(request.headers.get('x-forwarded-for')).toBe('10.0.0.7')
      expect(request.headers.get('traceparent')).toBe(traceparent)
    }
    const [own] = bff.mock.lastCall ?? []
    expect(own?.headers.get('authorization')).toBe(`Bearer ${token}`)
    expect(own?.headers.get('x-choosed-company')).toBe('alfa')
    expect(own?.headers.has('x-client-date')).toBe(false)
  })

  test('ни для кого она прочитана, ни токена в общей части нет', async () => {
    const result = await open('/', { cookies: signedIn })
    expect(pageOf(result).status).toBe(200)
    for (const own of [token, '7/s1', 'isp-identity'])
      expect(result.kind === 'page' && result.html.includes(own)).toBe(false)
  })

  test('чего нет — 404, закрыта, с дорогой дальше', async () => {
    const { page, status, isClosed } = pageOf(await open('/nowhere/'))
    expect(status).toBe(404)
    expect(isClosed).toBe(true)
    expect(page.querySelector('h1')?.textContent).toBe('Страница не найдена')
    expect(page.querySelector('main a[href="/catalog/rezhushchiy-instrument/"]')).not.toBeNull()
  })

  test('приложение не отвечает — 503, закрыта, шапка на месте', async () => {
    const { page, status, isClosed, state } = pageOf(
      await open('/catalog/x/', { missing: 'catalog' }),
    )
    expect(status).toBe(503)
    expect(isClosed).toBe(true)
    expect(page.querySelector('header')).not.toBeNull()
    expect(state.missing).toBe('catalog')
  })
})

describe('отказы BFF', () => {
  test('вход кончился или компании больше нет — не рисуется ничего', async () => {
    refusing(401, 'UNAUTHENTICATED')
    expect(await open('/', { cookies: signedIn })).toEqual({ kind: 'refused', what: 'token' })
    refusing(403, 'COMPANY_FORBIDDEN')
    expect(await open('/', { cookies: signedIn })).toEqual({ kind: 'refused', what: 'company' })
    bff.mockReset()
  })

  test('анониму отказ — это отказ, а не конец входа', async () => {
    refusing(401, 'UNAUTHENTICATED')
    expect(pageOf(await open('/')).status).toBe(401)
    bff.mockReset()
  })

  test('сбой виден на странице, стоит в её статусе, и никому другому она не годится', async () => {
    refusing(500, 'INTERNAL_ERROR')
    const broken = pageOf(await open('/'))
    expect(broken).toMatchObject({ status: 500, isWhole: false, isClosed: true })
    expect(broken.page.querySelector('[role=alert]')?.textContent).toContain('нет')
    bff.mockRejectedValue(new TypeError('fetch failed'))
    expect(pageOf(await open('/')).status).toBe(503)
    bff.mockReset()
  })
})

describe('ошибка программы', () => {
  const owner = {
    createRoutes: () => [
      {
        id: 'test:moved',
        path: '/moved/',
        loader: () => new Response(null, { status: 308, headers: { location: '/catalog/' } }),
        element: null,
      },
      {
        id: 'test:broken',
        path: '/broken/',
        loader: () => {
          throw new TypeError('секрет: x is undefined')
        },
        element: null,
      },
    ],
  } as unknown as RemoteModule

  test('в журнале она есть, на странице её слов нет', async () => {
    const broken = pageOf(await open('/broken/', { owner }))
    expect(broken.status).toBe(500)
    expect(broken.failures).toMatchObject([{ message: 'секрет: x is undefined' }])
    expect(broken.page.documentElement.outerHTML).not.toContain('секрет')
  })

  test('перевод остаётся переводом', async () => {
    expect(await open('/moved/', { owner })).toEqual({
      kind: 'redirect',
      status: 308,
      location: '/catalog/',
    })
  })
})
