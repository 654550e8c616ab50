import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../auth/people.fixture.ts'

const secret = 'e5c0a1b2c3d4e5f60718293a4b5c6d7e8f90a1b2c3d4e5f60718293a4b5c6d7e'
let shop: Shop
beforeAll(async () => {
  shop = await openShop({ sentryWebhookSecret: secret })
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate mail_outbox'))

const issue = {
  id: '1170820242',
  title: 'TypeError: <b>x</b> is undefined',
  level: 'fatal',
  project: { id: '1', name: 'Витрина', slug: 'shop' },
  web_url: 'https://sentry.example.com/issues/1170820242/',
  culprit: 'checkout(tel=+79990001122)',
}
const created = { action: 'created', data: { issue }, actor: { name: 'Sentry' } }
const signatureOf = (text: string, by = secret) =>
  createHmac('sha256', by).update(text).digest('hex')
type Sent = { text?: string; signature?: string | undefined; resource?: string; to?: Shop }
/** Indented JSON, because the signature covers the bytes and not the parsed content. */
const send = async (body: object, sent: Sent = {}) => {
  const text = sent.text ?? JSON.stringify(body, null, 2)
  const signature = 'signature' in sent ? sent.signature : signatureOf(text)
  const { statusCode } = await (sent.to ?? shop).app.inject({
    method: 'POST',
    url: '/bff/api/core/sentry/webhook',
    headers: {
      'content-type': 'application/json',
      'sentry-hook-resource': sent.resource ?? 'issue',
      ...(signature === undefined ? {} : { 'sentry-hook-signature': signature }),
    },
    payload: text,
  })
  return statusCode
}
const letters = async () =>
  (
    await shop.pool.query(
      'select recipient, subject, body_text as text, body_html as html, kind from mail_outbox order by id',
    )
  ).rows

describe('§7.5: без верной подписи не принимается ничего', () => {
  const text = JSON.stringify(created)
  test.each([
    ['нет', undefined],
    ['пустая', ''],
    ['другим секретом', signatureOf(text, 'another secret of the same kind as that one')],
    ['другого тела', signatureOf(`${text} `)],
    ['короткая', signatureOf(text).slice(0, 32)],
    ['той же длины, но не шестнадцатеричная', 'ж'.repeat(32)],
    ['заглавными', signatureOf(text).toUpperCase()],
  ])('подпись: %s', async (_what, signature) => {
    expect(await send(created, { text, signature })).toBe(403)
    expect(await letters()).toEqual([])
  })

  test('секрет не задан: отказ и тому, кто подписал пустым', async () => {
    const unset = await openShop()
    try {
      expect(await send(created, { to: unset })).toBe(403)
      expect(await send(created, { to: unset, signature: signatureOf(text, '') })).toBe(403)
    } finally {
      await unset.close()
    }
  })

  test('тело длиннее 128 КБ, не JSON и без известных полей', async () => {
    const long = JSON.stringify({ ...created, more: 'x'.repeat(128 * 1024) })
    expect(await send(created, { text: long })).toBe(413)
    expect(await send(created, { text: '{"action":' })).toBe(400)
    expect(await send({ data: { issue } })).toBe(400)
    expect(await letters()).toEqual([])
  })
})

test('§7.5: администраторы получают письмо с известными полями, и ничего в нём не разметка', async () => {
  expect(await send(created)).toBe(200)
  const [letter, ...others] = await letters()
  expect(others).toEqual([])
  expect(letter).toMatchObject({
    recipient: 'admin@example.com',
    subject: 'Ошибка на сайте: TypeError: <b>x</b> is undefined',
    kind: 'fault',
  })
  for (const part of [issue.title, 'отказ', 'Витрина', issue.web_url]) {
    expect(letter.text).toContain(part)
  }
  expect(letter.html).toContain('TypeError: &lt;b&gt;x&lt;/b&gt; is undefined')
  expect(letter.text + letter.html).not.toContain('+79990001122')
})

test('§7.5: повторная доставка, другое событие той же ошибки и возврат её — одно письмо', async () => {
  const event = { ...issue, id: undefined, event_id: 'e1', issue_id: issue.id, project: 1 }
  const alert = { action: 'triggered', data: { event, triggered_rule: 'Всё' } }
  const statuses = await Promise.all([send(created), send(created)])
  statuses.push(await send(alert, { resource: 'event_alert' }))
  statuses.push(await send({ ...created, action: 'unresolved' }))
  expect(statuses).toEqual([200, 200, 200, 200])
  expect(await letters()).toHaveLength(1)
  await send(
    { ...alert, data: { event: { ...event, issue_id: '2' } } },
    { resource: 'event_alert' },
  )
  expect(await letters()).toHaveLength(2)
})

test.each([
  ['installation', created],
  ['issue', { ...created, action: 'resolved' }],
  ['issue', { ...created, data: { issue: { ...issue, id: 'a/../b' } } }],
  ['event_alert', created],
])('§7.5: %s, о чём не сообщают, принято молча', async (resource, body) => {
  expect(await send(body, { resource })).toBe(200)
  expect(await letters()).toEqual([])
})

test('§7.5: неизвестный уровень, длинное название и ссылка не на https безвредны', async () => {
  const strange = {
    ...issue,
    title: 'я'.repeat(5000),
    level: 'panic',
    project: { name: 7 },
    web_url: 'javascript:alert(1)',
  }
  expect(await send({ ...created, data: { issue: strange } })).toBe(200)
  const [{ text, html }] = await letters()
  expect(text).toContain('ошибка')
  expect(text).toContain('я'.repeat(300))
  expect(text + html).not.toMatch(/я{301}|javascript|Проект/)
})
