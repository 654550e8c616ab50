import '@isp/testing/setup'
import { createQueryClient, unwrap } from '@isp/api-client'
import { dehydrate } from '@isp/query/server'
import { answer, refuse, server, signInHandlers } from '@isp/testing'
import { HttpResponse } from 'msw'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { createBrowserContext } from './browser-context.ts'
import type { PageState } from './page-state.ts'

const open = (over: Partial<PageState> = {}, identity = '') =>
  createBrowserContext(
    { queries: { mutations: [], queries: [] }, ...over } as PageState,
    identity,
    'http://shop.test/bff',
  )

const sections = (context: ReturnType<typeof open>) =>
  unwrap(context.api.GET('/api/catalog/sections'))
const popups = ({ session }: ReturnType<typeof open>) =>
  session.popups.getState().items.map(({ variant, text }) => ({ variant, text }))

/** A sign-in fetches the basket: waits for it, so that the response does not arrive after the test. */
const basketRead = ({ session }: ReturnType<typeof open>) =>
  expect.poll(() => session.basket.getState().isKnown).toBe(true)

describe('§8: о сбое вызова', () => {
  test('сказано всплывающим окном, словами сервера, один раз', async () => {
    server.use(refuse('sectionTree', 'CATALOG_NOT_READY', 'Каталог обновляется.'))
    const context = open()
    await expect(sections(context)).rejects.toMatchObject({ message: 'Каталог обновляется.' })
    await expect(sections(context)).rejects.toThrow()
    expect(popups(context)).toEqual([{ variant: 'error', text: 'Каталог обновляется.' }])
    expect(context.session.popups.getState().items[0]?.visibleMs).toBe(5000)
  })

  test('записаны statusCode и message, у нечитаемого ответа и ошибка разбора; 401 — нет', async () => {
    const log = vi.spyOn(console, 'info').mockImplementation(() => {})
    onTestFinished(() => log.mockRestore())
    const context = open()
    server.use(refuse('sectionTree', 'CATALOG_NOT_READY', 'Каталог обновляется.'))
    await expect(sections(context)).rejects.toThrow()
    expect(log.mock.lastCall).toEqual([{ statusCode: 503, message: 'Каталог обновляется.' }])
    server.use(answer('sectionTree', () => new HttpResponse('<html>', { status: 502 }) as never))
    await expect(sections(context)).rejects.toThrow()
    expect(log.mock.lastCall).toMatchObject([
      { statusCode: 502, cause: { message: expect.stringMatching(/JSON/) } },
    ])
    server.use(refuse('sectionTree', 'UNAUTHENTICATED'))
    await expect(sections(context)).rejects.toThrow()
    expect(log).toHaveBeenCalledTimes(2)
  })

  test('которого ждали, окна нет', async () => {
    server.use(refuse('loginV2', 'LOGIN_FAILED'))
    const context = open()
    const body = { login: 'a@example.com', password: 'wrong-word', client_id: 'client-01' }
    await expect(unwrap(context.api.POST('/api/auth/login/v2', { body }))).rejects.toThrow()
    expect(popups(context)).toEqual([])
  })
})

test('§2.7: компания, которую сервер больше не принимает, забыта, и выбор сделан заново', async () => {
  server.use(...signInHandlers('manager'))
  const context = open()
  const { session } = context
  await session.auth.getState().signIn({ accessToken: 'h.e30.s', refreshToken: 'r' })
  session.auth.getState().confirm()
  await basketRead(context)
  server.use(refuse('sectionTree', 'COMPANY_FORBIDDEN', 'Компания недоступна.'))
  await expect(sections(context)).rejects.toMatchObject({ code: 'COMPANY_FORBIDDEN' })
  expect(session.auth.getState().isConfirmed).toBe(false)
})

describe('§2.2: прочитанное для другого', () => {
  const read = async (context: ReturnType<typeof open>) => {
    server.use(answer('sectionTree', { items: [] }))
    await context.queryClient.fetchQuery({ queryKey: ['цены'], queryFn: () => sections(context) })
    return () => context.queryClient.getQueryData(['цены'])
  }

  test('после входа забыто', async () => {
    server.use(...signInHandlers('manager'))
    const context = open()
    const prices = await read(context)
    expect(prices()).toEqual({ items: [] })
    await context.session.auth.getState().signIn({ accessToken: 'h.e30.s', refreshToken: 'r' })
    expect(prices()).toBeUndefined()
    await basketRead(context)
  })

  test('сервером не для того, кто открыл страницу, читается заново', () => {
    const onServer = createQueryClient({ isServer: true })
    onServer.setQueryData(['цены'], 'чужие')
    const queries = dehydrate(onServer)
    const own = open({ queries })
    expect(own.queryClient.getQueryState(['цены'])?.isInvalidated).toBe(false)
    const foreign = open({ queries }, '7/s1|a|a1|')
    expect(foreign.queryClient.getQueryState(['цены'])?.isInvalidated).toBe(true)
  })
})
