import { createVerify, generateKeyPairSync } from 'node:crypto'
import { copyFile, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp } from '../../composition/app.ts'
import { type Database, databaseOf } from '../../kernel/database.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import { openWorker, workerOptions } from '../jobs/jobs.fixture.ts'
import type { Jobs } from '../jobs/jobs.service.ts'
import { noteLetter } from '../order/changes/order-activity.service.ts'
import type { Letter, MailTransport, PostedLetter } from './letter.ts'
import type { MailSettings } from './mail.settings.ts'
import { createForgetLetters } from './outgoing/forget-letters.job.ts'
import { queueLetter } from './outgoing/mail-queue.service.ts'
import { createAdoptLetters, createSendLetter } from './outgoing/send-letter.job.ts'
import { createSinkTransport } from './outgoing/sink.transport.ts'
import { createSmtpTransport } from './outgoing/smtp.transport.ts'
import { openSmtpServer } from './smtp-server.fixture.ts'

let scratch: TestDatabase
let database: Database
let folder: string

beforeAll(async () => {
  scratch = await createTestDatabase()
  database = databaseOf(scratch.pool)
})
afterAll(() => scratch.drop())
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'isp-outbox-'))
  await scratch.pool.query('truncate mail_outbox; delete from pgboss.job')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const from = 'ИСП <shop@example.com>'
const letter: Letter = {
  key: 'order:1:confirmation',
  kind: 'order',
  to: 'anna@example.com',
  subject: 'Заказ «ИСП-000001» оформлен',
  text: 'Здравствуйте!\nСверло <8,5> & ключ',
  html: '<p style="color:red">Здравствуйте!</p><script>alert(1)</script>',
}
const opened: Jobs[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((jobs) => jobs.close()))
})
/** A worker that sends with this transport; null: a worker that only queues letters. */
const open = async (transport: MailTransport | null): Promise<Jobs> => {
  const jobs = await openWorker(
    scratch,
    [
      createSendLetter(
        { database, transact: transactionsOf(scratch.pool), noteLetter, bounces: null },
        transport,
      ),
    ],
    transport ? workerOptions : null,
  )
  opened.push(jobs)
  return jobs
}
const write = (jobs: Jobs, change: Partial<Letter> = {}, connection: Database = database) =>
  queueLetter({ database: connection, jobs }, { ...letter, orderId: null, ...change })
const stateOf = async () =>
  (
    await scratch.pool.query(
      `select sent_at, state, retry_count, output from mail_outbox join pgboss.job on job.id = job_id order by mail_outbox.id`,
    )
  ).rows

const recording = (fail = false) => {
  const sent: PostedLetter[] = []
  const transport: MailTransport = {
    send: async (one) => {
      if (fail) throw new Error('no route to the mail server')
      sent.push(one)
    },
    close: () => {},
  }
  return { sent, transport }
}

