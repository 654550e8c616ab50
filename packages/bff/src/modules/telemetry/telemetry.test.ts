import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { TelemetryReport } from '@isp/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import { FAR_ZONES, inZone } from '../../trade/shop-day.fixture.ts'
import { shopToday } from '../../trade/shop-day.ts'
import { bearer, openShop, type Shop } from '../auth/people.fixture.ts'
import { createForgetTelemetry, TELEMETRY_DAYS } from './forget-telemetry.job.ts'
import { parseDsn } from './sentry.ts'
import { addError, addVitals, LIMITS, takeRelease } from './telemetry.sql.ts'

type Received = { path: string; headers: IncomingHttpHeaders; lines: string[] }
const received: Received[] = []
let answerStatus = 200
const sentry = createServer(async (request, reply) => {
  const body = await text(request)
  received.push({ path: request.url ?? '', headers: request.headers, lines: body.split('\n') })
  reply.writeHead(answerStatus).end('{}')
})

let shop: Shop
let admin: Record<string, string>
beforeAll(async () => {
  sentry.listen(0, '127.0.0.1')
  await once(sentry, 'listening')
  const { port } = sentry.address() as AddressInfo
  shop = await openShop({ sentry: parseDsn(`http://public@127.0.0.1:${port}/shop/42`) })
  admin = bearer(await shop.signIn('admin'))
})
afterAll(async () => {
  await shop.close()
  sentry.close()
})
let visitors = 0
beforeEach(async () => {
  received.length = 0
  answerStatus = 200
  await shop.pool.query(
    'truncate telemetry_vital, telemetry_error; delete from telemetry_release where id <> 0',
  )
})

const V = '0123456789abcdef'
const report: TelemetryReport = {
  page: '/product/[productCode]/',
  device: 'phone',
  browser: 'chrome',
  shell: V,
  remote: { name: 'catalog', version: V },
  vitals: [],
  errors: [],
}
/** An address that has not sent anything yet. */
const nextAddress = () => {
  visitors += 1
  return { 'x-forwarded-for': `192.0.2.${visitors % 250}` }
}
const send = (over: object = {}, headers: Record<string, string> = nextAddress()) =>
  shop.call('reportTelemetry', { body: { ...report, ...over }, headers })
const oops = {
  kind: 'error',
  message: 'нет заказа 1042 для ivan@mail.ru',
  frame: 'main.0a1b2c3d.js:1:2',
}
const vitals = async (query = {}) =>
  (await shop.call('telemetryVitals', { headers: admin, query })).body.rows
const errors = async (query = {}) =>
  (await shop.call('telemetryErrors', { headers: admin, query })).body
