import { createTestDatabase } from '@isp/testing/database'
import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { transactionsOf } from '../../../kernel/transaction.ts'
import { letterIdOf } from '../outgoing/letter-id.ts'
import { createSmtpTransport } from '../outgoing/smtp.transport.ts'
import { letterHere } from '../read-without-thread.fixture.ts'
import { openSmtpServer } from '../smtp-server.fixture.ts'
import { createBounces, withBounces } from './bounces.ts'
import type { Mailbox } from './mailbox.ts'

const noteLetter = vi.fn(async () => {})
const settings = { domain: 'reply.example.com', key: 'k'.repeat(32) }
const sender = 'ИСП <shop@example.com>'
const talks: Mailbox = { admit: vi.fn(async () => {}), receive: vi.fn(async () => {}) }

let scratch: Awaited<ReturnType<typeof createTestDatabase>>
let bounces: ReturnType<typeof createBounces>
let mailbox: Mailbox
let letterId: number
let ownId: string
beforeAll(async () => {
  scratch = await createTestDatabase()
  const ports = { transact: transactionsOf(scratch.pool), noteLetter }
  bounces = createBounces(settings, { ...ports, log: pino({ level: 'silent' }), sender })
  mailbox = withBounces(bounces, talks)
})
afterAll(() => scratch.drop())
beforeEach(async () => {
  vi.clearAllMocks()
  const { rows } = await scratch.pool.query(
    `insert into mail_outbox (key, recipient, subject, body_text, body_html, sent_at)
     values (gen_random_uuid(), 'anna@example.com', 'Заказ', '', '', now()) returning id, key`,
  )
  letterId = rows[0].id
  ownId = letterIdOf(rows[0].key, sender)
})

type Report = { type?: string; recipient?: string; messageId?: string | null }
const report = (
  fields: readonly string[],
  { type = 'delivery-status', recipient = 'anna@example.com', messageId = ownId }: Report = {},
) =>
  [
    'From: MAILER-DAEMON@mx.example.net',
    'Subject: Undelivered Mail Returned to Sender',
    `Content-Type: multipart/report; report-type=${type}; boundary=b`,
    '',
    '--b',
    'Content-Type: text/plain; charset=us-ascii',
    '',
    'I could not deliver your message. Action: none of yours.',
    '--b',
    `Content-Type: message/${type}`,
    '',
    'Reporting-MTA: dns; mx.example.net',
    '',
    `Final-Recipient: rfc822; ${recipient}`,
    ...fields,
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    'Subject: Заказ',
    ...(messageId === null ? [] : [`Message-ID: ${messageId}`]),
    '',
    `${'x'.repeat(70)}\r\n`.repeat(2000),
    '--b--',
    '',
  ].join('\r\n')
const receive = (letter: string, to = bounces.returnPath(letterId), from = '') =>
  mailbox.receive(letterHere(letter), { from, to })
const fate = async () => {
  const { rows } = await scratch.pool.query(
    `select refused_at is not null as "isReturned", failure as words from mail_outbox where id = $1`,
    [letterId],
  )
  return rows[0]
}
const failed = [
  'Action: failed',
  'Status: 5.1.1',
  'Diagnostic-Code: smtp; 550 5.1.1 <anna@example.com>',
  '    User unknown',
]

describe('§7.5, RFC 3464: письмо, которое вернулось', () => {
  test('считается недоставленным, со словами сервера; второй отчёт ничего не меняет', async () => {
    await receive(report(failed))
    const once = { isReturned: true, words: '550 5.1.1 <anna@example.com> User unknown' }
    expect(await fate()).toEqual(once)
    await receive(report(['Action: failed', 'Status: 5.2.2']))
    expect(await fate()).toEqual(once)
  })

  test('без слов сервера остаётся номер', async () => {
    await receive(report(['Action: Failed', 'Status: 5.2.2']))
    expect(await fate()).toMatchObject({ words: '550 5.2.2' })
  })

  test('за ящиком, который шлёт дальше, вернулось другому: номер письма говорит, что наше', async () => {
    await receive(report(failed, { recipient: 'anna@home.example' }))
    expect(await fate()).toMatchObject({ isReturned: true })
  })

  test('без письма внутри верят получателю', async () => {
    await receive(report(failed, { recipient: 'bob@example.com', messageId: null }))
    expect(await fate()).toMatchObject({ isReturned: false })
    await receive(report(failed, { recipient: 'ANNA@example.com', messageId: null }))
    expect(await fate()).toMatchObject({ isReturned: true })
  })

  test('о другом письме, с отправителем, обычным письмом, спустя месяц – ничего не случилось', async () => {
    await receive(report(failed, { messageId: '<other@example.com>' }))
    await receive(report(failed), bounces.returnPath(letterId), 'anna@example.com')
    await receive(`From: anna@example.com\r\n\r\n${failed.join('\r\n')}`)
    const old = `update mail_outbox set sent_at = now() - interval '30 days' where id = $1`
    await scratch.pool.query(old, [letterId])
    await receive(report(failed))
    expect(await fate()).toEqual({ isReturned: false, words: null })
  })

  test.each([
    ['ещё попробуют', report(['Action: delayed', 'Status: 4.4.1'])],
    ['доставлено', report(['Action: delivered', 'Status: 2.0.0'])],
    [
      'о прочтении',
      report(['Disposition: manual-action/MDN-sent-manually; displayed'], {
        type: 'disposition-notification',
      }),
    ],
    [
      'отписка отпускника',
      'From: anna@example.com\r\nAuto-Submitted: auto-replied\r\n\r\nЯ в отпуске.\r\n',
    ],
  ])('%s – ничего не случилось', async (_what, letter) => {
    await receive(letter)
    expect(await fate()).toEqual({ isReturned: false, words: null })
  })

  test('поддельный обратный адрес отклонён до письма, чужое письмо цело', async () => {
    const forged = bounces
      .returnPath(letterId)
      .replace(/^b\+\w+/, `b+${(letterId + 1).toString(36)}`)
    await expect(mailbox.admit(forged)).rejects.toMatchObject({ responseCode: 550 })
    await expect(receive(report(failed), forged)).rejects.toMatchObject({ responseCode: 550 })
    expect(await fate()).toMatchObject({ isReturned: false })
  })

  test('прочие адреса – у переписки', async () => {
    await mailbox.admit('t+1.1.x@reply.example.com')
    await receive('', 't+1.1.x@reply.example.com', 'anna@example.com')
    expect(talks.admit).toHaveBeenCalledOnce()
    expect(talks.receive).toHaveBeenCalledOnce()
  })
})

test('обратный адрес – на конверте, отправитель в письме прежний', async () => {
  const server = await openSmtpServer()
  const transport = createSmtpTransport(server.url, 'ИСП <shop@example.com>')
  const returnPath = bounces.returnPath(7)
  const letter = { key: 'k', to: 'anna@example.com', subject: 'Заказ', text: 'Готов', html: '' }
  await transport.send({ ...letter, returnPath })
  expect(server.received).toMatchObject([{ from: returnPath, to: ['anna@example.com'] }])
  expect(server.received[0]?.text).toMatch(/^From: .*<shop@example\.com>/m)
  await transport.close()
  await server.close()
})
