import { randomUUID } from 'node:crypto'
import { currentConsents } from '@isp/contract/consent-documents'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { companies, type Person } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop, type Visitor } from '../basket/buyers.fixture.ts'
import { pdf } from '../files/samples-of-files.fixture.ts'
import { readInThread, readWithoutThread } from '../mail/read-without-thread.fixture.ts'
import { type LetterParts, letterOf, openTalk } from './letters.fixture.ts'

const domain = 'reply.example.com'
let shop: BuyersShop
let port = 0
/** Reads letters without threads; tests about threads replace it. */
let read: typeof readInThread = readWithoutThread
const people = new Map<Person, Visitor>()
const as = (person: Person): Visitor => people.get(person) as Visitor
beforeAll(async () => {
  const opened = (free: number) => {
    port = free
  }
  const listen = {
    host: '127.0.0.1',
    port: 0,
    opened,
    read: ((...args) => read(...args)) as typeof read,
  }
  shop = await openBuyersShop({ replies: { domain, key: 'k'.repeat(32), listen } })
})
afterAll(() => shop.close())
const ofBuyer = `company_id = 1 and account_id = (select id from account where login = 'buyer@example.com')`
beforeEach(async () => {
  read = readWithoutThread
  await shop.startOver()
  await shop.pool.query(
    `truncate ticket, company_manager, mail_outbox, file cascade; delete from pgboss.job;
     update company_member set is_blocked = false where ${ofBuyer};
     -- whom a buyer's words are sent to
     insert into company_manager (company_id, account_id) select 1, id from account where login = 'staff@example.com'`,
  )
  people.set('buyer', await shop.visitor('buyer', { company: companies.alfa }))
  people.set('staff', await shop.visitor('staff', {}))
})

const open = async (): Promise<number> => {
  const body = { key: randomUUID(), kind: 'question', subject: 'Сертификат', text: 'Пришлите.' }
  return (await as('buyer').call('createTicket', { body })).body.id
}
const say = (person: Person, id: number, text = 'Вот он.') =>
  as(person).call('addTicketComment', { params: { id }, body: { key: randomUUID(), text } })
const letters = async () =>
  (
    await shop.pool.query(
      'select recipient, reply_to as "replyTo", body_text as text from mail_outbox order by id',
    )
  ).rows
const addressFor = async (login: string): Promise<string> =>
  (await letters()).findLast(({ recipient }) => recipient === login)?.replyTo
const heard = async (person: Person, id: number) =>
  (await as(person).call('ticketComments', { params: { id } })).body.items
const look = async (person: Person, id: number) =>
  (await as(person).call('ticket', { params: { id } })).body

/** Sends one letter over a new connection and returns our server's answer. */
const send = async (
  to: string,
  parts: LetterParts | string | Buffer,
  from = 'buyer@example.com',
) => {
  const talk = await openTalk(port)
  try {
    await talk.say(`MAIL FROM:<${from}>`)
    const admitted = await talk.say(`RCPT TO:<${to}>`)
    if (!admitted.startsWith('250')) return admitted
    return await talk.data(
      typeof parts === 'string' || Buffer.isBuffer(parts) ? parts : letterOf(parts),
    )
  } finally {
    talk.end()
  }
}
/** A ticket with an answer of the shop, and the address for the buyer's answer. */
const answered = async (): Promise<{ id: number; address: string }> => {
  const id = await open()
  await say('staff', id)
  return { id, address: await addressFor('buyer@example.com') }
}

