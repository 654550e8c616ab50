import { hash } from '@node-rs/argon2'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { bearer, clientId, openShop, password, type Shop } from './people.fixture.ts'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
beforeEach(() => shop.startOver())
afterAll(() => shop.close())

const enter = (login: string, secret: string, from?: string, device = clientId) =>
  shop.call('loginV2', {
    body: { login, password: secret, client_id: device },
    headers: from ? { 'x-forwarded-for': from } : {},
  })

describe('вход не удаётся', () => {
  test('неизвестный логин и неверный пароль неотличимы', async () => {
    const { requestId: _one, ...unknown } = (await enter('nobody@example.com', password)).body
    const { requestId: _two, ...wrong } = (await enter('manager@example.com', 'ne-to-2026')).body
    expect(unknown).toEqual(wrong)
    expect(wrong).toMatchObject({ statusCode: 403, code: 'LOGIN_FAILED' })
  })

  test('неизвестный логин стоит столько же времени, сколько неверный пароль', async () => {
    const real = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
    await shop.pool.query('update account set password_hash = $1', [real])
    const time = async (login: string) => {
      const started = process.cpuUsage()
      await enter(login, 'ne-to-2026')
      // CPU time rather than elapsed time: it does not depend on how busy the machine is
      const { user, system } = process.cpuUsage(started)
      return user + system
    }
    const known: number[] = []
    const unknown: number[] = []
    for (const person of ['manager', 'buyer', 'employee', 'newcomer', 'staff']) {
      for (let round = 0; round < 3; round += 1) {
        known.push(await time(`${person}@example.com`))
        unknown.push(await time(`no-${person}@example.com`))
      }
    }
    // the minimum of each excludes other work that the process did meanwhile
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  test('о блокировке узнаёт только тот, кто знает пароль', async () => {
    await shop.pool.query(`update account set status = 'BLOCKED' where id = 8`)
    expect((await enter('blocked@example.com', 'ne-to-2026')).body.code).toBe('LOGIN_FAILED')
    expect((await enter('blocked@example.com', password)).body.code).toBe('ACCOUNT_BLOCKED')
  })

  test.each([
    [{ login: 'manager@example.com', password }],
    [{ login: '', password, client_id: clientId }],
    [{ login: 'manager@example.com', password, client_id: clientId, role: 'admin' }],
    [{ login: { $ne: '' }, password, client_id: clientId }],
    [{ login: 'manager@example.com\u0000', password, client_id: clientId }],
    [{ login: 'manager@example.com', password: 'x'.repeat(201), client_id: clientId }],
  ])('негодный запрос %j отклонён', async (body) => {
    expect((await shop.call('loginV2', { body })).status).toBe(400)
  })
})

test('логин в любом регистре и пробелы вокруг не мешают войти; ответ нигде не хранится', async () => {
  const answer = await enter('  mAnager@EXAMPLE.com ', ` ${password} `)
  expect(answer.status).toBe(200)
  expect(Object.keys(answer.body)).toEqual(['accessToken', 'refreshToken'])
  expect(answer.headers['cache-control']).toContain('no-store')
  const stored = await shop.pool.query('select * from refresh_token')
  expect(JSON.stringify(stored.rows)).not.toContain(answer.body.refreshToken)
})

test('международный адрес входит, как бы ни был записан: буквами, строчными, в punycode (D35)', async () => {
  await shop.pool.query(`update account set login = 'Анна@Домен.рф' where id = 2`)
  await shop.pool.query(`update account set login = 'pyotr@xn--d1acufc.xn--p1ai' where id = 3`)
  const punycode = 'xn--d1acufc.xn--p1ai'
  for (const login of ['анна@домен.рф', 'АННА@ДОМЕН.РФ', `Анна@${punycode}`, 'pyotr@домен.рф']) {
    expect((await enter(login, password)).status, login).toBe(200)
  }
  for (let tries = 0; tries < 4; tries += 1) await enter('анна@домен.рф', 'ne-to-2026')
  const answer = await enter(`анна@${punycode}`, 'ne-to-2026')
  expect([answer.status, (await enter('Анна@домен.рф', password)).status]).toEqual([403, 429])
})

test('просроченный токен в заголовке не мешает войти заново', async () => {
  const answer = await shop.call('login', {
    body: { login: 'manager@example.com', password, client_id: clientId },
    headers: { authorization: 'Bearer broken' },
  })
  expect(answer.status).toBe(200)
})

describe('перебор паролей', () => {
  test('после пяти ошибок логин ждёт, и даже верный пароль не сокращает ожидание', async () => {
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await enter('buyer@example.com', `ne-to-${tried}`)).status).toBe(403)
    }
    const refused = await enter('Buyer@example.com', password)
    expect(refused.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' })
    expect(refused.body.message).toMatch(/1[45].секунд/)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(10)
    expect((await enter('manager@example.com', password)).status).toBe(200)
  })

  test('ожидание растёт вдвое, не дольше четверти часа, и проходит', async () => {
    const waits: number[] = []
    for (let tried = 0; tried < 15; tried += 1) {
      await enter('buyer@example.com', 'ne-to')
      const { rows } = await shop.pool.query<{ seconds: number }>(
        `select round(extract(epoch from greatest(wait_until, failed_at) - failed_at))::int as seconds
           from login_attempt where kind = 'login'`,
      )
      waits.push(rows[0]?.seconds ?? -1)
      await shop.pool.query(`update login_attempt set wait_until = '-infinity'`)
    }
    expect(waits).toEqual([0, 0, 0, 0, 15, 30, 60, 120, 240, 480, 900, 900, 900, 900, 900])
    expect((await enter('buyer@example.com', password)).status).toBe(200)
    expect((await enter('buyer@example.com', 'ne-to')).status).toBe(403)
  })

  test('пятьдесят попыток сразу не проходят мимо счётчика', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) => enter('buyer@example.com', `ne-to-${at}`)),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(5)
    expect(statuses.filter((status) => status === 429)).toHaveLength(45)
  })

  test('один адрес, перебирающий логины, ждёт; другой адрес входит', async () => {
    const from = '203.0.113.7'
    let refusedAt = 0
    for (let tried = 1; tried <= 60 && refusedAt === 0; tried += 1) {
      const { status } = await enter(`user-${tried}@example.com`, 'ne-to', from)
      if (status === 429) refusedAt = tried
    }
    expect(refusedAt).toBe(51)
    expect((await enter('manager@example.com', password, from)).status).toBe(429)
    expect((await enter('manager@example.com', password, '203.0.113.8')).status).toBe(200)
  })

  test('в таблице попыток нет ни логинов, ни адресов', async () => {
    await enter('buyer@example.com', 'ne-to', '203.0.113.7')
    const { rows } = await shop.pool.query<{ key: Buffer }>('select key from login_attempt')
    expect(rows).toHaveLength(2)
    for (const { key } of rows) expect(key.toString('latin1')).not.toMatch(/buyer|203/)
  })
})