const count = async (table: string): Promise<number> =>
  (await shop.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n

describe('чего не принимает', () => {
  const lcp = { metric: 'LCP', value: 1 }
  test.each<[string, object]>([
    ['время от браузера: 2031 год', { at: '2031-01-01T00:00:00Z' }],
    ['отрицательное', { vitals: [{ metric: 'LCP', value: -1 }] }],
    ['дольше десяти минут', { vitals: [{ metric: 'LCP', value: 600_001 }] }],
    ['текст вместо числа', { vitals: [{ metric: 'LCP', value: '5' }] }],
    ['ничего вместо числа', { vitals: [{ metric: 'LCP', value: null }] }],
    ['неизвестная мера', { vitals: [{ metric: 'FID', value: 1 }] }],
    ['больше мер, чем есть', { vitals: Array.from({ length: 6 }, () => lcp) }],
    ['больше десяти ошибок', { errors: Array.from({ length: 11 }, () => oops) }],
    ['объект вместо списка', { errors: { 0: oops } }],
    ['устройство, которого нет', { device: 'fridge' }],
    ['браузер целиком', { browser: 'Mozilla/5.0 (X11; Linux x86_64)' }],
    ['выпуск не выпуск', { shell: '<script>' }],
    ['адрес со всем, что в нём', { page: `/search/${'я'.repeat(100)}/` }],
  ])('%s', async (_what, over) => {
    expect(await send(over)).toMatchObject({ status: 400 })
    expect([await count('telemetry_vital'), await count('telemetry_error')]).toEqual([0, 0])
  })

  const raw = (payload: string, type: string) =>
    shop.app.inject({
      method: 'POST',
      url: '/bff/api/telemetry',
      payload,
      headers: { 'content-type': type, ...nextAddress() },
    })
  test('HTML, не JSON, пустое, мегабайт', async () => {
    const statuses = [
      await raw('<html></html>', 'text/html'),
      await raw('<html></html>', 'application/json'),
      await raw('', 'application/json'),
      await raw(JSON.stringify({ ...report, page: 'x'.repeat(1024 * 1024) }), 'application/json'),
      await raw(
        JSON.stringify({ ...report, errors: [{ ...oops, message: 'я'.repeat(9000) }] }),
        'application/json',
      ),
    ].map(({ statusCode }) => statusCode)
    expect(statuses).toEqual([415, 400, 400, 413, 413])
  })

  test('шестьдесят первое за минуту с одного адреса; другой адрес и следующая минута свободны', async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' }
    for (let at = 0; at < 60; at += 1) expect((await send({}, from)).status).toBe(200)
    expect(await send({}, from)).toMatchObject({ status: 429 })
    expect(await send({}, { 'x-forwarded-for': '198.51.100.8' })).toMatchObject({ status: 200 })
    shop.clock.ms += 60_000
    expect(await send({}, from)).toMatchObject({ status: 200 })
    shop.clock.ms = 0
  })
})

