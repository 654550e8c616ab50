import { expect, test, vi } from 'vitest'
import { createApiClient } from './api-client.ts'
import { createSessionCalls } from './session-calls.ts'

const item = { productId: 7, quantityOrdered: 2, autoApplyToOrdered: true } as const
type Calls = ReturnType<typeof createSessionCalls>
const calls: Record<keyof Calls, (calls: Calls) => Promise<unknown>> = {
  refresh: (of) => of.refresh({ client_id: 'client-1', refreshToken: 'r' }),
  logout: (of) => of.logout({ refreshToken: 'r' }),
  currentUser: (of) => of.currentUser(),
  basket: (of) => of.basket(),
  addToBasket: (of) => of.addToBasket([item]),
  changeLine: (of) => of.changeLine(7, 2),
  removeLine: (of) => of.removeLine(7),
  removeLines: (of) => of.removeLines([7, 8]),
  mergeBasket: (of) => of.mergeBasket({ mergeId: 'm', items: [item] }),
  calculate: (of) => of.calculate([item]),
  calculateSmall: (of) => of.calculateSmall([item]),
  saveSettings: (of) => of.saveSettings({ basket_view: 'table' }),
}

const open = (fetch: (request: Request) => Promise<Response>) => {
  const onError = vi.fn()
  const api = createApiClient({ baseUrl: 'http://bff.test/bff', fetch, onError })
  return { onError, calls: createSessionCalls(api) }
}
const refused = () =>
  Response.json({ statusCode: 409, code: 'X', message: 'нет', requestId: 'r' }, { status: 409 })

test.each(Object.entries(calls))(
  'об отказе вызова %s говорит сама сессия, окна о нём нет',
  async (_name, call) => {
    const opened = open(async () => refused())
    await expect(call(opened.calls)).rejects.toMatchObject({ status: 409, message: 'нет' })
    expect(opened.onError).toHaveBeenCalledWith(expect.anything(), { isIgnored: true })
  },
)

test('§7.4: строк больше, чем вмещает адрес, — несколько вызовов подряд, и каждая названа один раз', async () => {
  const seen: URL[] = []
  const opened = open(async ({ url }) => {
    seen.push(new URL(url))
    const [first] = (new URL(url).searchParams.get('ids') ?? '').split(',').map(Number)
    const removed = [{ productId: first, quantityOrdered: 5, comment: '' }]
    return Response.json({ lines: [], count: 10_000 - seen.length, total: 0, removed })
  })
  const ids = Array.from({ length: 2500 }, (_, at) => 1_000_000_000 + at)
  const change = await opened.calls.removeLines(ids)
  expect(seen.flatMap(({ searchParams }) => searchParams.get('ids')?.split(',') ?? [])).toEqual(
    ids.map(String),
  )
  for (const { href } of seen) expect(href.length).toBeLessThan(10_000)
  expect(change.count).toBe(10_000 - seen.length)
  // what stood in them is told by every one of the calls
  expect(change.removed).toHaveLength(seen.length)
})

test('несколько строк убираются одним вызовом, слияние несёт свой номер', async () => {
  const seen: Request[] = []
  const opened = open(async (request) => {
    seen.push(request)
    return Response.json({ lines: [], count: 0, total: 0 })
  })
  await opened.calls.removeLines([7, 8])
  await opened.calls.mergeBasket({ mergeId: 'm-1', items: [item] })
  expect(new URL(seen[0]?.url ?? '').search).toBe('?ids=7%2C8')
  expect(seen[0]?.method).toBe('DELETE')
  expect(await seen[1]?.json()).toEqual({ action: 'merge', mergeId: 'm-1', items: [item] })
})