describe('письмо не теряется и не повторяется', () => {
  test('недоступный сервер: причина сохранена, а следующая попытка — через паузу', async () => {
    await write(await open(recording(true).transport))
    await expect
      .poll(stateOf)
      .toMatchObject([
        { sent_at: null, state: 'retry', output: { message: 'no route to the mail server' } },
      ])
    const { rows } = await scratch.pool.query(
      `select extract(epoch from start_after - now())::int as pause from pgboss.job where name = 'mail.send'`,
    )
    expect(rows[0].pause).toBeGreaterThan(10)
    await scratch.pool.query('update pgboss.job set start_after = now()')
    const { sent, transport } = recording()
    await Promise.all(opened.splice(0).map((jobs) => jobs.close()))
    await open(transport)
    await expect.poll(stateOf).toMatchObject([{ state: 'completed', sent_at: expect.any(Date) }])
    expect(sent).toMatchObject([{ to: 'anna@example.com' }])
  })

  test('один ключ — одно письмо, и несколько отправителей не шлют его вместе', async () => {
    const desk = await open(null)
    for (let place = 0; place < 25; place += 1) await write(desk, { key: `letter:${place % 23}` })
    const { sent, transport } = recording()
    await Promise.all([1, 2, 3].map(() => open(transport)))
    await expect
      .poll(async () => (await stateOf()).filter(({ state }) => state === 'completed'))
      .toHaveLength(23)
    expect(sent).toHaveLength(23)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(23)
  })

  test('тайное письмо (код, ссылка) после отправки в базе не прочесть, обычное — можно', async () => {
    const { sent, transport } = recording()
    const jobs = await open(transport)
    const own = { ...letter, orderId: null }
    await queueLetter(
      { database, jobs },
      { ...own, key: 'code:1', text: 'код 0123', isSecret: true },
    )
    await queueLetter({ database, jobs }, { ...own, key: 'order:1' })
    const words = async () =>
      (await scratch.pool.query('select body_text, body_html from mail_outbox order by id')).rows
    await expect.poll(words).toEqual([
      { body_text: '', body_html: '' },
      { body_text: letter.text, body_html: letter.html },
    ])
    await expect
      .poll(() => sent.map(({ text }) => text).sort())
      .toEqual([letter.text, 'код 0123'].sort())
  })

  test('отправленное второй раз не уходит, даже если задание повторяется', async () => {
    const { sent, transport } = recording()
    await write(await open(transport))
    await expect.poll(stateOf).toMatchObject([{ state: 'completed' }])
    // the state after a process was killed between marking the letter and completing its job
    await scratch.pool.query(`update pgboss.job set state = 'retry', completed_on = null`)
    await expect.poll(stateOf).toMatchObject([{ state: 'completed' }])
    expect(sent).toHaveLength(1)
  })

  test('отменённая запись не уходит никогда: отправлено только то, что после неё', async () => {
    const { sent, transport } = recording()
    const jobs = await open(transport)
    await expect(
      transactionsOf(scratch.pool)(async (connection) => {
        await write(jobs, { key: 'rolled-back' }, connection)
        throw new Error('rolled back')
      }),
    ).rejects.toThrow('rolled back')
    await write(jobs, { key: 'after' })
    await expect.poll(stateOf).toMatchObject([{ state: 'completed' }])
    expect(sent.map(({ key }) => key)).toEqual(['after'])
  })

  test('письмо прежней версии сервера, без задания, получает его один раз', async () => {
    await scratch.pool.query(
      `insert into mail_outbox (key, recipient, subject, body_text, body_html) values ('old', 'a@example.com', '', '', '')`,
    )
    const { sent, transport } = recording()
    const jobs = await open(transport)
    const adopt = createAdoptLetters(transactionsOf(scratch.pool), jobs)
    const turn = {} as Parameters<typeof adopt.run>[1]
    await Promise.all([adopt.run({}, turn), adopt.run({}, turn)])
    await expect.poll(stateOf).toMatchObject([{ state: 'completed' }])
    expect(sent.map(({ key }) => key)).toEqual(['old'])
  })
})

