import { LIVE_PATH, readCalls } from '../public-calls.ts'
import { ask } from './ask.ts'
import { expectSame } from './outcome.ts'
import { until } from './started.ts'
import type { Fate, Upstream } from './upstream.ts'

export type Hop = { origin: string; upstreams: readonly Upstream[]; fate: Fate }

export type Running = {
  /** Before the web servers, and before the BFFs. */
  edge: Hop
  inner: Hop
}

const [READ = ''] = readCalls
const UNSAFE = '/bff/api/sale/order'

const timesSeen = (upstreams: readonly Upstream[], url: string): number =>
  upstreams.flatMap(({ seen }) => seen).filter((request) => request.url === url).length

/** Each path once: how often it was seen is then what this question has caused. */
let asked = 0
const fresh = (url: string): string => {
  asked += 1
  return `${url}?n=${asked}`
}

type Cut = { hop: Hop; url: string; method: string; headers?: Record<string, string> }

/** Whoever gets this request first ends its connection; gives the status, and how often it was sent. */
const askCut = async ({ hop, url, ...question }: Cut): Promise<readonly [number, number]> => {
  const before = timesSeen(hop.upstreams, url)
  hop.fate.cut = url
  const { status } = await ask(hop.origin + url, question)
  return [status, timesSeen(hop.upstreams, url) - before]
}

export const checkAddress = async ({ edge }: Running): Promise<void> => {
  const url = fresh('/catalog/')
  const { status } = await ask(edge.origin + url, { headers: { 'x-forwarded-for': '203.0.113.9' } })
  expectSame('page', 200, status)
  const visitors = edge.upstreams.flatMap(({ seen }) =>
    seen.filter((request) => request.url === url).map(({ visitor }) => visitor),
  )
  expectSame('x-forwarded-for', ['127.0.0.1'], visitors)
}

export const checkVisitors = async ({ inner }: Running): Promise<void> => {
  const met = new Set<string>()
  for (let visitor = 1; visitor <= 30; visitor += 1) {
    const headers = { 'x-forwarded-for': `198.51.100.${visitor}` }
    const names = new Set<string>()
    for (let time = 0; time < 3; time += 1)
      names.add((await ask(inner.origin + fresh('/bff/api/catalog'), { headers })).text)
    expectSame(`BFFs of visitor ${visitor}`, 1, names.size)
    for (const name of names) met.add(name)
  }
  expectSame('BFFs of all visitors', inner.upstreams.length, met.size)
}

export const checkRepeats = async ({ edge, inner }: Running): Promise<void> => {
  const headers = { 'idempotency-key': 'b1a7f0de-0000-4000-8000-000000000000' }
  for (const hop of [edge, inner]) {
    const askOnce = (method: string, url: string, more = {}) =>
      askCut({ hop, method, url, ...more })
    expectSame('GET', [200, 2], await askOnce('GET', fresh('/bff/api/user')))
    expectSame(`POST ${READ}`, [200, 2], await askOnce('POST', READ))
    expectSame('POST with a key', [200, 2], await askOnce('POST', fresh(UNSAFE), { headers }))
    expectSame('POST', [502, 1], await askOnce('POST', fresh(UNSAFE)))
    expectSame('PATCH', [502, 1], await askOnce('PATCH', fresh(UNSAFE)))
  }
}

/** Each word arrives when it is said: the second is said once the first is here. */
export const checkStream = async ({ edge, inner }: Running): Promise<void> => {
  for (const { origin, upstreams } of [edge, inner]) {
    const { text } = await ask(origin + LIVE_PATH, {
      untilText: 'first second',
      onText: () => upstreams.map(({ say }) => say(' second')),
    })
    expectSame('live stream', 'first second', text)
  }
}

const answersOf = async (origin: string, times: number): Promise<readonly string[]> => {
  const names = new Set<string>()
  for (let time = 0; time < times; time += 1) names.add((await ask(origin + fresh('/'))).text)
  return [...names].sort()
}

/** For a balancer that looks: who withdraws is left and found again; when nobody is ready all are asked, as they know what to say. */
export const checkWithdrawal = async ({ edge, inner }: Running): Promise<void> => {
  for (const { origin, upstreams } of [edge, inner]) {
    const asks = (names: readonly string[]) => async () =>
      (await answersOf(origin, 2 * upstreams.length)).join() === names.join()
    const all = upstreams.map(({ name }) => name)
    const [first, ...others] = upstreams
    first?.withdraw(true)
    await until(asks(others.map(({ name }) => name)), () => `${first?.name} is still asked`)
    first?.withdraw(false)
    await until(asks(all), () => `${first?.name} is not asked again`)
    for (const upstream of upstreams) upstream.withdraw(true)
    await until(asks(all), () => 'nobody answers')
  }
}