describe('§7.5: отказы, и в обращении ничего нет', () => {
  test('поддельный адрес отклонён до письма', async () => {
    const { id, address } = await answered()
    const forged = address.replace(/^t\+\w+/, `t+${(id + 1).toString(36)}`)
    for (const to of [forged, `shop@${domain}`, address.replace(domain, 'example.org')]) {
      expect(await send(to, { text: 'Чужое' }), to).toMatch(/^550 5\.1\.1/)
    }
    expect(await heard('buyer', id)).toHaveLength(2)
  })

  test.each([
    ['заблокирован', `update account set status = 'BLOCKED' where login = 'buyer@example.com'`],
    ['отстранён от компании', `update company_member set is_blocked = true where ${ofBuyer}`],
  ])('человек %s — сказано, что писать нельзя', async (_what, change) => {
    const { id, address } = await answered()
    await shop.pool.query(change)
    expect(await send(address, { text: 'Я ещё здесь' })).toMatch(/^550 5\.7\.1 .*use the site/)
    expect(await heard('staff', id)).toHaveLength(2)
  })

  test('письма программ — без ответа и без следа', async () => {
    const { id, address } = await answered()
    const before = (await letters()).length
    const own = `<${'0'.repeat(32)}@localhost>`
    const automatic: [LetterParts, string?][] = [
      [{ text: 'Я в отпуске', headers: ['Auto-Submitted: auto-replied'] }],
      [{ text: 'Рассылка', headers: ['Precedence: bulk'] }],
      [{ text: 'Меня нет', headers: ['X-Auto-Reply: 1'] }],
      [{ text: 'Меня нет', subject: 'Автоответ: Ответ по обращению' }],
      [{ text: 'Наше же', messageId: own }],
      [{ text: 'Не доставлено' }, ''],
    ]
    for (const [parts, from] of automatic) {
      expect(await send(address, parts, from)).toMatch(/^250/)
    }
    expect(await heard('staff', id)).toHaveLength(2)
    expect(await letters()).toHaveLength(before)
  })

  test('пустое, слишком большое, слишком много файлов', async () => {
    const { id, address } = await answered()
    expect(await send(address, { text: ' \n' })).toMatch(/^554/)
    const file = { name: 'x.txt', content: Buffer.from('x') }
    const many = Array.from({ length: 31 }, () => file)
    expect(await send(address, { text: 'Много', files: many })).toMatch(/^552 .*30 files/)
    const large = { name: 'x.txt', content: Buffer.alloc(25 * 1024 * 1024 + 1, 'x') }
    expect(await send(address, { text: 'Большой', files: [large] })).toMatch(/^552 .*25 MB/)
    const talk = await openTalk(port)
    expect(await talk.say(`MAIL FROM:<buyer@example.com> SIZE=${60 * 1024 * 1024}`)).toMatch(/^552/)
    talk.end()
    expect(await heard('buyer', id)).toHaveLength(2)
  })

  test('второй получатель приходит отдельным письмом', async () => {
    const { address } = await answered()
    const talk = await openTalk(port)
    await talk.say('MAIL FROM:<buyer@example.com>')
    expect(await talk.say(`RCPT TO:<${address}>`)).toMatch(/^250/)
    const other = `t+1.1.${'a'.repeat(16)}@${domain}`
    expect(await talk.say(`RCPT TO:<${other}>`)).toMatch(/^452/)
    talk.end()
  })
})

