import type { Registry } from '@isp/federation'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createPageBody } from './page-body.ts'
import { createPageCache } from './page-cache.ts'
import type { RenderedPage } from './page-renderer.ts'
import type { Edition, Renderer } from './renderer.ts'

type Page = Extract<RenderedPage, { kind: 'page' }>

const pageOf = (text: string, changes: Partial<Page> = {}): Page => ({
  kind: 'page',
  status: 200,
  body: createPageBody(Buffer.from(text)),
  isWhole: true,
  sameFor: null,
  failures: [],
  trouble: null,
  ...changes,
})

const registryOf = (version: string) => ({ shell: null, remotes: [{ name: 'catalog', version }] })
const editionOf = (version: string, shell = 's1'): Edition => ({
  renderer: { version: shell } as Renderer,
  registry: registryOf(version) as unknown as Registry,
})

let time = 0
beforeEach(() => {
  time = 0
})
const cacheOf = (maxBytes?: number) => createPageCache({ maxBytes, now: () => time })
const forNobody = (address: string) => ({ address, prices: null })
const forPrices = (prices: string) => ({ address: '/a/', prices })
const never = () => Promise.reject(new Error('rendered again'))

describe('страницы, которые не хранятся', () => {
  test.each([
    ['неполная: BFF отказал в части данных', pageOf('x', { isWhole: false })],
    ['не найденная', pageOf('x', { status: 404 })],
    ['с ошибкой', pageOf('x', { status: 503 })],
    ['перевод на другой адрес', { kind: 'redirect', status: 301, location: '/' } as const],
  ])('%s', async (_name, refused) => {
    const cache = cacheOf()
    const edition = editionOf('v1')
    await cache.take(edition, forNobody('/a/'), async () => refused)
    const whole = pageOf('whole')
    expect(await cache.take(edition, forNobody('/a/'), async () => whole)).toBe(whole)
  })

  test('упавшая: следующий посетитель пробует заново', async () => {
    const cache = cacheOf()
    const edition = editionOf('v1')
    await expect(cache.take(edition, forNobody('/a/'), never)).rejects.toThrow('rendered again')
    const whole = pageOf('whole')
    expect(await cache.take(edition, forNobody('/a/'), async () => whole)).toBe(whole)
  })

  test('старше секунды, считая от начала, а не от конца отрисовки', async () => {
    const cache = cacheOf()
    const edition = editionOf('v1')
    await cache.take(edition, forNobody('/a/'), async () => {
      time = 900
      return pageOf('slow')
    })
    time = 999
    expect(await cache.take(edition, forNobody('/a/'), never)).toMatchObject({ kind: 'page' })
    time = 1000
    const fresh = pageOf('fresh')
    expect(await cache.take(edition, forNobody('/a/'), async () => fresh)).toBe(fresh)
  })

  test('отрисовку, начатую больше секунды назад, не ждут, и её итог новой не заменяет', async () => {
    const cache = cacheOf()
    const edition = editionOf('v1')
    let finish = (_page: RenderedPage) => {}
    const hanging = cache.take(
      edition,
      forNobody('/a/'),
      () => new Promise((resolve) => (finish = resolve)),
    )
    time = 1500
    const fresh = pageOf('fresh')
    expect(await cache.take(edition, forNobody('/a/'), async () => fresh)).toBe(fresh)
    finish(pageOf('old prices'))
    await hanging
    expect(await cache.take(edition, forNobody('/a/'), never)).toBe(fresh)
  })

  test('брошенная отрисовка, когда закончится, чужого места не занимает', async () => {
    const cache = cacheOf(100)
    const edition = editionOf('v1')
    let finish = (_page: RenderedPage) => {}
    const hanging = cache.take(
      edition,
      forNobody('/a/'),
      () => new Promise((resolve) => (finish = resolve)),
    )
    time = 1500
    await cache.take(edition, forNobody('/a/'), async () => pageOf('x'.repeat(40)))
    finish(pageOf('x'.repeat(40)))
    await hanging
    await cache.take(edition, forNobody('/b/'), async () => pageOf('x'.repeat(40)))
    expect(await cache.take(edition, forNobody('/a/'), never)).toMatchObject({ kind: 'page' })
  })

  test('прежнего выпуска: ни готовая, ни начатая до его смены', async () => {
    const cache = cacheOf()
    let finish = (_page: RenderedPage) => {}
    await cache.take(editionOf('v1'), forNobody('/a/'), async () => pageOf('v1'))
    const started = cache.take(
      editionOf('v1'),
      forNobody('/b/'),
      () => new Promise((resolve) => (finish = resolve)),
    )
    const [a, b] = [pageOf('v2 a'), pageOf('v2 b')]
    expect(await cache.take(editionOf('v2'), forNobody('/a/'), async () => a)).toBe(a)
    expect(await cache.take(editionOf('v2'), forNobody('/b/'), async () => b)).toBe(b)
    finish(pageOf('v1'))
    await started
    expect(await cache.take(editionOf('v2'), forNobody('/b/'), never)).toBe(b)
    const rebuilt = pageOf('another shell')
    expect(await cache.take(editionOf('v2', 's2'), forNobody('/a/'), async () => rebuilt)).toBe(
      rebuilt,
    )
  })

  test('разных наборов выпусков: один другого не вытесняет, пока есть место; место у них общее', async () => {
    const cache = cacheOf(100)
    const pages = [pageOf('x'.repeat(40)), pageOf('y'.repeat(40)), pageOf('z'.repeat(40))]
    const [stable, canary, preview] = pages
    await cache.take(editionOf('v1'), forNobody('/a/'), async () => stable as Page)
    await cache.take(editionOf('v2'), forNobody('/a/'), async () => canary as Page)
    expect(await cache.take(editionOf('v1'), forNobody('/a/'), never)).toBe(stable)
    expect(await cache.take(editionOf('v2'), forNobody('/a/'), never)).toBe(canary)
    time = 10
    await cache.take(editionOf('v3'), forNobody('/a/'), async () => preview as Page)
    expect(await cache.take(editionOf('v3'), forNobody('/a/'), never)).toBe(preview)
    await expect(cache.take(editionOf('v1'), forNobody('/a/'), never)).rejects.toThrow('again')
  })

  test('лишние: места не больше, чем отведено, первой уходит самая старая', async () => {
    const cache = cacheOf(100)
    const edition = editionOf('v1')
    for (const address of ['/a/', '/b/', '/c/'])
      await cache.take(edition, forNobody(address), async () => pageOf('x'.repeat(40)))
    expect(await cache.take(edition, forNobody('/c/'), never)).toMatchObject({ kind: 'page' })
    expect(await cache.take(edition, forNobody('/b/'), never)).toMatchObject({ kind: 'page' })
    await expect(cache.take(edition, forNobody('/a/'), never)).rejects.toThrow('rendered again')
    const huge = 'x'.repeat(101)
    await cache.take(edition, forNobody('/huge/'), async () => pageOf(huge))
    await expect(cache.take(edition, forNobody('/huge/'), never)).rejects.toThrow('rendered again')
  })
})

