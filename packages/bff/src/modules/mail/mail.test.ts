import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import type { FastifyInstance } from 'fastify'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildApp } from '../../app.ts'
import { type Database, databaseOf } from '../../database.ts'
import type { Letter, MailTransport } from './letter.ts'
import type { MailSettings } from './mail.module.ts'
import { createMailSender, type MailSender } from './mail.sender.ts'
import { insertLetter } from './mail.sql.ts'
import { createSinkTransport } from './sink.transport.ts'
import { createSmtpTransport } from './smtp.transport.ts'

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
  await scratch.pool.query('truncate mail_outbox')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const from = 'ИСП <shop@example.com>'
const letter: Letter = {
  key: 'order:1:confirmation',
  to: 'anna@example.com',
  subject: 'Заказ «ИСП-000001» оформлен',
  text: 'Здравствуйте!\nСверло <8,5> & ключ',
  html: '<p style="color:red">Здравствуйте!</p><script>alert(1)</script>',
}
const write = (change: Partial<Letter> = {}) =>
  insertLetter(database, { ...letter, orderId: null, ...change })
const stateOf = async () =>
  (await scratch.pool.query('select attempts, last_error, sent_at from mail_outbox order by id'))
    .rows

const senders: MailSender[] = []
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.close()))
})
const open = (
  transport: MailTransport,
  onError: (error: unknown) => void = () => {},
): MailSender => {
  const sender = createMailSender({ database, transport, onError, pauseMs: 60_000 })
  senders.push(sender)
  return sender
}
const recording = (fail = false) => {
  const sent: Letter[] = []
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
  test('недоступный сервер: причина записана, следующая попытка — через паузу', async () => {
    await write()
    const errors: unknown[] = []
    const sender = open(recording(true).transport, (error) => errors.push(error))
    sender.wake()
    await expect
      .poll(stateOf)
      .toMatchObject([
        { attempts: 1, last_error: expect.stringMatching(/no route/), sent_at: null },
      ])
    expect(errors).toHaveLength(1)
    const { sent, transport } = recording()
    // a letter that is due shows that the sender has looked
    await write({ key: 'letter:due', to: 'due@example.com' })
    open(transport).wake()
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    expect(sent.splice(0)).toMatchObject([{ to: 'due@example.com' }])
    await scratch.pool.query(`delete from mail_outbox where sent_at is not null`)
    await scratch.pool.query(`update mail_outbox set next_attempt_at = now()`)
    open(transport).wake()
    await expect
      .poll(stateOf)
      .toMatchObject([{ attempts: 2, last_error: null, sent_at: expect.any(Date) }])
    expect(sent).toMatchObject([{ to: 'anna@example.com' }])
  })

  test('один ключ — одно письмо, и несколько отправителей не шлют его вместе', async () => {
    for (let place = 0; place < 25; place += 1) await write({ key: `letter:${place % 23}` })
    const { sent, transport } = recording()
    for (let count = 0; count < 3; count += 1) open(transport).wake()
    await expect.poll(() => sent).toHaveLength(23)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(23)
  })

  test('отменённая запись не уходит никогда', async () => {
    const client = await scratch.pool.connect()
    await client.query('begin')
    await insertLetter(databaseOf(client), { ...letter, orderId: null })
    const { sent, transport } = recording()
    await write({ key: 'letter:due', to: 'due@example.com' })
    open(transport).wake()
    await expect.poll(() => sent.length).toBeGreaterThan(0)
    await client.query('rollback')
    client.release()
    expect(sent).toMatchObject([{ to: 'due@example.com' }])
    expect(await stateOf()).toHaveLength(1)
  })
})

describe('почтовый сервер', () => {
  test('получает письмо целиком, кириллицей, с одним и тем же Message-ID при повторе', async () => {
    const received: { to: string[]; text: string }[] = []
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      onData: (stream, session, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            text: Buffer.concat(chunks).toString(),
          })
          done()
        })
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
    const address = server.server.address()
    const port = address && typeof address === 'object' ? address.port : 0
    const transport = createSmtpTransport(`smtp://127.0.0.1:${port}`, from)
    await write()
    open(transport).wake()
    await expect.poll(() => received).toHaveLength(1)
    await transport.send(letter)
    await new Promise<void>((resolve) => server.close(() => resolve()))
    const [first, second] = received
    expect(first?.to).toEqual(['anna@example.com'])
    expect(first?.text).toMatch(/Subject: =\?UTF-8\?/)
    expect(first?.text).toMatch(/From: =\?UTF-8\?\S+ <shop@example\.com>/)
    expect(first?.text).toContain('multipart/alternative')
    const idOf = (text = '') => /^Message-ID: (.+)$/im.exec(text)?.[1]
    expect(idOf(first?.text)).toMatch(/@example\.com>$/)
    expect(idOf(second?.text)).toBe(idOf(first?.text))
  })

  test('адрес с запятой не становится двумя получателями', async () => {
    const transport = createSmtpTransport('smtp://127.0.0.1:1', from)
    await expect(
      transport.send({ ...letter, to: 'a@example.com, b@example.com' }),
    ).rejects.toThrow()
    transport.close()
  })
})

describe('исходящие без почтового сервера', () => {
  let app: FastifyInstance
  const openApp = async (mail: Omit<MailSettings, 'transport'>) => {
    app = await buildApp({ pool: scratch.pool, catalogIndex: { current: () => null }, mail })
    return app
  }
  afterEach(() => app.close())

  test('письмо, ждавшее с прошлого запуска, становится файлом и читается на странице', async () => {
    await write()
    await openApp({ from, outboxFolder: folder, isOutboxReadable: true })
    await expect.poll(() => readdir(folder)).toHaveLength(1)
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