describe('§7.5: ответ письмом', () => {
  test('покупателя: его слова в обращении, цитата отрезана, письмо целиком рядом, магазину — письмо', async () => {
    const { id, address } = await answered()
    const whole = 'Спасибо!\n\n26.11.2026 10:15, ИСП пишет:\n> Вот он.'
    expect(await send(address.toUpperCase(), { text: whole })).toMatch(/^250/)
    const said = (await heard('buyer', id)).at(-1)
    expect(said).toMatchObject({
      text: 'Спасибо!',
      isMine: true,
      isStaff: false,
      isByMail: true,
      isCut: true,
    })
    const full = { params: { commentId: said.id } }
    expect((await as('staff').call('ticketLetter', full)).body).toEqual({ text: whole })
    expect(await look('buyer', id)).toMatchObject({ status: 'IN_PROGRESS', unread: 0 })
    expect((await letters()).at(-1)).toMatchObject({ recipient: 'staff@example.com' })
  })

  test('сотрудника: покупателю виден как ответ магазина, и письмо о нём тоже можно ответить', async () => {
    const id = await open()
    const address = await addressFor('staff@example.com')
    const from = 'Продавец <staff@example.com>'
    expect(await send(address, { text: 'Готово.', from })).toMatch(/^250/)
    expect((await heard('buyer', id)).at(-1)).toMatchObject({ text: 'Готово.', isStaff: true })
    expect(await look('buyer', id)).toMatchObject({ status: 'WAITING_CUSTOMER' })
    const { replyTo, text } = (await letters()).at(-1)
    expect(replyTo).not.toBe(address)
    expect(text).toMatch(/^— Напишите ответ выше этой строки —/)
    expect(text).toMatch(/ответить.прямо.на.это.письмо/)
  })

  test('то же письмо дважды — одно сообщение, с ним файлы', async () => {
    const { id, address } = await answered()
    const letter = letterOf({ text: '', files: [{ name: 'a.pdf', content: pdf }] })
    for (let times = 0; times < 2; times += 1) expect(await send(address, letter)).toMatch(/^250/)
    const nameless = letterOf({ text: 'Без номера', messageId: null })
    for (let times = 0; times < 2; times += 1) expect(await send(address, nameless)).toMatch(/^250/)
    const said = (await heard('buyer', id)).map(({ text }: { text: string }) => text)
    expect(said.slice(2)).toEqual(['', 'Без номера'])
    expect((await shop.pool.query('select 1 from file')).rows).toHaveLength(1)
  })

  test('завершённое открывается снова, как с сайта', async () => {
    const { id, address } = await answered()
    await as('buyer').call('finishTicket', { params: { id } })
    await send(address, { text: 'Не тот сертификат' })
    expect(await look('buyer', id)).toMatchObject({ status: 'IN_PROGRESS' })
    const events = (await heard('buyer', id)).map(({ event }: { event: string | null }) => event)
    expect(events).toEqual([null, null, 'done', 'reopened', null])
  })

  test('с чужого адреса: видит один магазин, и это не слова покупателя', async () => {
    const { id, address } = await answered()
    await as('buyer').call('finishTicket', { params: { id } })
    const files = [{ name: 'a.pdf', content: pdf }]
    const foreign = letterOf({ text: 'Отдайте мне', from: 'x <thief@example.org>', files })
    for (let times = 0; times < 2; times += 1) expect(await send(address, foreign)).toMatch(/^250/)
    const two = { text: 'Двое', from: 'buyer@example.com, thief@example.org' }
    expect(await send(address, two)).toMatch(/^250/)
    const fields = { text: 'Два поля', headers: ['From: thief@example.org'] }
    expect(await send(address, fields)).toMatch(/^250/)
    expect(await heard('buyer', id)).toHaveLength(3)
    expect(await look('buyer', id)).toMatchObject({ status: 'DONE', unread: 1 })
    const kept = (await heard('staff', id)).slice(3)
    expect(kept).toMatchObject([
      { text: 'Отдайте мне', isInternal: true, isStaff: false, isByMail: true, isMine: false },
      {
        text: 'Двое',
        isInternal: true,
        author: { uuid: '', name: 'buyer@example.com, thief@example.org' },
      },
      { text: 'Два поля', isInternal: true },
    ])
    expect(kept[0].author).toEqual({ uuid: '', name: 'thief@example.org' })
    const file = { params: { id, fileUuid: kept[0].files[0].id } }
    expect((await as('staff').call('ticketFile', file)).status).toBe(200)
    expect((await as('buyer').call('ticketFile', file)).status).toBe(404)
    expect((await as('staff').call('unreadTickets')).body.unread_count).toBeGreaterThan(1)
  })

  test('файлы: имена по правилам магазина, кириллица RFC 2231, чего не берут — названо', async () => {
    const { id, address } = await answered()
    const long = encodeURIComponent('Чертёж детали.pdf')
    const files = [
      { name: '../../etc/passwd.pdf', content: pdf },
      {
        content: pdf,
        head: `Content-Disposition: attachment;\r\n filename*0*=utf-8''${long.slice(0, 30)};\r\n filename*1*=${long.slice(30)}`,
      },
      { content: pdf, head: `Content-Disposition: attachment; filename*=utf-8''x%E2%80%AEfdp.pdf` },
      { content: pdf, head: 'Content-Disposition: inline' },
      { name: 'run.exe', content: Buffer.from('MZ\0\0\0\0program') },
    ]
    expect(await send(address, { text: 'Файлы', files })).toMatch(/^250/)
    const { files: kept, text } = (await heard('buyer', id)).at(-1)
    expect(kept.map(({ name }: { name: string }) => name)).toEqual([
      'passwd.pdf',
      'Чертёж детали.pdf',
      'xfdp.pdf',
      'Вложение 4.pdf',
    ])
    expect(text).toMatch(/^Файлы\n\n\[Файл не принят.*run\.exe]$/)
  })

  test('одни файлы с цитатой — ответ без слов', async () => {
    const { id, address } = await answered()
    const text = '26.11.2026 10:15, ИСП пишет:\n> Вот он.'
    await send(address, { text, files: [{ name: 'a.pdf', content: pdf }] })
    expect((await heard('buyer', id)).at(-1)).toMatchObject({ text: '', isCut: true })
  })

  test('письмо без текста кроме HTML: текст без скриптов, стилей и адресов ссылок', async () => {
    const { id, address } = await answered()
    const html =
      '<style>p{color:red}</style><script>alert(1)</script><p>Да, <a href="http://x.example">берём</a></p>' +
      '<div>чт, 26 нояб. 2026 г. в 10:15, ИСП &lt;shop@example.com&gt;:</div><blockquote>Вот он.</blockquote>'
    await send(address, { html })
    expect((await heard('buyer', id)).at(-1).text).toBe('Да, берём')
  })

  test('слова на странице, в тексте заглушка: видны слова, заглушка — в письме целиком', async () => {
    const { id, address } = await answered()
    const stub = 'Это письмо в формате HTML, откройте его в браузере'
    const html = '<p>Берём двадцать штук.</p><blockquote>Вот он.</blockquote>'
    await send(address, { text: stub, html, kind: 'alternative' })
    const { id: commentId, text, isCut } = (await heard('buyer', id)).at(-1)
    expect({ text, isCut }).toEqual({ text: 'Берём двадцать штук.', isCut: true })
    const whole = await as('staff').call('ticketLetter', { params: { commentId } })
    expect(whole.body.text).toBe(
      `Берём двадцать штук.\n\n> Вот он.\n\n— То же письмо в другом виде —\n\n${stub}`,
    )
  })

  test('свой список под знаками цитаты и строка с датой, временем и почтой остаются, наше письмо отрезано', async () => {
    const { id, address } = await answered()
    const own =
      'Нужно:\n> сверло 9,1 — 10 шт.\n\nПрошу поставить 26.11.2026 к 10:15, писать на ivan@example.com:\n- метчик М10'
    const { text: ours } = (await letters()).findLast(
      ({ recipient }) => recipient === 'buyer@example.com',
    )
    const quoted = ours
      .trim()
      .split('\n')
      .map((line: string) => `> ${line}`)
    const announced = 'чт, 26 нояб. 2026 г. в 10:15, ИСП <shop@example.com>:'
    await send(address, { text: [own, '', announced, '', ...quoted].join('\n') })
    expect((await heard('buyer', id)).at(-1).text).toBe(own)
    await send(address, { text: [own, '', announced, ours].join('\n') })
    expect((await heard('buyer', id)).at(-1).text).toBe(own)
  })

  test('письмо на сто тридцать тысяч тегов с файлом, прочитанное в потоке: слова и файл у магазина', async () => {
    read = readInThread
    const { id, address } = await answered()
    const html = `${'<b>'.repeat(133_000)}Берём<blockquote>Вот он.</blockquote>`
    const files = [{ name: 'a.pdf', content: pdf }]
    expect(await send(address, { html, files })).toMatch(/^250/)
    expect((await heard('buyer', id)).at(-1)).toMatchObject({
      text: 'Берём',
      isCut: true,
      files: [{ name: 'a.pdf', size: pdf.length }],
    })
    const many = Array.from({ length: 31 }, () => ({ name: 'x.txt', content: Buffer.from('x') }))
    expect(await send(address, { text: 'Много', files: many })).toMatch(/^552 .*30 files/)
    expect(await send(address, { text: 'Ещё', headers: ['Auto-Submitted: auto-replied'] })).toMatch(
      /^250/,
    )
    expect(await heard('buyer', id)).toHaveLength(3)
  })

  test('windows-1251, знаки управления и длина: пять тысяч знаков, остальное — в письме целиком', async () => {
    const { id, address } = await answered()
    const head =
      'From: buyer@example.com\r\nMessage-ID: <cp@x>\r\nContent-Type: text/plain; charset=windows-1251\r\n\r\n'
    const cyrillic = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x07, 0x2e])
    await send(address, Buffer.concat([Buffer.from(head), cyrillic]))
    expect((await heard('buyer', id)).at(-1).text).toBe('Привет.')
    await send(address, { text: 'я'.repeat(6000) })
    const { text, isCut } = (await heard('buyer', id)).at(-1)
    expect(text).toHaveLength(5000)
    expect(isCut).toBe(true)
  })
})

