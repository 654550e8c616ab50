import { describe, expect, it, vi } from 'vitest'
import { createApiClient, unwrap } from './api-client.ts'
import { ApiError } from './api-error.ts'

const clientAnswering = (answer: () => Response | Promise<Response>) => {
  const onError = vi.fn()
  const fetch = vi.fn(async (_request: Request) => answer())
  const api = createApiClient({
    baseUrl: 'http://bff.test/bff',
    fetch,
    onError,
    getAccessToken: () => 'token-1',
  })
  return { api, onError, fetch }
}
const section = (api: ReturnType<typeof createApiClient>) =>
  unwrap(api.GET('/api/catalog/sections/{slug}', { params: { path: { slug: 'sverla' } } }))

describe('клиент BFF', () => {
  it('ошибка сервера приходит с его сообщением, кодом и номером запроса', async () => {
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

  it('нечитаемый ответ даёт сообщение и статус HTTP', async () => {
    const { api } = clientAnswering(() => new Response('<html>', { status: 502 }))
    await expect(section(api)).rejects.toMatchObject({
      status: 502,
      code: 'UNREADABLE_ANSWER',
      isRetryable: true,
    })
  })

  it('обрыв связи — это обрыв связи, а не «не найдено»', async () => {
    const { api } = clientAnswering(() => Promise.reject(new TypeError('fetch failed')))
    await expect(section(api)).rejects.toMatchObject({
      status: 0,
      code: 'NETWORK',
      isRetryable: true,
    })
  })

  it('отменённый вызов остаётся отменой, о нём не сообщают', async () => {
    const { api, onError } = clientAnswering(() =>
      Promise.reject(new DOMException('aborted', 'AbortError')),
    )
    await expect(section(api)).rejects.toMatchObject({ name: 'AbortError' })
    expect(onError).not.toHaveBeenCalled()
  })

  it('вошедший пользователь называет себя в заголовке', async () => {
    const { api, fetch } = clientAnswering(() => Response.json({ id: 1 }))
    await section(api)
    expect(fetch.mock.calls[0]?.[0].headers.get('authorization')).toBe('Bearer token-1')
    expect(fetch.mock.calls[0]?.[0].url).toBe('http://bff.test/bff/api/catalog/sections/sverla')
  })
})

it('ошибка, созданная в сборке оболочки, узнаётся в сборке удалённого приложения', async () => {
  vi.resetModules()
  const other = await import('./api-error.ts')
  const error = new other.ApiError({ status: 404, code: 'X', message: 'х', requestId: null })
  expect(other.ApiError).not.toBe(ApiError)
  expect(error).toBeInstanceOf(ApiError)
  expect(new Error('х')).not.toBeInstanceOf(ApiError)
})
