import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies, type Person } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { pdf } from '../files/samples-of-files.fixture.ts'

let shop: BuyersShop
const people = new Map<Person, Visitor>()
const as = (person: Person): Visitor => people.get(person) as Visitor
const ofAlfa = { company: companies.alfa }
beforeAll(async () => {
  shop = await openBuyersShop()
  for (const person of ['buyer', 'manager', 'employee'] as const) {
    people.set(person, await shop.visitor(person, ofAlfa))
  }
  people.set('outsider', await shop.visitor('outsider', { company: companies.beta }))
  for (const person of ['staff', 'admin', 'content', 'newcomer'] as const) {
    people.set(person, await shop.visitor(person, {}))
  }
})
afterAll(() => shop.close())
beforeEach(() =>
  shop.pool.query(
    `truncate ticket, company_manager, mail_outbox, file cascade; delete from pgboss.job;
     insert into company_manager (company_id, account_id) values (1, 5)`,
  ),
)

const question = { kind: 'question', subject: 'Сертификат', text: 'Пришлите сертификат.' }
const open = async (person: Person = 'buyer', change: object = {}): Promise<number> => {
  const { status, body } = await as(person).call('createTicket', {
    body: { key: randomUUID(), ...question, ...change },
  })
  expect(status).toBe(200)
  return body.id
}
const say = (person: Person, id: number, change: object = {}) =>
  as(person).call('addTicketComment', {
    params: { id },
    body: { key: randomUUID(), text: 'Отвечаю.', ...change },
  })
const look = async (person: Person, id: number) =>
  (await as(person).call('ticket', { params: { id } })).body
const heard = async (person: Person, id: number) =>
  (await as(person).call('ticketComments', { params: { id } })).body.items
const unread = async (person: Person): Promise<number> =>
  (await as(person).call('unreadTickets')).body.unread_count
const letters = async () =>
  (
    await shop.pool.query(
      'select recipient, subject, body_text as text, reply_to as "replyTo" from mail_outbox order by id',
    )
  ).rows
const upload = async (person: Person, purpose = 'ticket'): Promise<string> => {
  const name = 'чертёж.pdf'
  const { call } = as(person)
  const { body } = await call('reserveFile', { body: { name, size: pdf.length, purpose } })
  const form = { file: { name, content: Buffer.from(pdf) } }
  expect((await call('uploadFile', { params: { id: body.id }, form })).status).toBe(200)
  return body.id
}
const missing = { status: 404, body: { code: 'TICKET_NOT_FOUND' } }

describe('§7.5, D54: кто видит обращение', () => {
  const calls = (id: number, commentId: number) =>
    [
      ['ticket', { params: { id } }],
      ['ticketComments', { params: { id } }],
      ['ticketComment', { params: { commentId } }],
      ['finishTicket', { params: { id } }],
      ['addTicketComment', { params: { id }, body: { key: randomUUID(), text: 'Чужое' } }],
      ['readTicketComments', { body: { ticketId: id, commentId } }],
    ] as const

  test('автор и руководитель — да; коллега, чужая компания и редактор — нет', async () => {
    const id = await open()
    const [{ id: commentId }] = await heard('buyer', id)
    for (const person of ['employee', 'outsider', 'content', 'newcomer'] as const) {
      for (const [call, input] of calls(id, commentId)) {
        expect(await as(person).call(call, input), `${person} ${call}`).toMatchObject(missing)
      }
      expect((await as(person).call('tickets')).body.total, person).toBe(0)
      expect(await unread(person), person).toBe(0)
    }
    for (const person of ['buyer', 'manager', 'staff', 'admin'] as const) {
      expect((await look(person, id)).subject, person).toBe(question.subject)
      expect((await as(person).call('tickets')).body.total, person).toBe(1)
    }
  })

  test('компанию ведёт другой продавец — обращения не видно; администратор видит', async () => {
    const id = await open()
    await shop.pool.query('update company_manager set account_id = 9')
    expect(await as('staff').call('ticket', { params: { id } })).toMatchObject(missing)
    expect((await as('staff').call('tickets')).body.total).toBe(0)
    expect((await look('admin', id)).id).toBe(id)
  })

  test.each([
    ['ACTIVE', 404],
    ['MODERATION', 200],
  ])(
    'компанию %s никто не ведёт — продавцу видны и она, и её обращения, или ни то, ни другое: %s',
    async (status, answer) => {
      const id = await open()
      await shop.pool.query('delete from company_manager')
      await shop.pool.query('update company set status = $1 where id = 1', [status])
      const ticket = await as('staff').call('ticket', { params: { id } })
      const company = await as('staff').call('staffCompany', { params: { uuid: companies.alfa } })
      await shop.pool.query(`update company set status = 'ACTIVE' where id = 1`)
      expect([ticket.status, company.status]).toEqual([answer, answer])
      expect((await look('admin', id)).id).toBe(id)
    },
  )

  test('под другой компанией автор своего не видит, без компании — своё', async () => {
    const id = await open('manager')
    const elsewhere = await shop.visitor('manager', { company: companies.waiting })
    expect(await elsewhere.call('ticket', { params: { id } })).toMatchObject(missing)
    const own = await open('newcomer')
    expect((await look('newcomer', own)).company).toBeNull()
    expect((await look('staff', own)).id).toBe(own)
  })
})