test('письмо, которое другой сервер как раз берёт себе, не берётся и не ждётся', async () => {
  await scratch.pool.query(
    `insert into mail_outbox (key, recipient, subject, body_text, body_html) values ('old', 'a@example.com', '', '', '')`,
  )
  const other = await scratch.pool.connect()
  await other.query('begin; select from mail_outbox for update')
  const adopt = createAdoptLetters(transactionsOf(scratch.pool), await open(null))
  const turn = {} as Parameters<typeof adopt.run>[1]
  let isPast = false
  const taking = adopt.run({}, turn).then(() => {
    isPast = true
  })
  const isWaiting = async () =>
    (
      await scratch.pool.query(
        `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      )
    ).rows.length > 0
  await expect.poll(async () => isPast || (await isWaiting())).toBe(true)
  const wasPast = isPast
  await other.query('commit')
  other.release()
  await taking
  expect(wasPast).toBe(true)
})

describe('почтовый сервер', () => {
  let server: Awaited<ReturnType<typeof openSmtpServer>>
  afterEach(() => server.close())
  const headOf = (text = ''): string =>
    text.slice(0, text.indexOf('\r\n\r\n')).replaceAll(/\r\n[ \t]+/g, ' ')

  test('получает письмо целиком, кириллицей, с одним и тем же Message-ID при повторе', async () => {
    server = await openSmtpServer()
    const transport = createSmtpTransport(server.url, from)
    await write(await open(transport))
    await expect.poll(() => server.received).toHaveLength(1)
    await transport.send(letter)
    const [first, second] = server.received
    expect(first?.to).toEqual(['anna@example.com'])
    expect(first?.text).toMatch(/Subject: =\?UTF-8\?/)
    expect(first?.text).toMatch(/From: =\?UTF-8\?\S+ <shop@example\.com>/)
    expect(first?.text).toContain('multipart/alternative')
    expect(headOf(first?.text)).not.toMatch(/^List-/m)
    const idOf = (text = '') => /^Message-ID: (.+)$/im.exec(text)?.[1]
    expect(idOf(first?.text)).toMatch(/@example\.com>$/)
    expect(idOf(second?.text)).toBe(idOf(first?.text))
  })

  test('адрес с запятой не становится двумя получателями', async () => {
    const asked: string[] = []
    server = await openSmtpServer({
      recipient: (address) => {
        asked.push(address)
        return undefined
      },
    })
    const transport = createSmtpTransport(server.url, from)
    const to = 'a@example.com, b@example.com'
    await transport.send({ ...letter, to }).catch(() => {})
    transport.close()
    expect(asked).not.toContain('b@example.com')
  })

  test('перевод строки в адресе и теме не становится заголовком и вторым получателем', async () => {
    const asked: string[] = []
    server = await openSmtpServer({
      recipient: (address) => {
        asked.push(address)
        return undefined
      },
    })
    const transport = createSmtpTransport(server.url, from)
    const evil = '\r\nBcc: b@example.com\r\nRCPT TO:<b@example.com>\r\n\r\nx'
    await transport.send({ ...letter, subject: `Тема${evil}` })
    await transport.send({ ...letter, to: `a@example.com${evil}` }).catch(() => {})
    await transport.send({ ...letter, replyTo: `a@example.com${evil}` }).catch(() => {})
    await transport.send({ ...letter, unsubscribe: `https://shop.example/${evil}` }).catch(() => {})
    transport.close()
    expect(asked).not.toContain('b@example.com')
    for (const { text } of server.received) expect(headOf(text)).not.toMatch(/^bcc:/im)
  })

  test('RFC 8058: рассылка несёт отписку одним запросом, подпись DKIM — на обоих заголовках', async () => {
    server = await openSmtpServer()
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const transport = createSmtpTransport(server.url, from, {
      selector: 'shop',
      privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    })
    const unsubscribe = `https://shop.example/bff/selections/unsubscribe?token=${'f'.repeat(36)}`
    await transport.send({ ...letter, unsubscribe })
    transport.close()
    const head = headOf(server.received[0]?.text)
    const lines = head.split('\r\n')
    expect(lines).toContain(`List-Unsubscribe: <${unsubscribe}>`)
    expect(lines).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const signature = lines.find((line) => line.startsWith('DKIM-Signature:')) ?? ''
    expect(signature).toMatch(/ d=example\.com;.* s=shop;/)
    const names = /[ ;]h=([^;]+);/.exec(signature)?.[1]?.replaceAll(' ', '').split(':') ?? []
    expect(names).toEqual(
      expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post']),
    )
    // RFC 6376 §3.4.2, §3.7: the signed data as a receiver computes it
    const relaxed = (line: string) =>
      line
        .replace(/^([^:]+?)\s*:\s*/, (_all, name) => `${name.toLowerCase()}:`)
        .replaceAll(/\s+/g, ' ')
        .trim()
    const signed = [
      ...names.flatMap((name) =>
        lines.filter((line) => line.toLowerCase().startsWith(`${name}:`)).slice(0, 1),
      ),
      signature.replace(/([ ;]b=)[^;]*$/, '$1'),
    ]
    const proof = /[ ;]b=([^;]+)$/.exec(signature)?.[1]?.replaceAll(' ', '') ?? ''
    const isRight = createVerify('RSA-SHA256')
      .update(signed.map(relaxed).join('\r\n'))
      .verify(publicKey, proof, 'base64')
    expect(isRight).toBe(true)
  })

  test('RFC 8058 §3.1: без HTTPS отписки в заголовках нет', async () => {
    server = await openSmtpServer()
    const transport = createSmtpTransport(server.url, from)
    await transport.send({ ...letter, unsubscribe: 'http://shop.example/x' })
    transport.close()
    expect(headOf(server.received[0]?.text)).not.toMatch(/^List-/m)
  })

  test('RFC 5321 §4.2.1: отказ 5yz окончателен, со словами сервера; тайного в базе не остаётся', async () => {
    const words = '5.1.1 No such user'
    server = await openSmtpServer({ recipient: () => ({ responseCode: 550, words }) })
    const jobs = await open(createSmtpTransport(server.url, from))
    await queueLetter(
      { database, jobs },
      { ...letter, text: 'код 0123', orderId: null, isSecret: true },
    )
    await expect
      .poll(stateOf)
      .toMatchObject([{ sent_at: null, state: 'failed', output: { message: 'Такого адреса нет' } }])
    const { rows } = await scratch.pool.query(
      'select failures, failure, refused_at, body_text from mail_outbox',
    )
    expect(rows).toEqual([
      { failures: 1, failure: `550 ${words}`, refused_at: expect.any(Date), body_text: '' },
    ])
  })

  test('отказ 4yz временный: письмо ждёт следующей попытки', async () => {
    let answers = 0
    server = await openSmtpServer({
      content: () => {
        answers += 1
        return answers === 1 ? { responseCode: 451, words: '4.7.1 Greylisted' } : undefined
      },
    })
    await write(await open(createSmtpTransport(server.url, from)))
    await expect.poll(stateOf).toMatchObject([{ sent_at: null, state: 'retry' }])
    const fate = async () =>
      (await scratch.pool.query('select failures, failure, refused_at from mail_outbox')).rows
    expect(await fate()).toEqual([
      { failures: 1, failure: '451 4.7.1 Greylisted', refused_at: null },
    ])
    await scratch.pool.query('update pgboss.job set start_after = now()')
    await expect.poll(stateOf).toMatchObject([{ state: 'completed', sent_at: expect.any(Date) }])
  })

  test('последняя попытка не удалась — письмо больше никто не ждёт', async () => {
    server = await openSmtpServer({ content: () => ({ responseCode: 451, words: 'later' }) })
    await write(await open(null))
    await scratch.pool.query(
      `update pgboss.job set retry_count = retry_limit, state = 'retry', start_after = now()`,
    )
    await open(createSmtpTransport(server.url, from))
    const fate = async () => (await scratch.pool.query('select refused_at from mail_outbox')).rows
    await expect.poll(fate).toEqual([{ refused_at: expect.any(Date) }])
  })
})