describe('что хранится', () => {
  test('сложенные числа, и ничего о том, кто смотрел', async () => {
    for (const value of [1000, 2000, 2000, 2400]) {
      await send({
        vitals: [
          { metric: 'LCP', value },
          { metric: 'CLS', value: 0.3 },
        ],
      })
    }
    await send({ page: '/catalog/', device: 'desktop', vitals: [{ metric: 'LCP', value: 9000 }] })
    const rows = await vitals()
    expect(rows.map(({ app, page }: { app: string; page: string }) => [app, page])).toEqual([
      ['catalog', null],
      ['catalog', '/catalog/'],
      ['catalog', '/product/[productCode]/'],
    ])
    expect(rows[2].values).toMatchObject([
      { metric: 'LCP', rating: 'good', samples: 4 },
      { metric: 'CLS', rating: 'poor', samples: 4 },
    ])
    expect(rows[0].values[0]).toMatchObject({ metric: 'LCP', samples: 5 })
    expect(await vitals({ device: 'desktop' })).toMatchObject([
      { page: null, values: [{ rating: 'poor', samples: 1 }] },
      { page: '/catalog/' },
    ])
  })

  test('мера, названная дважды, считается один раз', async () => {
    await send({
      vitals: [
        { metric: 'LCP', value: 1 },
        { metric: 'LCP', value: 1 },
      ],
    })
    expect((await vitals())[0].values).toMatchObject([{ samples: 1 }])
  })

  test.each(FAR_ZONES)('D59: день московский, где бы ни стояла база: %s', (zone) =>
    inZone(shop.pool, zone, async (database) => {
      const { id: releaseId } = await takeRelease(database, { shell: V, remote: null }, true)
      const about = { releaseId, page: '/', device: 'phone' }
      await addVitals(database, about, [{ metric: 'LCP', bucket: 1 }])
      const isToday = `select first_on = ${shopToday} and last_on = ${shopToday} and day = ${shopToday} as "isToday"
        from telemetry_release release join telemetry_vital on release.id = release_id`
      expect(await database.query({ text: isToday })).toEqual([{ isToday: true }])
    }),
  )

  test('период считается днями: за сегодня, неделю, месяц', async () => {
    await send({ vitals: [{ metric: 'LCP', value: 100 }] })
    const periods = ['1', '7', '28']
    for (const [ago, seen] of [
      [0, 3],
      [1, 2],
      [6, 2],
      [7, 1],
      [27, 1],
      [28, 0],
    ] as const) {
      await shop.pool.query(`update telemetry_vital set day = ${shopToday} - $1::int`, [ago])
      const found = await Promise.all(periods.map((days) => vitals({ days })))
      expect(
        found.filter((rows) => rows.length > 0),
        String(ago),
      ).toHaveLength(seen)
    }
  })

  test('ошибка — одна строка на все выпуски: без личного, с местом, страницами и счётом', async () => {
    await send({ errors: [oops, oops] })
    await send({
      page: '/home-of/ivan@mail.ru/',
      browser: 'safari',
      remote: null,
      shell: 'fedcba9876543210',
      errors: [
        { ...oops, message: 'нет заказа 77 для olga@mail.ru', frame: 'main.ffffffff.js:2:3' },
      ],
    })
    expect(await errors()).toMatchObject({
      total: 1,
      items: [
        {
          kind: 'error',
          message: 'нет заказа # для [mail]',
          frame: 'main.ffffffff.js:2:3',
          times: 2,
          releases: [`catalog ${V}`, 'shell fedcba9876543210'],
          pages: ['/product/[productCode]/', 'other'],
          browsers: ['chrome', 'safari'],
        },
      ],
    })
    await shop.pool.query(`update telemetry_error set last_at = now() - interval '8 days'`)
    expect(await errors()).toMatchObject({ total: 0 })
    expect(await errors({ days: '28' })).toMatchObject({ total: 1 })
  })

  test('десять тысяч имён страниц и сколько угодно выпусков таблиц не наполнят', async () => {
    const lcp = { vitals: [{ metric: 'LCP', value: 1 }] }
    for (let at = 0; at < LIMITS.releasesOfDay + 10; at += 1) {
      const version = at.toString(16).padStart(16, '0')
      await send({ ...lcp, page: `/made-up/${at}/`, remote: { name: `x${at}`, version } })
    }
    expect(await count('telemetry_release')).toBe(LIMITS.releasesOfDay + 1)
    expect(await count('telemetry_vital')).toBe(LIMITS.releasesOfDay + 1)
    const rows = await vitals()
    expect(rows.find(({ app }: { app: string }) => app === 'other').values[0].samples).toBe(10)
    await shop.pool.query(
      `insert into telemetry_vital select ${shopToday}, 0, 'p' || n, 'phone', 'LCP', 1, 1 from generate_series(1, $1::int) n`,
      [LIMITS.rowsOfDay],
    )
    const before = await count('telemetry_vital')
    await send({ ...lcp, page: '/basket/' })
    expect(await count('telemetry_vital')).toBe(before)
  })

  test('ошибок не больше предела: редкая и давняя уступает место, частая остаётся', async () => {
    await shop.pool.query(
      `insert into telemetry_error (id, kind, message, frame, times, releases, pages, browsers)
       select 'e' || n, 'error', 'm', '', case when n = 1 then 9 else 1 end, '{}', '{}', '{}' from generate_series(1, $1::int) n`,
      [LIMITS.errors],
    )
    await send({ errors: [oops] })
    expect(await count('telemetry_error')).toBe(LIMITS.errors)
    expect(
      await count(`telemetry_error where id = 'e1' or times = 1 and message like 'нет%'`),
    ).toBe(2)
  })

  test('один адрес не вытеснит чужих ошибок и не займёт всех выпусков дня: новых от него немного', async () => {
    await send({ errors: [oops] })
    const from = { 'x-forwarded-for': '198.51.100.9' }
    for (let at = 0; at < 22; at += 1) {
      const version = at.toString(16).padStart(16, '0')
      const errors = [{ ...oops, frame: `made-up${at}.js:1:1` }, oops]
      const lcp = { vitals: [{ metric: 'LCP', value: 1 }] }
      await send({ errors, ...lcp, remote: { name: 'catalog', version } }, from)
    }
    expect(await count('telemetry_error')).toBe(1 + 20)
    expect(await count('telemetry_release where id <> 0')).toBe(4)
    // errors known from other addresses are counted without limit
    expect((await errors()).items[0]).toMatchObject({ times: 23 })
    shop.clock.ms += 60_000 // the number of reports to Sentry per minute is limited, too
  })

  test('о каждой ошибке помнятся последние десять выпусков', async () => {
    const error = { ...oops, id: 'a', kind: 'csp' as const, page: '/', browser: 'other' }
    for (let at = 1; at <= 12; at += 1)
      await addError(databaseOf(shop.pool), { ...error, release: `r${at}` }, true)
    const [{ releases, times }] = (await errors()).items
    expect([releases[0], releases.at(-1), releases.length, times]).toEqual(['r3', 'r12', 10, 12])
  })

  test('через три месяца забыто', async () => {
    await send({ vitals: [{ metric: 'LCP', value: 1 }], errors: [oops] })
    const age = async (days: number) => {
      await shop.pool.query(
        `update telemetry_vital set day = ${shopToday} - ${days}; update telemetry_release set last_on = ${shopToday} - ${days};
         update telemetry_error set last_at = now() - interval '${days} days' + interval '1 minute'`,
      )
      const job = createForgetTelemetry(databaseOf(shop.pool))
      await job.run(
        {},
        { id: '', attempt: 1, signal: AbortSignal.abort(), checkpoint: async () => {} },
      )
      return [
        await count('telemetry_vital'),
        await count('telemetry_error'),
        await count('telemetry_release'),
      ]
    }
    expect(await age(TELEMETRY_DAYS)).toEqual([1, 1, 2])
    expect(await age(TELEMETRY_DAYS + 1)).toEqual([0, 0, 1])
  })
})