describe('D55: ответ письмом того, у кого нет учётной записи', () => {
  /** A question sent by the feedback form and answered, and the address for the next answer. */
  const asked = async (): Promise<{ id: number; address: string }> => {
    const fields = { userName: 'Анна', email: 'anna@example.org', messages: 'Нужен паспорт' }
    await shop.call('sendFooterFeedback', {
      form: { fields: { ...fields, consent: currentConsents.personalData } },
    })
    const [{ id }] = (await as('staff').call('tickets')).body.items
    await say('staff', id)
    return { id, address: await addressFor('anna@example.org') }
  }

  test('его слова стоят в обращении, завершённое открыто снова, письмо — тому, кто его ведёт', async () => {
    const { id, address } = await asked()
    expect(address).toMatch(/^t\+\w+\.0\./)
    await as('staff').call('finishTicket', { params: { id } })
    const letter = letterOf({
      text: 'Спасибо!',
      from: 'Анна <ANNA@example.org>',
      files: [{ name: 'a.pdf', content: pdf }],
    })
    for (let times = 0; times < 2; times += 1) expect(await send(address, letter)).toMatch(/^250/)
    const nameless = letterOf({ text: 'И ещё', from: 'anna@example.org', messageId: null })
    for (let times = 0; times < 2; times += 1) expect(await send(address, nameless)).toMatch(/^250/)
    const said = await heard('staff', id)
    expect(said.slice(2).map(({ text, event }: never) => event ?? text)).toEqual([
      'done',
      'reopened',
      'Спасибо!',
      'И ещё',
    ])
    expect(said.at(-2)).toMatchObject({
      author: { uuid: '', name: 'Анна' },
      isByMail: true,
      isInternal: false,
      files: [{ name: 'a.pdf' }],
    })
    expect(await look('staff', id)).toMatchObject({ status: 'IN_PROGRESS' })
    expect((await letters()).at(-1)).toMatchObject({ recipient: 'staff@example.com' })
  })

  test('с чужого адреса — одним сотрудникам, и это не его слова', async () => {
    const { id, address } = await asked()
    const foreign = { text: 'Отдайте мне', from: 'x <thief@example.org>' }
    expect(await send(address, foreign)).toMatch(/^250/)
    expect((await heard('staff', id)).at(-1)).toMatchObject({
      author: { uuid: '', name: 'thief@example.org' },
      isInternal: true,
    })
  })

  test('адрес его ответа не подходит к обращению, которое задал человек с учётной записью', async () => {
    const { id, address } = await asked()
    const { address: own } = await answered()
    const mixed = address.replace(/^t\+\w+/, own.slice(0, own.indexOf('.')))
    expect(await send(mixed, { text: 'Чужое' })).toMatch(/^550 5\.1\.1/)
    await shop.pool.query('delete from ticket where id = $1', [id])
    expect(await send(address, { text: 'Ещё' })).toMatch(/^550 5\.7\.1/)
  })
})
