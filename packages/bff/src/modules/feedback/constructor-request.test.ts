import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { currentConsents } from '@isp/contract/consent-documents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { companies } from '../auth/people.fixture.ts'
import { type BuyersShop, openBuyersShop } from '../basket/buyers.fixture.ts'

let shop: BuyersShop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constructor-request-'))
  shop = await openBuyersShop({ blobFolder: folder })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

const consent = currentConsents.personalData
const person = { userName: 'Анна Петрова', email: 'anna@example.com', messages: 'Нужно 10 штук' }
const fields = { ...person, consent }
type File = { name: string; content: string | Buffer }

const send = (over: Record<string, string> = {}, files: readonly File[] = [], from = '192.0.2.1') =>
  shop.call('sendConstructorFeedback', {
    form: { fields: { ...fields, ...over }, files },
    headers: { 'x-forwarded-for': from },
  })
const letters = async () => {
  const { rows } = await shop.pool.query(
    `select id, recipient, subject, body_text as text from mail_outbox order by id`,
  )
  return rows
}

describe('отказы заявки (§5, §7.5)', () => {
  test('все неверные поля сразу, и письма нет', async () => {
    const { status, body } = await send({ userName: '1', email: 'нет', messages: '' })
    expect(status).toBe(400)
    const paths = (body as { fields: { path: string; code: string }[] }).fields
    expect(paths.map(({ path: at, code }) => `${at} ${code}`).toSorted()).toEqual([
      'email EMAIL_FORMAT',
      'messages REQUIRED',
      'userName NAME_LETTERS',
    ])
    expect(await letters()).toEqual([])
  })

  test.each([
    ['без согласия на обработку персональных данных', {}],
    ['с согласием на текст, которого не показывали', { consent: 'yes' }],
  ])('152-ФЗ: %s заявки нет', async (_case, given) => {
    const { status, body } = await shop.call('sendConstructorFeedback', {
      form: { fields: { ...person, ...given }, files: [] },
    })
    expect([status, body]).toMatchObject([
      400,
      { fields: [{ path: 'consent', code: 'AGREEMENT_REQUIRED' }] },
    ])
    expect(await letters()).toEqual([])
  })

  test('комментарий в 10 кБ: поле названо, письма нет', async () => {
    const { status, body } = await send({ messages: 'я'.repeat(10_000) })
    expect([status, body]).toMatchObject([
      400,
      { fields: [{ path: 'messages', code: 'TOO_LONG', params: { max: 5000 } }] },
    ])
  })

  test('неизвестный вид и размеры, по которым не изготовить', async () => {
    expect((await send({ toolType: 'net' })).status).toBe(404)
    const contradiction = { toolType: 'metchik', configuration: 'd=10&L=40' }
    expect(await send(contradiction)).toMatchObject({
      status: 422,
      body: { code: 'CONSTRUCTOR_CONFIGURATION_INVALID' },
    })
  })

  test('конструктор с тех пор изменился: отказ, письма нет', async () => {
    const stale = { toolType: 'metchik', configuration: 'v=999&d=10' }
    expect(await send(stale)).toMatchObject({ status: 409, body: { code: 'CONSTRUCTOR_CHANGED' } })
    expect(await letters()).toEqual([])
  })

  test('файл чужого вида, имя с папкой, тридцать первый: отказ, письма нет', async () => {
    const program = { name: 'a.exe', content: Buffer.from('MZ\u0000\u0001\u0002') }
    expect(await send({}, [program])).toMatchObject({
      status: 415,
      body: { code: 'FILE_TYPE_REFUSED' },
    })
    const many = Array.from({ length: 31 }, (_, at) => ({ name: `${at}.txt`, content: 'текст' }))
    expect(await send({}, many)).toMatchObject({ status: 413, body: { code: 'FILES_TOO_MANY' } })
    expect(await letters()).toEqual([])
  })
})

describe('заявка', () => {
  const tool = { toolType: 'sverlo-spiralnoe', configuration: 'v=1&d=10.2&l=60&L=120' }
  const subject = 'Заявка на инструмент: сверло спиральное, СС 10,2h8×60×120-118°-Ц10,2-Р6М5'
  const sketch = { name: 'эскиз.dxf', content: '0\nSECTION\n0\nEOF\n' }

  test('письмо магазину и обращение: кто, что, файлы, чертёж и модель, какими они были', async () => {
    expect((await send(tool, [sketch])).body).toEqual({ id: expect.any(String), ticketId: null })
    const [letter] = await letters()
    expect(letter).toMatchObject({ recipient: 'service@example.com' })
    expect(letter.subject).toContain(subject)
    for (const said of ['Анна Петрова', 'anna@example.com', 'Нужно 10 штук']) {
      expect(letter.text).toContain(said)
    }
    expect(letter.text).toContain('/constructors/sverlo-spiralnoe/?v=1&d=10.2&')
    const { rows } = await shop.pool.query(
      `select name from file where attached_at is not null order by name collate "C"`,
    )
    expect(rows).toEqual([
      { name: 'СС 10,2h8×60×120-118°-Ц10,2-Р6М5.dxf' },
      { name: 'СС 10,2h8×60×120-118°-Ц10,2-Р6М5.pdf' },
      { name: 'эскиз.dxf' },
    ])
  })

  test('D55: у вошедшего она становится обращением в кабинете, с теми же файлами', async () => {
    const buyer = await shop.visitor('buyer', { company: companies.alfa })
    const { body } = await buyer.call('sendConstructorFeedback', {
      form: { fields: { ...fields, ...tool }, files: [sketch] },
    })
    const ticket = (await buyer.call('ticket', { params: { id: body.ticketId } })).body
    expect(ticket).toMatchObject({ subject })
    const said = await buyer.call('ticketComments', { params: { id: body.ticketId } })
    expect(said.body.items[0].files.map(({ name }: { name: string }) => name)).toEqual([
      'эскиз.dxf',
      'СС 10,2h8×60×120-118°-Ц10,2-Р6М5.pdf',
      'СС 10,2h8×60×120-118°-Ц10,2-Р6М5.dxf',
    ])
  })

  test('тот же ключ – одно письмо, сколько бы раз ни пришла; прежний адрес и прежнее имя ключа служат', async () => {
    const before = (await letters()).length
    const requestId = 'f1000000-0051-4000-8000-000000000001'
    expect((await send({ requestId })).body).toMatchObject({ id: requestId })
    const again = await shop.call('sendConstructorRequest', {
      form: { fields: { ...fields, requestId }, files: [] },
      headers: { 'x-forwarded-for': '192.0.2.1' },
    })
    expect(again).toMatchObject({ status: 200, body: { id: requestId } })
    expect(await letters()).toHaveLength(before + 1)
  })

  test('программа, которая заполнила невидимое поле, получает отказ', async () => {
    expect(await send({ site: 'https://example.com' })).toMatchObject({
      status: 422,
      body: { code: 'FEEDBACK_SUSPECT' },
    })
  })
})