describe('§7.5: отказы, и ничего не записано', () => {
  test.each([
    { subject: ' ' },
    { subject: 'x'.repeat(151) },
    { text: '' },
    { text: 'x'.repeat(5001) },
    { kind: 'complaint' },
    { key: 'not-a-key' },
    { status: 'DONE' },
    { fileIds: Array.from({ length: 31 }, () => randomUUID()) },
  ])('%o', async (change) => {
    const { status } = await as('buyer').call('createTicket', {
      body: { key: randomUUID(), ...question, ...change },
    })
    expect(status).toBe(400)
    expect((await as('buyer').call('tickets')).body.total).toBe(0)
  })

  test('чужой заказ, снятый товар, чужой файл и файл другого назначения', async () => {
    const foreign = await upload('outsider')
    const other = await upload('buyer', 'order')
    for (const [change, code] of [
      [{ orderId: 999 }, 'ORDER_NOT_FOUND'],
      [{ productId: 999_999 }, 'PRODUCT_NOT_FOUND'],
      [{ fileIds: [foreign] }, 'FILE_NOT_FOUND'],
      [{ fileIds: [other] }, 'FILE_NOT_FOUND'],
    ] as const) {
      const answer = await as('buyer').call('createTicket', {
        body: { key: randomUUID(), ...question, ...change },
      })
      expect(answer, code).toMatchObject({ status: 404, body: { code } })
    }
    expect((await shop.pool.query('select 1 from ticket')).rowCount).toBe(0)
  })

  test('пустое сообщение без файлов и заметка от покупателя', async () => {
    const id = await open()
    expect(await say('buyer', id, { text: ' ' })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'text', code: 'REQUIRED' }] },
    })
    expect(await say('buyer', id, { isInternal: true })).toMatchObject({
      status: 400,
      body: { fields: [{ path: 'isInternal' }] },
    })
    expect(await heard('buyer', id)).toHaveLength(1)
  })
})

