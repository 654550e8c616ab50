import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createCounts, type Measure } from './measure.ts'
import type { Metrics } from './metrics.ts'
import { openMetrics } from './open-metrics.ts'
import { createReader } from './read-measure.ts'

let metrics: Metrics
afterEach(() => metrics?.close())

const failures: string[] = []
const log = { warn: ({ metric }: { metric: string }) => failures.push(metric) } as never

const open = async (measures: readonly Measure[] = []) => {
  metrics = await openMetrics({ host: '127.0.0.1', port: 0, process: 'bff', log })
  metrics.add(measures)
}
const scrape = async (path = '/metrics') => {
  const answer = await fetch(`http://127.0.0.1:${metrics.port}${path}`)
  return { status: answer.status, text: await answer.text() }
}
const gauge = (name: string, read: Measure['read'], labels?: string[]): Measure => ({
  ...{ name, help: name, kind: 'gauge', read },
  ...(labels && { labels }),
})

test('счёт ответов знает образец пути, а не сам адрес: выдуманные адреса не множат ряды', async () => {
  await open()
  const app = Fastify()
  metrics.countAnswers(app)
  app.get('/goods/:id', async () => 'ok')
  for (const url of ['/goods/1', '/goods/2', '/secret-1', '/secret-2?q=3']) await app.inject(url)
  const { text } = await scrape()
  expect(text).toContain(
    'isp_http_requests_total{method="GET",route="/goods/:id",status="2xx",process="bff"} 2',
  )
  expect(text).toContain(
    'isp_http_requests_total{method="GET",route="none",status="4xx",process="bff"} 2',
  )
  expect(text).toContain('isp_http_request_duration_seconds_bucket{le="0.05",process="bff"')
  expect(text).toContain('nodejs_eventloop_lag_seconds{process="bff"}')
  expect(text).not.toContain('secret')
})

test('значение, которое не прочлось, отсутствует в своём ответе, остальные на месте', async () => {
  let isBroken = true
  const counts = createCounts('kind')
  counts.add('one')
  counts.add('one')
  await open([
    gauge('isp_fickle', async () => {
      if (isBroken) throw new Error('the database is gone')
      return 7
    }),
    gauge('isp_mislabelled', () => [{ labels: { nobody: 'declared' }, value: 1 }]),
    gauge('isp_absent', () => null),
    gauge('isp_steady', () => [{ labels: { state: 'a"b\n' }, value: 2 }], ['state']),
    {
      name: 'isp_seen_total',
      help: 'seen',
      kind: 'counter',
      labels: ['kind'],
      read: counts.read,
    },
  ])
  const { status, text } = await scrape()
  expect(status).toBe(200)
  expect(text).not.toMatch(/^isp_(fickle|mislabelled|absent)\b/m)
  expect(text).toContain('isp_steady{state="a\\"b\\n",process="bff"} 2')
  expect(text).toContain('isp_seen_total{kind="one",process="bff"} 2')
  expect(failures).toEqual(expect.arrayContaining(['isp_fickle', 'isp_mislabelled']))
  isBroken = false
  expect((await scrape()).text).toContain('isp_fickle{process="bff"} 7')
  expect((await scrape()).text).toMatch(/isp_metrics_unread_total\{metric="isp_fickle".*\} 1/)
})

test('молчащий источник получает один вопрос, а не по одному на каждый опрос', async () => {
  let asked = 0
  let answer: (value: number) => void = () => {}
  const failed: string[] = []
  const read = createReader(
    {
      name: 'isp_slow',
      read: () => {
        asked += 1
        return new Promise<number>((resolve) => {
          answer = resolve
        })
      },
    },
    (name) => failed.push(name),
    1,
  )
  expect(await Promise.all([read(), read()])).toEqual([null, null])
  expect(failed).toEqual(['isp_slow', 'isp_slow'])
  expect(asked).toBe(1)
  answer(5)
  await Promise.resolve()
})

test('отвечает только /metrics; занятый порт — отказ при старте, а не процесс без показателей', async () => {
  await open()
  expect((await scrape('/')).status).toBe(404)
  expect((await scrape('/metrics?x=1')).status).toBe(200)
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  await expect(
    openMetrics({ host: '127.0.0.1', port, process: 'shell', log }),
  ).rejects.toMatchObject({ code: 'EADDRINUSE' })
  other.close()
})
