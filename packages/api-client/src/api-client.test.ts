import { describe, expect, test, vi } from 'vitest'
import { createApiClient, unwrap } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { ignoreErrors } from './ignored-errors.ts'

const clientAnswering = (answer: () => Response | Promise<Response>) => {
  const onError = vi.fn()
  const fetch = vi.fn(async (_request: Request) => answer())
  const api = createApiClient({
    baseUrl: 'http://bff.test/bff',
    fetch,
    onError,
    tokens: { getAccessToken: () => 'token-1', refresh: async () => false },
  })
  return { api, onError, fetch }
}
const section = (api: ReturnType<typeof createApiClient>) =>
  unwrap(api.GET('/api/catalog/sections/{slug}', { params: { path: { slug: 'sverla' } } }))

describe('клиент BFF', () => {
  test('ошибка сервера приходит с его сообщением, кодом и номером запроса', async () => {
    const body = {
      statusCode: 404,
      code: 'SECTION_NOT_FOUND',
      message: 'Раздел не найден',
      requestId: 'r-1',
    }
    const { api, onError } = clientAnswering(() => Response.json(body, { status: 404 }))
    const error = await section(api).catch((e: ApiError) => e)
    expect(error).toMatchObject({
      status: 404,
      code: 'SECTION_NOT_FOUND',
      message: 'Раздел не найден',
      requestId: 'r-1',
      isRetryable: false,
    })
    expect(onError).toHaveBeenCalledTimes(1)
  })

  test('вызов, который сам называет компанию, говорит о ней, а не о выбранной (§6)', async () => {
    const fetch = vi.fn(async (_request: Request) => Response.json({ items: [] }))
    const api = createApiClient({
      baseUrl: 'http://bff.test/bff',
      fetch,
      tokens: { getAccessToken: () => 'token-1', refresh: async () => false },
      contextHeaders: () => ({ 'x-choosed-company': 'chosen', 'x-choosed-agreement': 'chosen' }),
    })
    const headers = { 'x-choosed-company': 'named', 'x-choosed-agreement': '' }
    await api.GET('/api/company/address', { headers })
    await api.GET('/api/company/address')
    const sent = fetch.mock.calls.map(([request]) => [
      request.headers.get('x-choosed-company'),
      request.headers.get('x-choosed-agreement'),
    ])
    expect(sent).toEqual([
      ['named', ''],
      ['chosen', 'chosen'],
    ])
  })

  test('§8: нечитаемый ответ даёт сообщение, статус HTTP и ошибку разбора', async () => {
    const { api, onError } = clientAnswering(() => new Response('<html>', { status: 502 }))
    await expect(section(api)).rejects.toMatchObject({
      status: 502,
      code: 'UNREADABLE_ANSWER',
      isRetryable: true,
      cause: expect.objectContaining({ message: expect.stringMatching(/JSON/) }),
    })
    expect(onError).toHaveBeenCalledWith(expect.anything(), { isIgnored: false })
  })

  test.each([
    ...[{ detail: 'x' }, ['x'], 7, null].map((message) => ({ code: 'X', message })),
    null,
  ])('§8: сообщение не текстом (%j) — окна нет, а у страницы фраза со статусом', async (body) => {
    const { api, onError } = clientAnswering(() => Response.json(body, { status: 500 }))
    await expect(section(api)).rejects.toMatchObject({
      message: expect.stringMatching(/^Сервер ответил непонятно \(500\)/),
    })
    expect(onError).toHaveBeenCalledWith(expect.anything(), { isIgnored: true })
  })

  test('и в нечитаемом ответе есть номер запроса, который можно назвать', async () => {
    const headers = { 'x-request-id': 'r-7' }
    const { api } = clientAnswering(() => new Response('<html>', { status: 502, headers }))
    await expect(section(api)).rejects.toMatchObject({
      requestId: 'r-7',
      message: expect.stringContaining('502'),
    })
  })

  test('неверные поля названы все; что на поле не похоже, отброшено', async () => {
    const field = { path: 'email', code: 'EMAIL_FORMAT', params: {} }
    const body = { code: 'REQUEST_INVALID', message: 'Проверьте поля.' }
    const { api } = clientAnswering(() =>
      Response.json(
        { ...body, fields: [field, null, 'email', { path: 'phone' }] },
        { status: 400 },
      ),
    )
    await expect(section(api)).rejects.toMatchObject({ fields: [field] })
    const odd = clientAnswering(() => Response.json({ ...body, fields: 'email' }, { status: 400 }))
    await expect(section(odd.api)).rejects.toMatchObject({ fields: [] })
  })

  test.each([
    [0, true],
    [429, true],
    [500, true],
    [503, true],
    [400, false],
    [403, false],
    [404, false],
    [422, false],
  ])('ответ %i: стоит ли спрашивать снова — %s', (status, isRetryable) => {
    const error = new ApiError({ status, code: 'X', message: '', requestId: null })
    expect(error.isRetryable).toBe(isRetryable)
  })

  test('обрыв связи — это обрыв связи, а не «не найдено»', async () => {
    const { api } = clientAnswering(() => Promise.reject(new TypeError('fetch failed')))
    await expect(section(api)).rejects.toMatchObject({
      status: 0,
      code: 'NETWORK',
      isRetryable: true,
    })
  })

  test('отменённый вызов остаётся отменой, о нём не сообщают', async () => {
    const { api, onError } = clientAnswering(() =>
      Promise.reject(new DOMException('aborted', 'AbortError')),
    )
    await expect(section(api)).rejects.toMatchObject({ name: 'AbortError' })
    expect(onError).not.toHaveBeenCalled()
  })

  test('вошедший пользователь называет себя в заголовке', async () => {
    const { api, fetch } = clientAnswering(() => Response.json({ id: 1 }))
    await section(api)
    expect(fetch.mock.calls[0]?.[0].headers.get('authorization')).toBe('Bearer token-1')
    expect(fetch.mock.calls[0]?.[0].url).toBe('http://bff.test/bff/api/catalog/sections/sverla')
  })
})

