import { signInCookies } from '@isp/session/cookies'
import { answer, createTestContext, enterAs, server, signInHandlers } from '@isp/testing'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { openLive } from './live-channel.ts'

type Work = () => Promise<unknown>
type Options = { signal: AbortSignal }

/** Locks shared by the tabs of a browser: the first to ask holds the lock of a name, the next gets it when it is released. */
const createLocks = () => {
  const last = new Map<string, Promise<unknown>>()
  return {
    request: (name: string, ...rest: [Work] | [Options, Work]) => {
      const [options, work] = rest.length === 2 ? rest : [null, rest[0]]
      const before = last.get(name) ?? Promise.resolve()
      const turn = before.then(() => (options?.signal.aborted ? undefined : work()))
      last.set(
        name,
        turn.catch(() => {}),
      )
      return turn
    },
  }
}

const setLocks = (value: unknown) =>
  Object.defineProperty(navigator, 'locks', { configurable: true, value })

let streams: ReadableStreamDefaultController<Uint8Array>[] = []
const hint = (event = 'check') => {
  for (const stream of streams)
    stream.enqueue(new TextEncoder().encode(`event: ${event}\ndata: {}\n\n`))
}
const live = http.get('*/bff/api/user/live', () => {
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => void streams.push(controller),
  })
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
})

const stops: (() => void)[] = []
beforeEach(() => {
  streams = []
  setLocks(createLocks())
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  Reflect.deleteProperty(navigator, 'locks')
})

const openTab = async () => {
  const context = createTestContext()
  server.use(...signInHandlers('buyer'), live)
  await enterAs(context, 'buyer')
  stops.push(openLive(context))
  return context
}

describe('живой канал в браузере (§2.2, D41)', () => {
  test('завершённый вход: вкладка становится анонимной', async () => {
    const { session } = await openTab()
    await expect.poll(() => streams.length).toBe(1)
    server.use(
      http.get('*/bff/api/user/me', () => new HttpResponse('{}', { status: 401 })),
      http.post('*/bff/api/auth/token/refresh', () => new HttpResponse('{}', { status: 401 })),
    )
    hint()
    await expect.poll(() => session.auth.getState().status).toBe('anonymous')
  })

  test('одна вкладка слушает, обе узнают: закрытой компании нет в списке, человек остаётся', async () => {
    const first = await openTab()
    const second = createTestContext()
    second.session.restore()
    await expect.poll(() => second.session.auth.getState().user).not.toBeNull()
    stops.push(openLive(second))
    await expect.poll(() => streams.length).toBe(1)
    const user = first.session.auth.getState().user
    if (!user) throw new Error('nobody is signed in')
    server.use(answer('currentUser', { ...user, companies: [] }))
    hint()
    for (const { session } of [first, second]) {
      await expect.poll(() => session.auth.getState().user?.companies).toEqual([])
      expect(session.auth.getState().status).toBe('signed-in')
    }
    expect(streams).toHaveLength(1)
  })

  test('прочитанное страницей спрашивается заново, только если человеку стало видно другое', async () => {
    const { session, queryClient } = await openTab()
    await expect.poll(() => streams.length).toBe(1)
    const { user } = session.auth.getState()
    if (!user) throw new Error('nobody is signed in')
    let asked = 0
    const answerUser = (companies: typeof user.companies) =>
      server.use(
        http.get('*/bff/api/user/me', () => {
          asked++
          return HttpResponse.json({ ...user, companies })
        }),
      )
    queryClient.setQueryData(['orders'], [])
    const isStale = () => queryClient.getQueryState(['orders'])?.isInvalidated
    answerUser(user.companies)
    hint()
    await expect.poll(() => asked).toBe(1)
    hint()
    await expect.poll(() => asked).toBe(2)
    expect(isStale()).toBe(false)
    answerUser([])
    hint()
    await expect.poll(isStale).toBe(true)
  })

  test('§7.5: сказанное в обращениях спрашивается заново во всех вкладках, остальное — нет', async () => {
    const tabs = [await openTab(), createTestContext()] as const
    stops.push(openLive(tabs[1]))
    await expect.poll(() => streams.length).toBe(1)
    for (const { queryClient } of tabs) {
      queryClient.setQueryData(['tickets', 'unread'], 0)
      queryClient.setQueryData(['orders'], [])
    }
    hint('tickets')
    for (const { queryClient } of tabs) {
      const isStale = (name: string[]) => queryClient.getQueryState(name)?.isInvalidated
      await expect.poll(() => isStale(['tickets', 'unread'])).toBe(true)
      expect(isStale(['orders'])).toBe(false)
    }
  })

  test('D42: заявка решена — заново и заявки, и заказы, человек — нет', async () => {
    const { session, queryClient } = await openTab()
    await expect.poll(() => streams.length).toBe(1)
    const reload = vi.spyOn(session.auth.getState(), 'reloadUser')
    for (const name of ['approvals', 'orders', 'tickets']) queryClient.setQueryData([name], [])
    hint('approvals')
    const isStale = (name: string) => queryClient.getQueryState([name])?.isInvalidated
    await expect.poll(() => isStale('orders')).toBe(true)
    expect([isStale('approvals'), isStale('tickets')]).toEqual([true, false])
    expect(reload).not.toHaveBeenCalled()
  })

  test('вышедшему в другой вкладке обращения не спрашиваются', async () => {
    const { session, queryClient } = await openTab()
    await expect.poll(() => streams.length).toBe(1)
    const invalidate = vi.spyOn(queryClient, 'invalidateQueries')
    const other = new BroadcastChannel('isp_live')
    const passedOn = new Promise((resolve) => other.addEventListener('message', resolve))
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no CookieStore
    for (const name of signInCookies) document.cookie = `${name}=; Max-Age=0; Path=/`
    expect(session.auth.getState().status).toBe('signed-in')
    hint()
    await passedOn
    other.close()
    expect(invalidate).not.toHaveBeenCalled()
  })

  test('без замков браузера канала нет, и ничего не ломается', async () => {
    setLocks(undefined)
    const { session } = await openTab()
    expect(streams).toEqual([])
    expect(session.auth.getState().status).toBe('signed-in')
  })
})