test('§6: видит только администратор', async () => {
  for (const person of ['staff', 'content', 'manager'] as const) {
    const headers = bearer(await shop.signIn(person))
    expect(await shop.call('telemetryVitals', { headers })).toMatchObject({ status: 403 })
    expect(await shop.call('telemetryErrors', { headers })).toMatchObject({ status: 403 })
  }
  expect(await errors({ page: '2' })).toMatchObject({ code: 'PAGE_NOT_FOUND' })
})

describe('Sentry', () => {
  test('получает ошибку конвертом, без личного; скорость не получает', async () => {
    await send({ vitals: [{ metric: 'LCP', value: 1 }] })
    await send({ errors: [oops] })
    await expect.poll(() => received.length).toBe(1)
    const [{ path, headers, lines } = { path: '', headers: {}, lines: [] }] = received
    expect(path).toBe('/shop/api/42/envelope/')
    expect(headers).toMatchObject({
      'content-type': 'application/x-sentry-envelope',
      'x-sentry-auth': expect.stringContaining('sentry_key=public'),
    })
    const [head, item, event] = lines.map((line) => JSON.parse(line))
    expect(item).toEqual({ type: 'event' })
    expect(event).toMatchObject({
      event_id: head.event_id,
      release: `catalog ${V}`,
      tags: { page: '/product/[productCode]/', browser: 'chrome', device: 'phone', shell: V },
      exception: {
        values: [
          {
            value: 'нет заказа # для [mail]',
            stacktrace: { frames: [{ filename: 'main.0a1b2c3d.js', lineno: 1, colno: 2 }] },
          },
        ],
      },
    })
    expect(lines.join()).not.toMatch(/192\.0\.2|ivan/)
  })

  test('сломан — браузер этого не замечает, список магазина полон', async () => {
    answerStatus = 500
    expect(await send({ errors: [oops] })).toMatchObject({ status: 200 })
    await expect.poll(() => received.length).toBe(1)
    expect(await errors()).toMatchObject({ total: 1 })
  })

  test.each(['', 'https://host/1', 'ftp://k@host/1', 'https://k@host/', 'k@host/1'])(
    '«%s» — не адрес',
    (dsn) => {
      expect(() => parseDsn(dsn)).toThrow(TypeError)
    },
  )
})