test('ошибка, созданная в сборке оболочки, узнаётся в сборке удалённого приложения', async () => {
  vi.resetModules()
  const other = await import('./api-error.ts')
  const error = new other.ApiError({ status: 404, code: 'X', message: 'х', requestId: null })
  expect(other.ApiError).not.toBe(ApiError)
  expect(error).toBeInstanceOf(ApiError)
  expect(new Error('х')).not.toBeInstanceOf(ApiError)
})

describe('токены и заголовки (§4, §6)', () => {
  const clientOf = (answers: (request: Request) => Response, refresh = async () => true) => {
    let token = 'old'
    const seen: Request[] = []
    const onError = vi.fn()
    const renew = vi.fn(async (_used: string | null) => {
      const isRenewed = await refresh()
      if (isRenewed) token = 'new'
      return isRenewed
    })
    const api = createApiClient({
      baseUrl: 'http://bff.test/bff',
      fetch: async (request) => {
        seen.push(request)
        return answers(request)
      },
      tokens: { getAccessToken: () => token, refresh: renew },
      contextHeaders: () => ({ 'x-choosed-company': 'c-1' }),
      onError,
    })
    return { api, seen, onError, renew }
  }
  const isNew = (request: Request) => request.headers.get('authorization') === 'Bearer new'
  const refusal = (status: number) =>
    Response.json({ statusCode: status, code: 'X', message: 'нет' }, { status })
  const add = (api: ReturnType<typeof createApiClient>) =>
    unwrap(
      api.POST('/api/sale/basket/v2', {
        body: { items: [{ productId: 7, quantityOrdered: 2 }] },
      }),
    )

  test('после 401 токены обновляются и тот же вызов повторяется с телом', async () => {
    const { api, seen, renew, onError } = clientOf((request) =>
      isNew(request) ? Response.json({ count: 1 }) : refusal(401),
    )
    expect(await add(api)).toEqual({ count: 1 })
    expect(renew).toHaveBeenCalledWith('old')
    expect(await seen[1]?.json()).toEqual({ items: [{ productId: 7, quantityOrdered: 2 }] })
    expect(seen.map((request) => request.headers.get('x-choosed-company'))).toEqual(['c-1', 'c-1'])
    expect(onError).not.toHaveBeenCalled()
  })

  test('повтор один: второй 401 — ошибка, и окна о ней нет', async () => {
    const { api, seen, onError } = clientOf(() => refusal(401))
    await expect(add(api)).rejects.toMatchObject({ status: 401 })
    expect(seen).toHaveLength(2)
    expect(onError).toHaveBeenCalledWith(expect.anything(), { isIgnored: true })
  })

  test('если обновить нельзя, вызов не повторяется', async () => {
    const { api, seen } = clientOf(
      () => refusal(401),
      async () => false,
    )
    await expect(add(api)).rejects.toMatchObject({ status: 401 })
    expect(seen).toHaveLength(1)
  })

  test('обрыв связи при обновлении так и называется', async () => {
    const lost = new ApiError({ status: 0, code: 'NETWORK', message: 'нет связи', requestId: null })
    const { api } = clientOf(
      () => refusal(401),
      async () => Promise.reject(lost),
    )
    await expect(add(api)).rejects.toMatchObject({ code: 'NETWORK' })
  })

  test('почему вход не обновился, сказано его словами', async () => {
    const busy = new ApiError({ status: 429, code: 'TOO_MANY', message: 'позже', requestId: 'r-2' })
    const { api } = clientOf(
      () => refusal(401),
      async () => Promise.reject(busy),
    )
    await expect(add(api)).rejects.toMatchObject({ status: 429, message: 'позже' })
  })

  test('кто здесь, спрашивается без выбранной компании: её могло уже не стать', async () => {
    const { api, seen } = clientOf(() => Response.json({ id: 1 }))
    await unwrap(api.GET('/api/user/me'))
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer old')
    expect(seen[0]?.headers.has('x-choosed-company')).toBe(false)
  })

  test('вход и обновление идут без старого токена и без выбранной компании', async () => {
    const { api, seen } = clientOf(() => refusal(403))
    const body = { login: 'a', password: 'b', client_id: 'client-1' }
    await expect(unwrap(api.POST('/api/auth/login/v2', { body }))).rejects.toThrow()
    expect(seen[0]?.headers.has('authorization')).toBe(false)
    expect(seen[0]?.headers.has('x-choosed-company')).toBe(false)
  })

  test('окна об ошибке нет там, где его отключил контракт или вызов (§8)', async () => {
    const { api, seen, onError } = clientOf((request) =>
      request.url.endsWith('/login/v2')
        ? new Response('{}', { status: 403, headers: { 'x-ignored-by-popup': '1' } })
        : refusal(409),
    )
    const quiet = () => onError.mock.calls.at(-1)?.[1].isIgnored
    const body = { login: 'a', password: 'b', client_id: 'client-1' }
    await unwrap(api.POST('/api/auth/login/v2', { body })).catch(() => {})
    expect(quiet()).toBe(true)
    await add(api).catch(() => {})
    expect(quiet()).toBe(false)
    await unwrap(api.DELETE('/api/sale/basket/clear', ignoreErrors([409]))).catch(() => {})
    expect(quiet()).toBe(true)
    await unwrap(api.DELETE('/api/sale/basket/clear', ignoreErrors([404]))).catch(() => {})
    expect(quiet()).toBe(false)
    await unwrap(api.DELETE('/api/sale/basket/clear', ignoreErrors())).catch(() => {})
    expect(quiet()).toBe(true)
    expect(seen.some((request) => request.headers.has('x-isp-ignore-errors'))).toBe(false)
  })
})