test('письма старше 90 дней стираются, остальные — нет', async () => {
  for (const [key, days] of [
    ['old', 91],
    ['new', 89],
  ]) {
    await scratch.pool.query(
      `insert into mail_outbox (key, recipient, subject, body_text, body_html, created_at)
       values ($1, 'a@example.com', '', '', '', now() - make_interval(days => $2))`,
      [key, days],
    )
  }
  const turn = {} as Parameters<ReturnType<typeof createForgetLetters>['run']>[1]
  await createForgetLetters(database).run({}, turn)
  expect((await scratch.pool.query('select key from mail_outbox')).rows).toEqual([{ key: 'new' }])
})

describe('исходящие без почтового сервера', () => {
  let app: FastifyInstance
  const openApp = async (mail: Omit<MailSettings, 'transport'>) => {
    app = await buildApp({
      pool: scratch.pool,
      catalogIndex: { current: () => null },
      mail,
      worker: workerOptions,
    })
    return app
  }
  afterEach(() => app.close())

  test('письмо, ждавшее с прошлого запуска, становится файлом и читается на странице', async () => {
    await write(await open(null))
    await openApp({ from, outboxFolder: folder, isOutboxReadable: true })
    await expect.poll(() => readdir(folder)).toHaveLength(1)
    const [file = ''] = await readdir(folder)
    expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600)
    const list = await app.inject('/bff/outbox/')
    expect(list.body).toContain('Заказ «ИСП-000001» оформлен')
    expect(list.headers['content-security-policy']).toContain("default-src 'none'")
    const link = /href="(\/bff\/outbox\/[0-9a-f]{32})"/.exec(list.body)?.[1] ?? ''
    const page = await app.inject(link)
    expect(page.body).toContain('Сверло &lt;8,5&gt; &amp; ключ')
    expect(page.body).not.toMatch(/<script/)
    const inner = await app.inject(`${link}/page`)
    expect(inner.body).toContain('<p style="color:red">')
    expect(inner.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/)
    expect(inner.headers['x-frame-options']).toBe('SAMEORIGIN')
    await createSinkTransport(folder, from).send(letter)
    expect(await readdir(folder)).toHaveLength(1)
  })

  test('пусто, чужие имена и выход из папки — без ошибок', async () => {
    await openApp({ from, outboxFolder: join(folder, 'none'), isOutboxReadable: true })
    expect((await app.inject('/bff/outbox/')).body).toContain('Писем пока нет')
    expect((await app.inject('/bff/outbox')).headers.location).toBe('/bff/outbox/')
    for (const name of ['x', '..%2f..%2fpackage', '0'.repeat(32), '%00']) {
      expect((await app.inject(`/bff/outbox/${name}`)).statusCode, name).toBe(404)
      expect((await app.inject(`/bff/outbox/${name}/page`)).statusCode, name).toBe(404)
    }
  })

  test('файл рядом с папкой писем по её адресу не читается', async () => {
    const box = join(folder, 'box')
    await createSinkTransport(box, from).send(letter)
    const [file = ''] = await readdir(box)
    await copyFile(join(box, file), join(folder, 'secret.json'))
    await openApp({ from, outboxFolder: box, isOutboxReadable: true })
    for (const path of ['..%2fsecret', '..%2fsecret/page', '%2e%2e%2fsecret']) {
      expect((await app.inject(`/bff/outbox/${path}`)).statusCode, path).toBe(404)
    }
  })

  test('последнее письмо стоит первым', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const transport = createSinkTransport(folder, from)
    for (const [at, subject] of ['Первое', 'Второе', 'Третье'].entries()) {
      vi.setSystemTime(new Date(2026, 10, 1 + at))
      await transport.send({ ...letter, key: subject, subject })
    }
    vi.useRealTimers()
    await openApp({ from, outboxFolder: folder, isOutboxReadable: true })
    const { body } = await app.inject('/bff/outbox/')
    expect(body.match(/Первое|Второе|Третье/g)).toEqual(['Третье', 'Второе', 'Первое'])
  })

  test('без просьбы страницы нет: в письмах коды и ссылки', async () => {
    await createSinkTransport(folder, from).send(letter)
    await openApp({ from, outboxFolder: folder })
    const [file = ''] = await readdir(folder)
    const name = file.replace(/\..*/, '')
    for (const path of ['', name, `${name}/page`]) {
      expect((await app.inject(`/bff/outbox/${path}`)).statusCode, path).toBe(404)
    }
  })

  test('чужой машине и чужому имени этой машины письма не видны', async () => {
    await createSinkTransport(folder, from).send(letter)
    app = await buildApp({
      pool: scratch.pool,
      catalogIndex: { current: () => null },
      trustProxy: ['loopback'],
      mail: { from, outboxFolder: folder, isOutboxReadable: true },
    })
    const ask = async (headers: Record<string, string>) =>
      (await app.inject({ url: '/bff/outbox/', headers })).statusCode
    expect(await ask({ host: 'localhost:3000' })).toBe(200)
    expect(await ask({ 'x-forwarded-for': '203.0.113.7' })).toBe(404)
    expect(await ask({ host: 'shop.example.com' })).toBe(404)
    expect(await ask({ 'x-forwarded-host': 'rebound.example.com:3000' })).toBe(404)
  })

  test('с почтовым сервером страницы нет', async () => {
    await openApp({ from, outboxFolder: folder, isOutboxReadable: true, url: 'smtp://127.0.0.1:1' })
    expect((await app.inject('/bff/outbox/')).statusCode).toBe(404)
  })
})
