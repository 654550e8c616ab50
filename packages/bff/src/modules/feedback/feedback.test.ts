import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { currentConsents } from '@isp/contract/consent-documents'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { RunningJob } from '../../kernel/job-kind.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import { companies, type Person } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { pdf } from '../files/samples-of-files.fixture.ts'
import { createForgetRequesters, REQUESTER_DAYS } from '../tickets/forget-requesters.fixture.ts'

let shop: BuyersShop
let folder: string
const people = new Map<Person, Visitor>()
const as = (person: Person): Visitor => people.get(person) as Visitor
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feedback-'))
  shop = await openBuyersShop({ blobFolder: folder })
  people.set('buyer', await shop.visitor('buyer', { company: companies.alfa }))
  people.set('manager', await shop.visitor('manager', { company: companies.alfa }))
  people.set('staff', await shop.visitor('staff', {}))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})
beforeEach(() => shop.pool.query('truncate ticket, feedback, mail_outbox, file cascade'))

const consent = currentConsents.personalData
const person = { userName: 'Анна Петрова', email: 'anna@example.org', messages: 'Нужен паспорт' }
type File = { name: string; content: string | Buffer }
type Sent = {
  over?: Record<string, string>
  files?: readonly File[]
  headers?: Record<string, string>
}
const formOf = ({ over = {}, files = [], headers = {} }: Sent = {}) => ({
  form: { fields: { ...person, consent, ...over }, files },
  headers: { 'x-forwarded-for': '192.0.2.1', ...headers },
})
const send = (sent?: Sent) => shop.call('sendFooterFeedback', formOf(sent))
const letters = async () =>
  (
    await shop.pool.query(
      'select recipient, reply_to as "replyTo", subject, body_text as text, body_html as html from mail_outbox order by id',
    )
  ).rows
const counts = async () =>
  (
    await shop.pool.query(
      `select (select count(*)::int from ticket) as tickets, (select count(*)::int from mail_outbox) as letters,
              (select count(*)::int from file where attached_at is not null) as files`,
    )
  ).rows[0]
const nothing = { tickets: 0, letters: 0, files: 0 }
const inbox = async (visitor = as('staff')) => (await visitor.call('tickets')).body.items
const text = (name: string): File => ({ name, content: 'текст' })