test('одновременные посетители ждут одну отрисовку; тот же состав выпусков — та же страница', async () => {
  const cache = cacheOf()
  const render = vi.fn(async () => pageOf('x'))
  const pages = await Promise.all(
    [1, 2, 3].map(() => cache.take(editionOf('v1'), forNobody('/a/'), render)),
  )
  expect(render).toHaveBeenCalledTimes(1)
  expect(new Set(pages).size).toBe(1)
})

describe('страница по чужим ценам', () => {
  const edition = editionOf('v1')

  test.each(['prices:3', 'everybody'])(
    'общая для тех же цен (%s) — одна на всех',
    async (sameFor) => {
      const cache = cacheOf()
      const page = pageOf('x', { sameFor })
      expect(await cache.take(edition, forPrices('prices:3'), async () => page)).toBe(page)
      expect(await cache.take(edition, forPrices('prices:3'), never)).toBe(page)
    },
  )

  test('другим ценам и никому не достаётся', async () => {
    const cache = cacheOf()
    const page = pageOf('x', { sameFor: 'prices:3' })
    await cache.take(edition, forPrices('prices:3'), async () => page)
    const own = pageOf('y', { sameFor: 'prices:4' })
    expect(await cache.take(edition, forPrices('prices:4'), async () => own)).toBe(own)
    const nobodys = pageOf('z')
    expect(await cache.take(edition, forNobody('/a/'), async () => nobodys)).toBe(nobodys)
  })

  test.each([
    ['личная', null],
    ['цены сменились, пока она рисовалась', 'prices:4'],
  ])('%s: ни сохранена, ни показана тому, кто её ждал', async (_name, sameFor) => {
    const cache = cacheOf()
    let finish = (_page: RenderedPage) => {}
    const first = cache.take(
      edition,
      forPrices('prices:3'),
      () => new Promise((resolve) => (finish = resolve)),
    )
    const own = pageOf('y', { sameFor })
    const second = cache.take(edition, forPrices('prices:3'), async () => own)
    const others = pageOf('x', { sameFor })
    finish(others)
    expect(await first).toBe(others)
    expect(await second).toBe(own)
    const third = pageOf('z', { sameFor })
    expect(await cache.take(edition, forPrices('prices:3'), async () => third)).toBe(third)
  })

  test('отказ в доступе — ответ одному, остальные спрашивают сами', async () => {
    const cache = cacheOf()
    const refused = { kind: 'refused', what: 'token' } as const
    let finish = (_page: RenderedPage) => {}
    const first = cache.take(
      edition,
      forPrices('prices:3'),
      () => new Promise((resolve) => (finish = resolve)),
    )
    const own = pageOf('y', { sameFor: 'prices:3' })
    const second = cache.take(edition, forPrices('prices:3'), async () => own)
    finish(refused)
    expect(await first).toBe(refused)
    expect(await second).toBe(own)
  })
})