describe('чужие ошибки и свой браузер (031)', () => {
  const own = 'own-browser-0001'
  const at = { home: '203.0.113.10', elsewhere: '198.51.100.20' }
  const login = 'buyer@example.com'
  /** Attempts until the login has to wait, each from a different browser. */
  const attack = async (device: (tried: number) => string) => {
    const statuses: number[] = []
    for (let tried = 0; tried < 6; tried += 1) {
      statuses.push((await enter(login, `ne-to-${tried}`, at.elsewhere, device(tried))).status)
    }
    return statuses
  }
  const locked = [403, 403, 403, 403, 403, 429]

  test('пять ошибок с чужого адреса не закрывают вход с того браузера, где уже входили', async () => {
    expect((await enter(login, password, at.home, own)).status).toBe(200)
    expect(await attack((tried) => `stranger-${tried}`)).toEqual(locked)
    expect((await enter(login, password, at.home, own)).status).toBe(200)
    expect((await enter(login, password, at.home, 'new-browser-0001')).status).toBe(429)
  })

  test('вход со своего браузера не обнуляет счёт чужих ошибок', async () => {
    await enter(login, password, at.home, own)
    await attack(() => 'stranger-0001')
    await enter(login, password, at.home, own)
    expect((await enter(login, password, at.elsewhere, 'stranger-0001')).status).toBe(429)
  })

  test('у знакомого браузера свои пять ошибок, и ждёт после них он один', async () => {
    await enter(login, password, at.home, own)
    await enter(login, password, at.home, 'own-browser-0002')
    expect(await attack(() => own)).toEqual(locked)
    expect((await enter(login, password, at.home, own)).status).toBe(429)
    expect((await enter(login, password, at.home, 'own-browser-0002')).status).toBe(200)
    expect((await enter(login, password, at.home, 'new-browser-0001')).status).toBe(200)
  })

  test('браузер, знакомый по одному логину, для другого — чужой', async () => {
    await enter('manager@example.com', password, at.elsewhere, own)
    expect(await attack(() => own)).toEqual(locked)
    expect((await enter(login, password, at.home, 'new-browser-0001')).status).toBe(429)
  })

  test('без успешного входа браузер не становится знакомым: ни ошибкой, ни верным паролем во время ожидания', async () => {
    await attack(() => own)
    expect((await enter(login, password, at.home, own)).status).toBe(429)
    await shop.pool.query(`update account set status = 'BLOCKED' where id = 8`)
    await enter('blocked@example.com', password, at.home, own)
    expect((await shop.pool.query('select * from known_device')).rows).toEqual([])
  })

  test('знакомых браузеров у логина не больше пятидесяти, и год без входа забывает браузер', async () => {
    for (let device = 0; device < 52; device += 1) {
      await enter(login, password, at.home, `browser-${1000 + device}`)
    }
    const count = async () =>
      (await shop.pool.query('select count(*)::int as count from known_device')).rows[0].count
    expect(await count()).toBe(50)
    await attack(() => 'stranger-0001')
    expect((await enter(login, password, at.home, 'browser-1001')).status).toBe(429)
    expect((await enter(login, password, at.home, 'browser-1002')).status).toBe(200)
    await shop.pool.query(`update known_device set seen_at = now() - interval '366 days'`)
    await enter(login, password, at.home, 'browser-1002')
    expect(await count()).toBe(1)
  })

  test('в таблице знакомых браузеров нет ни логинов, ни имён браузеров', async () => {
    await enter(login, password, at.home, own)
    const { rows } = await shop.pool.query<{ key: Buffer }>('select key from known_device')
    expect(rows).toHaveLength(1)
    for (const { key } of rows) expect(key.toString('latin1')).not.toMatch(/buyer|own/)
  })
})

test('токен доступа живёт не дольше четверти часа и называет учётную запись и сеанс', async () => {
  const tokens = await shop.signIn('manager')
  const payload = JSON.parse(
    Buffer.from(tokens.accessToken.split('.')[1] ?? '', 'base64url').toString(),
  )
  expect(payload).toMatchObject({ sub: '1', sid: expect.stringMatching(/^[\da-f-]{36}$/) })
  expect(payload.exp - payload.iat).toBeLessThanOrEqual(900)
  const me = () => shop.call('currentUser', { headers: bearer(tokens) })
  expect((await me()).status).toBe(200)
  shop.clock.ms = 15 * 60_000 + 1000
  expect((await me()).status).toBe(401)
})