describe('§5, §9: отказы, и ничего не отправлено', () => {
  test('все неверные поля сразу', async () => {
    const over = { userName: '1', email: 'нет', messages: '  ', consent: 'yes' }
    const { status, body } = await send({ over })
    expect(status).toBe(400)
    const fields = body.fields.map(
      (one: { path: string; code: string }) => `${one.path} ${one.code}`,
    )
    expect(fields.toSorted()).toEqual([
      'consent AGREEMENT_REQUIRED',
      'email EMAIL_FORMAT',
      'messages REQUIRED',
      'userName NAME_LETTERS',
    ])
    expect(await counts()).toEqual(nothing)
  })

  test.each([
    ['имя 81 знак', { userName: 'я'.repeat(81) }, 'userName', 80],
    ['почта 71 знак', { email: `${'a'.repeat(59)}@example.org` }, 'email', 70],
    ['сообщение 5001 знак', { messages: 'я'.repeat(5001) }, 'messages', 5000],
  ])('§9: %s', async (_what, over, at, max) => {
    const { status, body } = await send({ over })
    expect([status, body.fields]).toEqual([400, [{ path: at, code: 'TOO_LONG', params: { max } }]])
    const exact = { userName: 'я'.repeat(80), email: `${'a'.repeat(58)}@example.org` }
    expect((await send({ over: { ...exact, messages: 'я'.repeat(5000) } })).status).toBe(200)
  })

  test.each([
    ['вид файла', text('a.exe'), Buffer.from('MZ\0\u0001'), 415, 'FILE_TYPE_REFUSED'],
    ['имя с папкой под процентами', text('..%2F..%2Fx.txt'), 'x', 400, 'FILE_NAME_INVALID'],
    ['больше 25 МБ', text('x.txt'), Buffer.alloc(25 * 1024 * 1024 + 1, 'x'), 413, 'FILE_TOO_LARGE'],
  ])('семнадцатый из тридцати не годится (%s): нет ни письма, ни обращения', async (...given) => {
    const [, file, content, status, code] = given
    const files = Array.from({ length: 30 }, (_, at) => text(`${at}.txt`))
    files[16] = { ...file, content }
    expect(await send({ files })).toMatchObject({ status, body: { code } })
    expect(await counts()).toEqual(nothing)
    expect((await send({ files: files.toSpliced(16, 1) })).status).toBe(200)
    expect(await counts()).toEqual({ tickets: 1, letters: 1, files: 29 })
  })

  test('тридцать первый файл', async () => {
    const files = Array.from({ length: 31 }, (_, at) => text(`${at}.txt`))
    expect(await send({ files })).toMatchObject({ status: 413, body: { code: 'FILES_TOO_MANY' } })
    expect(await counts()).toEqual(nothing)
  })

  test.each([
    ['перевод строки в почте', { email: 'a@example.org\r\nBcc: b@example.org' }, 'email'],
    ['перевод строки в имени', { userName: 'Анна\r\nBcc: b@example.org' }, 'userName'],
    ['разметка в имени', { userName: '<script>alert(1)</script>' }, 'userName'],
    ['два адреса в почте', { email: 'a@example.org,b@example.org' }, 'email'],
  ])('чужие заголовки письма: %s', async (_what, over, at) => {
    const { status, body } = await send({ over })
    expect([status, body.fields[0].path]).toEqual([400, at])
    expect(await counts()).toEqual(nothing)
  })

  test.each([
    ['чужой узел', '//evil.example/'],
    ['чужой сайт', 'https://evil.example/'],
    ['папки наверх', '/../etc/passwd'],
    ['сервер', '/bff/outbox/'],
    ['разметка', '/<script>/'],
    ['не от корня', 'help/'],
    ['501 знак', `/${'a'.repeat(500)}`],
  ])('страница не наша: %s', async (_what, page) => {
    const { status, body } = await send({ headers: { 'x-page-path': page } })
    expect([status, body.fields]).toEqual([
      400,
      [{ path: 'x-page-path', code: 'INVALID', params: {} }],
    ])
  })

  test.each([
    ['заполнено поле, которого не видно', { site: 'http://spam.example' }],
    ['форма заполнена быстрее человека', { shownMs: '1999' }],
  ])('программа: %s', async (_what, over) => {
    const { status, body } = await send({ over })
    expect([status, body.code]).toEqual([422, 'FEEDBACK_SUSPECT'])
    expect(body.message).toMatch(/^Похоже, форму заполнила программа/)
    expect(await counts()).toEqual(nothing)
    expect((await send({ over: { shownMs: '2000', site: '' } })).status).toBe(200)
  })

  test('двадцать в час с адреса, десять с одной почты; другим это не мешает', async () => {
    const from = (address: string, email: string, at: number) =>
      send({
        over: { email, messages: `Вопрос ${at}` },
        headers: { 'x-forwarded-for': address },
      })
    for (let at = 0; at < 10; at += 1) await from('192.0.2.9', 'one@example.org', at)
    // spelling of an address in upper case does not make it another sender
    expect((await from('192.0.2.8', 'ONE@example.org', 10)).status).toBe(429)
    for (let at = 0; at < 10; at += 1) await from('192.0.2.9', 'two@example.org', at)
    const refused = await from('192.0.2.9', 'three@example.org', 0)
    expect([refused.status, refused.body.code]).toEqual([429, 'TOO_MANY_REQUESTS'])
    expect((await from('192.0.2.8', 'three@example.org', 0)).status).toBe(200)
    // a signed-in sender is counted by account, not by address
    const known = { ...formOf(), headers: { 'x-forwarded-for': '192.0.2.9' } }
    expect((await as('buyer').call('sendFooterFeedback', known)).status).toBe(200)
    expect(await counts()).toMatchObject({ tickets: 22, letters: 21 })
    await shop.pool.query(`update feedback set created_at = now() - interval '61 minutes'`)
    expect((await from('192.0.2.9', 'one@example.org', 11)).status).toBe(200)
    // sender data are deleted after an hour
    const { rows } = await shop.pool.query('select 1 from feedback where sender is not null')
    expect(rows).toHaveLength(1)
  })

  test('соединение оборвано посреди файла: ничего не отправлено, и отправить можно снова', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' })
    const address = shop.app.server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    const fields = Object.entries({ ...person, consent }).map(
      ([name, value]) =>
        `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    const head = `${fields.join('')}--b\r\ncontent-disposition: form-data; name="files"; filename="a.txt"\r\n\r\n`
    const socket = connect(port, '127.0.0.1')
    socket.write(
      [
        'POST /bff/api/core/mail/feedback/footer HTTP/1.1',
        'host: shop.test',
        'content-type: multipart/form-data; boundary=b',
        `content-length: ${Buffer.byteLength(head) + 5000}`,
        '',
        head,
      ].join('\r\n'),
    )
    socket.write('x'.repeat(1000), () => socket.destroy())
    await new Promise((resolve) => socket.once('close', resolve))
    expect((await send({ files: [text('a.txt')] })).status).toBe(200)
    expect(await counts()).toEqual({ tickets: 1, letters: 1, files: 1 })
  })
})

describe('D55: сообщение без входа', () => {
  test('письмо магазину с ответом отправителю и обращение у сотрудников, с файлами', async () => {
    const messages = 'Пришлите <b>паспорт</b>\n<script>alert(1)</script>'
    const page = '/help/%D0%B7%D0%B0%D0%BA%D0%B0%D0%B7/'
    const { status, body } = await send({
      over: { messages },
      files: [{ name: encodeURIComponent('чертёж <1>.pdf'), content: pdf }, text('100%.txt')],
      headers: { 'x-page-path': page },
    })
    expect([status, body.ticketId]).toEqual([200, null])
    const [ticket] = await inbox()
    expect(ticket).toMatchObject({
      kind: 'question',
      subject: 'Сообщение со страницы /help/заказ/',
      status: 'NEW',
      author: { uuid: '', name: 'Анна Петрова' },
      asker: { email: 'anna@example.org', phone: null },
      company: null,
    })
    const said = await as('staff').call('ticketComments', { params: { id: ticket.id } })
    const [first] = said.body.items
    expect(first).toMatchObject({ text: messages, isInternal: false, isStaff: false })
    expect(first.files.map(({ name }: File) => name)).toEqual(['чертёж <1>.pdf', '100%.txt'])
    const params = { id: ticket.id, fileUuid: first.files[0].id }
    expect((await as('staff').call('ticketFile', { params })).status).toBe(200)

    const [letter, ...others] = await letters()
    expect(others).toEqual([])
    expect(letter).toMatchObject({
      recipient: 'service@example.com',
      replyTo: 'anna@example.org',
      subject: `Обращение ${ticket.number}: Сообщение со страницы /help/заказ/`,
    })
    expect(letter.text).toContain('<script>alert(1)</script>')
    expect(letter.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(letter.html).toContain('чертёж &lt;1&gt;.pdf')
    expect(letter.html).not.toMatch(/<script|<b>/)
    expect(letter.text).toContain(`/cabinet/staff/tickets/${ticket.id}/`)
    // the proof of consent stays with the message
    const kept = await shop.pool.query('select consent from feedback')
    expect(kept.rows).toEqual([{ consent }])
  })

  test('видят его одни сотрудники: ни покупатель, ни руководитель компании, ни посторонний', async () => {
    await send({ files: [text('a.txt')] })
    const [{ id }] = await inbox()
    const said = await as('staff').call('ticketComments', { params: { id } })
    const file = { params: { id, fileUuid: said.body.items[0].files[0].id } }
    for (const visitor of [as('buyer'), as('manager')]) {
      expect(await inbox(visitor)).toEqual([])
      expect((await visitor.call('ticket', { params: { id } })).status).toBe(404)
      expect((await visitor.call('ticketComments', { params: { id } })).status).toBe(404)
      expect((await visitor.call('ticketFile', file)).status).toBe(404)
      const link = { params: { fileUuid: file.params.fileUuid } }
      expect((await visitor.call('feedbackFile', link)).status).toBe(404)
    }
    expect((await shop.call('ticket', { params: { id } })).status).toBe(401)
  })

  test('ответ сотрудника уходит письмом, файлы — по ссылкам, которых никто не угадает; заметка не уходит', async () => {
    await send()
    const [{ id }] = await inbox()
    const say = (body: object) =>
      as('staff').call('addTicketComment', { params: { id }, body: { key: randomUUID(), ...body } })
    await say({ text: 'Спросим завод', isInternal: true })
    expect(await letters()).toHaveLength(1)
    const reserved = await as('staff').call('reserveFile', {
      body: { name: 'паспорт.pdf', size: pdf.length, purpose: 'ticket' },
    })
    await as('staff').call('uploadFile', {
      params: { id: reserved.body.id },
      form: { file: { name: 'паспорт.pdf', content: pdf } },
    })
    const said = await say({ text: 'Вот <он>', fileIds: [reserved.body.id] })
    expect(said.status).toBe(200)
    const { recipient, replyTo, subject, text: body, html } = (await letters()).at(-1)
    expect({ recipient, replyTo }).toEqual({ recipient: 'anna@example.org', replyTo: null })
    expect(subject).toMatch(/^Ответ на ваше сообщение О-\d{6}$/)
    expect(html).toContain('Вот &lt;он&gt;')
    expect(body).not.toContain('/cabinet/')
    const [link = ''] = /\/bff\/api\/core\/mail\/feedback\/files\/\S+/.exec(body) ?? []
    const file = await shop.app.inject({ method: 'GET', url: link })
    expect([file.statusCode, file.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-'])
    expect((await as('staff').call('ticket', { params: { id } })).body.status).toBe(
      'WAITING_CUSTOMER',
    )
  })

  test('сотрудник находит его по почте и завершает', async () => {
    await send()
    const { body } = await as('staff').call('tickets', { query: { q: 'ANNA@example' } })
    const params = { id: body.items[0].id }
    expect((await as('staff').call('finishTicket', { params })).body.status).toBe('DONE')
    expect((await as('staff').call('unreadTickets')).body.unread_count).toBe(0)
  })
})

describe('то же сообщение ещё раз', () => {
  test('тот же ключ — одно письмо и тот же ответ, сколько бы раз ни пришло', async () => {
    const key = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => send({ over: { key } })))
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
      [1, 2, 3].map(() => [200, key]),
    )
    expect(await counts()).toMatchObject({ tickets: 1, letters: 1 })
  })

  test('то же содержание без ключа — одно; с другим файлом или через четверть часа — другое', async () => {
    const files = [text('a.txt')]
    const first = await send({ files })
    expect((await send({ files })).body).toEqual(first.body)
    expect(await counts()).toEqual({ tickets: 1, letters: 1, files: 1 })
    await send({ files: [{ name: 'a.txt', content: 'исправлено' }] })
    expect(await counts()).toMatchObject({ tickets: 2 })
    await shop.pool.query(`update feedback set created_at = now() - interval '16 minutes'`)
    await send({ files })
    expect(await counts()).toMatchObject({ tickets: 3, letters: 3 })
  })
})

describe('D55: сообщение вошедшего', () => {
  test('его обращение: видит сам и его руководитель, с файлом; письма по чужой почте нет', async () => {
    const { status, body } = await as('buyer').call(
      'sendHelpFeedback',
      formOf({ files: [text('a.txt')], headers: { 'x-page-path': '/feedback/' } }),
    )
    expect(status).toBe(200)
    const { body: ticket } = await as('buyer').call('ticket', { params: { id: body.ticketId } })
    expect(ticket).toMatchObject({
      kind: 'question',
      subject: 'Сообщение со страницы /feedback/',
      asker: null,
      isStaff: false,
    })
    expect(await inbox(as('manager'))).toHaveLength(1)
    const said = await as('buyer').call('ticketComments', { params: { id: body.ticketId } })
    expect(said.body.items).toMatchObject([{ text: 'Нужен паспорт', isMine: true }])
    expect(said.body.items[0].files).toHaveLength(1)
    expect((await letters()).map(({ recipient }) => recipient)).not.toContain('service@example.com')
  })

  test('запрос цены: обращение о товаре', async () => {
    const input = { ...person, consent, productId: 1 }
    const { body } = await as('buyer').call('sendMachineFeedback', { body: input })
    const { body: ticket } = await as('buyer').call('ticket', { params: { id: body.ticketId } })
    expect(ticket).toMatchObject({ kind: 'price', product: { id: 1 } })
    expect(ticket.subject).toBe(`Запрос цены: артикул ${ticket.product.article}`)
    const missing = await shop.call('sendMachineFeedback', { body: { ...input, productId: 99999 } })
    expect([missing.status, missing.body.code]).toEqual([404, 'PRODUCT_NOT_FOUND'])
  })
})

describe('§2.1, §5: форма под спецпредложением', () => {
  beforeAll(() =>
    shop.pool.query(
      `insert into special_offer (id, title, starts_on, ends_on, is_hidden) values
         (101, 'Свёрла', '2026-01-01', '2099-12-31', false), (102, 'Снятое', '2026-01-01', '2099-12-31', true);
       insert into text_version (offer_id, title, summary, description, source, blocks, minutes, words, saved_by, publish_at)
         select id, title || ' к декабрю', '', '', '', '[]', 1, '', 'Белова', now() from special_offer`,
    ),
  )
  const ask = (offer: string, visitor?: Visitor) =>
    (visitor ?? shop).call('sendHelpFeedback', formOf({ over: { offer }, files: [text('a.txt')] }))

  test('обращение вошедшего называет номер и название предложения', async () => {
    const { body } = await ask('101', as('buyer'))
    const { body: ticket } = await as('buyer').call('ticket', { params: { id: body.ticketId } })
    expect(ticket).toMatchObject({
      kind: 'price',
      subject: 'Запрос спецпредложения № 101: Свёрла к декабрю',
    })
  })

  test('те же слова о двух предложениях — два сообщения, без входа тоже; своё предложение названо', async () => {
    await ask('101')
    await ask('custom')
    await ask('custom')
    expect((await inbox()).map(({ subject }: { subject: string }) => subject).toSorted()).toEqual([
      'Запрос индивидуального предложения',
      'Запрос спецпредложения № 101: Свёрла к декабрю',
    ])
    expect(await counts()).toEqual({ tickets: 2, letters: 2, files: 2 })
  })

  test.each([
    ['999', 404, 'OFFER_NOT_FOUND'],
    ['102', 404, 'OFFER_NOT_FOUND'],
    ['0', 400, 'REQUEST_INVALID'],
    ['Custom', 400, 'REQUEST_INVALID'],
  ])('предложения «%s» нет: ничего не отправлено', async (offer, status, code) => {
    expect(await ask(offer)).toMatchObject({ status, body: { code } })
    expect(await counts()).toEqual(nothing)
  })
})

describe('§3, §5: перезвоните мне', () => {
  const call = (tel: string) =>
    shop.call('sendPhoneFeedback', { body: { tel, name: 'Анна', consent } })

  test.each([
    ['+1 202 555-01-00', 'PHONE_FORMAT'],
    ['+7 (831) 2OO-00-00', 'PHONE_CHARACTERS'],
    ['8 831 200', 'PHONE_LENGTH'],
  ])('%s — %s', async (tel, code) => {
    const { status, body } = await call(tel)
    expect([status, body.fields]).toEqual([400, [{ path: 'tel', code, params: {} }]])
  })

  test('у сотрудников телефон; писать некуда, и ответ, который никуда не уйдёт, не принят', async () => {
    expect((await call('8 (831) 200-00-00')).status).toBe(200)
    const [{ id, asker }] = await inbox()
    expect(asker).toEqual({ email: null, phone: '8 (831) 200-00-00' })
    expect((await letters())[0].replyTo).toBeNull()
    const say = (isInternal: boolean) =>
      as('staff').call('addTicketComment', {
        params: { id },
        body: { key: randomUUID(), text: 'Перезвонили', isInternal },
      })
    expect((await say(false)).body.fields).toMatchObject([{ path: 'isInternal', code: 'REQUIRED' }])
    expect((await say(true)).status).toBe(200)
    expect(await letters()).toHaveLength(1)
  })
})

test('152-ФЗ: завершённое обращение без входа забывается через год вместе с файлами, остальное – нет', async () => {
  for (const name of ['a.txt', 'b.txt', 'c.txt']) {
    expect((await send({ over: { messages: name }, files: [text(name)] })).status).toBe(200)
  }
  await as('buyer').call('sendFooterFeedback', formOf({ over: { messages: 'd' } }))
  await shop.pool.query(
    `update ticket set status = 'DONE', waiting_since = null, updated_at = now() - make_interval(days => $1)
      where id <> (select max(ticket_id) from ticket_comment where body = 'c.txt')`,
    [REQUESTER_DAYS + 1],
  )
  await shop.pool.query(
    `update ticket set updated_at = now() - make_interval(days => $1)
      where id = (select max(ticket_id) from ticket_comment where body = 'b.txt')`,
    [REQUESTER_DAYS - 1],
  )
  await createForgetRequesters(transactionsOf(shop.pool)).run({}, {} as RunningJob)
  const { rows } = await shop.pool.query<{ body: string }>(
    'select body from ticket_comment order by id',
  )
  expect(rows.map(({ body }) => body)).toEqual(['b.txt', 'c.txt', 'd'])
  expect(await counts()).toMatchObject({ tickets: 3, files: 2 })
})