describe('§7.5: обращение и его сообщения', () => {
  test('сказано о заказе и товаре, с файлом; номер, статус и начало текста — в списке', async () => {
    await as('buyer').add(2, 1)
    const buyer = await shop.visitor('buyer')
    const { body: order } = await buyer.order(99_999)
    const file = await upload('buyer')
    const id = await open('buyer', { orderId: order.id, productId: 1, fileIds: [file] })
    const { items } = (await as('buyer').call('tickets', { query: { order: String(order.id) } }))
      .body
    expect(items).toMatchObject([
      {
        id,
        number: `О-${String(id).padStart(6, '0')}`,
        status: 'NEW',
        lastText: question.text,
        unread: 0,
        author: { name: 'Пётр' },
        company: { uuid: companies.alfa },
        order: { id: order.id, number: order.number },
        product: { id: 1 },
        assignee: null,
      },
    ])
    expect(await heard('buyer', id)).toMatchObject([
      {
        text: question.text,
        isMine: true,
        isStaff: false,
        files: [{ id: file, name: 'чертёж.pdf' }],
      },
    ])
  })

  test('тот же ключ ещё раз — то же обращение и то же сообщение, письмо одно', async () => {
    const key = randomUUID()
    const id = await open('buyer', { key })
    expect(await open('buyer', { key, subject: 'Другая' })).toBe(id)
    const said = { key: randomUUID() }
    const [first, second] = [await say('buyer', id, said), await say('buyer', id, said)]
    expect(second.body).toEqual(first.body)
    expect(await heard('buyer', id)).toHaveLength(2)
    expect(await letters()).toHaveLength(2)
    await as('buyer').call('finishTicket', { params: { id } })
    await say('buyer', id, said)
    expect(await look('buyer', id)).toMatchObject({ status: 'DONE' })
    expect(await heard('buyer', id)).toHaveLength(3)
    const other = await open()
    expect((await say('buyer', other, said)).status).toBe(400)
  })

  test('ответ магазина: статус, сотрудник, письмо автору со ссылкой; непрочитанное растёт и падает', async () => {
    const id = await open()
    const answer = await say('staff', id, { text: 'Вот <b>сертификат</b>' })
    expect(await look('buyer', id)).toMatchObject({
      status: 'WAITING_CUSTOMER',
      assignee: { name: 'staff@example.com' },
      waitingSince: null,
      unread: 1,
      isStaff: false,
    })
    expect([await unread('buyer'), await unread('manager')]).toEqual([1, 2])
    const letter = (await letters()).find(({ recipient }) => recipient === 'buyer@example.com')
    expect(letter.text).toContain(`/cabinet/tickets/${id}/`)
    expect(letter.text).toContain('Вот <b>сертификат</b>')
    // answers by e-mail are not configured here, and the letter does not offer one
    expect(letter.text).not.toContain('Напишите ответ')
    expect(letter.text).toMatch(/в.обращение.не.попадёт/)
    expect(letter.replyTo).toBeNull()
    const read = { body: { ticketId: id, commentId: answer.body.id } }
    expect((await as('buyer').call('readTicketComments', read)).body).toEqual({ unread_count: 0 })
    const [{ id: first }] = await heard('buyer', id)
    const back = { body: { ticketId: id, commentId: first } }
    expect((await as('buyer').call('readTicketComments', back)).body).toEqual({ unread_count: 0 })
    expect(await unread('manager')).toBe(2)
  })

  test('заметка сотрудника: покупатель её не видит и не считает, письма нет, статус прежний', async () => {
    const id = await open()
    const note = await say('staff', id, { isInternal: true, text: 'Проверить остаток' })
    expect(note.status).toBe(200)
    expect(await heard('buyer', id)).toHaveLength(1)
    expect(await heard('admin', id)).toHaveLength(2)
    expect(await unread('buyer')).toBe(0)
    expect(await look('buyer', id)).toMatchObject({ status: 'NEW', lastText: question.text })
    const params = { commentId: note.body.id }
    expect(await as('buyer').call('ticketComment', { params })).toMatchObject(missing)
    const found = await as('buyer').call('tickets', { query: { q: 'Проверить' } })
    expect(found.body.total).toBe(0)
    expect((await letters()).map(({ recipient }) => recipient)).toEqual(['staff@example.com'])
  })

  test('завершено, повтор ничего не меняет; слово покупателя открывает снова', async () => {
    const id = await open()
    await say('staff', id)
    for (let times = 0; times < 2; times += 1) {
      const { body } = await as('buyer').call('finishTicket', { params: { id } })
      expect(body).toMatchObject({ status: 'DONE', canFinish: false, waitingSince: null })
    }
    await say('staff', id, { text: 'Рады помочь' })
    expect((await look('buyer', id)).status).toBe('DONE')
    await say('buyer', id, { text: 'Не тот сертификат' })
    expect(await look('buyer', id)).toMatchObject({ status: 'IN_PROGRESS', canFinish: true })
    expect((await look('buyer', id)).waitingSince).not.toBeNull()
    const events = (await heard('buyer', id)).map(({ event }: { event: string | null }) => event)
    expect(events).toEqual([null, null, 'done', null, 'reopened', null])
  })

  test('двое сотрудников отвечают разом: оба ответа на месте, ведёт первый', async () => {
    const id = await open()
    const answers = await Promise.all([say('staff', id), say('admin', id)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await heard('buyer', id)).toHaveLength(3)
    const first = (await heard('buyer', id))[1].author.uuid
    expect((await look('buyer', id)).assignee.uuid).toBe(first)
  })

  test('обращение берут себе: покупатель видит, кто ведёт, но не саму отметку', async () => {
    const id = await open()
    const { body } = await as('staff').call('assignTicket', { params: { id } })
    expect(body).toMatchObject({ status: 'IN_PROGRESS', isStaff: true })
    expect(await heard('buyer', id)).toHaveLength(1)
    expect(await heard('staff', id)).toHaveLength(2)
    expect((await as('buyer').call('assignTicket', { params: { id } })).status).toBe(403)
    const mine = await as('staff').call('tickets', { query: { assignee: 'me' } })
    expect(mine.body.total).toBe(1)
    const nobodys = await as('staff').call('tickets', { query: { assignee: 'nobody' } })
    expect(nobodys.body.total).toBe(0)
  })

  test('сообщения по частям, после названного', async () => {
    const id = await open()
    for (let count = 0; count < 3; count += 1) await say('buyer', id, { text: `№ ${count}` })
    const page = async (after: number) =>
      (
        await as('buyer').call('ticketComments', {
          params: { id },
          query: { limit: '3', after: String(after) },
        })
      ).body
    const first = await page(0)
    expect(first.items).toHaveLength(3)
    const second = await page(first.next)
    expect(second).toMatchObject({ items: [{ text: '№ 2' }], next: null })
  })

  test('поиск по номеру, теме, сообщению и компании; очередь сотрудника — кто ждёт дольше', async () => {
    const [first, second] = [await open('buyer'), await open('outsider', { subject: 'Срок' })]
    await shop.pool.query(
      `update ticket set waiting_since = now() - interval '1 day' where id = $1`,
      [second],
    )
    const idsOf = async (query: Record<string, string>) =>
      (await as('admin').call('tickets', { query })).body.items.map(({ id }: { id: number }) => id)
    expect(await idsOf({})).toEqual([second, first])
    expect(await idsOf({ q: 'сертификат' })).toEqual([second, first])
    expect(await idsOf({ q: 'срок' })).toEqual([second])
    expect(await idsOf({ q: `О-${String(first).padStart(6, '0')}` })).toEqual([first])
    expect(await idsOf({ company: companies.alfa })).toEqual([first])
    expect(await idsOf({ state: 'done' })).toEqual([])
    expect(await idsOf({ status: 'NEW', kind: 'question' })).toEqual([second, first])
  })
})

describe('файлы обращения (D54)', () => {
  const fetched = async (person: Person, id: number, fileUuid: string) =>
    (await as(person).call('ticketFile', { params: { id, fileUuid } })).status

  test('видит, кто видит сообщение, и никто больше', async () => {
    const id = await open('buyer', { fileIds: [await upload('buyer')] })
    const [{ files }] = await heard('buyer', id)
    const hidden = await upload('staff')
    await say('staff', id, { isInternal: true, fileIds: [hidden] })
    for (const person of ['buyer', 'manager', 'staff'] as const) {
      expect(await fetched(person, id, files[0].id), person).toBe(200)
    }
    for (const person of ['employee', 'outsider', 'content'] as const) {
      expect(await fetched(person, id, files[0].id), person).toBe(404)
      const params = { id: files[0].id }
      expect((await as(person).call('downloadFile', { params })).status, person).toBe(404)
    }
    expect(await fetched('buyer', id, hidden)).toBe(404)
    expect(await fetched('admin', id, hidden)).toBe(200)
    const other = await open()
    expect(await fetched('buyer', other, files[0].id)).toBe(404)
  })
})

test('152-ФЗ: кто ушёл, тот без имени; без компании обращение уходит вместе с ним', async () => {
  const [company, own] = [await open('employee'), await open('newcomer')]
  const { forgetTickets, readOwnTickets } = await import('./own-tickets.service.ts')
  const { databaseOf } = await import('../../kernel/database.ts')
  const database = databaseOf(shop.pool)
  expect(await readOwnTickets(database, 3)).toMatchObject([
    { subject: question.subject, comments: [{ text: question.text }] },
  ])
  const letter = 'Пришлите.\n\nС уважением, Пётр'
  await shop.pool.query(
    'update ticket_comment set is_by_mail = true, letter = $2 where ticket_id = $1',
    [company, letter],
  )
  expect(await readOwnTickets(database, 3)).toMatchObject([{ comments: [{ text: letter }] }])
  await forgetTickets(database, 3)
  await forgetTickets(database, 4)
  expect((await look('manager', company)).author.name).toBe('Учётная запись удалена')
  expect((await heard('manager', company))[0].author.name).toBe('Учётная запись удалена')
  const signed = { params: { commentId: (await heard('manager', company))[0].id } }
  expect(await as('manager').call('ticketLetter', signed)).toMatchObject(missing)
  expect(await as('admin').call('ticket', { params: { id: own } })).toMatchObject(missing)
})
