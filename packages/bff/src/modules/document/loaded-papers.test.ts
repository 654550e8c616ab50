import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MAX_FILE_SIZE } from '@isp/contract'
import { companyTable } from '@isp/testing/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseOf } from '../../kernel/database.ts'
import { timeLimits } from '../../kernel/time-limits.ts'
import { transactionsOf } from '../../kernel/transaction.ts'
import { type Answer, bearer, companies } from '../auth/people.fixture.ts'
import { type Exchange, openExchange } from '../exchange/exchange.fixture.ts'
import { exe, pdf, pdfOf } from '../files/samples-of-files.fixture.ts'
import { insertOrders } from '../history/orders.fixture.ts'
import type { RunningJob } from '../jobs/jobs.service.ts'
import { createPlacePapers } from './loaded-papers.job.ts'
import { createLoadedPapers } from './loaded-papers.service.ts'

let exchange: Exchange
let blobFolder: string
const people: Record<string, Record<string, string>> = {}
beforeAll(async () => {
  blobFolder = await mkdtemp(join(tmpdir(), 'isp-loaded-papers-'))
  exchange = await openExchange({ blobFolder })
  const { shop } = exchange
  for (const person of ['manager', 'buyer', 'outsider'] as const)
    people[person] = {
      ...bearer(await shop.signIn(person)),
      'x-choosed-company': person === 'outsider' ? companies.beta : companies.alfa,
    }
  people.staff = bearer(await shop.signIn('admin'))
  people.sales = bearer(await shop.signIn('staff'))
  await insertOrders(shop, [
    { id: 1, company: 1, account: 2, products: [1] },
    { id: 2, company: 1, account: 1, products: [1] },
    { id: 3, company: 2, account: 6, products: [1] },
  ])
  await shop.pool.query(
    `insert into exchange_link values ('1c', 'orders', 'ord-1', 1), ('1c', 'orders', 'ord-2', 2), ('1c', 'orders', 'ord-3', 3),
       ('1c', 'companies', 'alfa', 1), ('1c', 'companies', 'beta', 2)`,
  )
})
afterAll(async () => {
  await exchange.shop.close()
  await rm(blobFolder, { recursive: true, force: true })
})

const decoded = new TextDecoder('windows-1251').decode(
  Uint8Array.from({ length: 256 }, (_, at) => at),
)
const in1251 = (text: string) => Buffer.from([...text].map((sign) => decoded.indexOf(sign)))

const inn: string = companyTable.alfa.inn
/** A file of ФНС format 5.03 with two lines. */
const upd = ({ total = '1220.00', number = '15', buyer = inn, doctype = '' } = {}) =>
  in1251(`<?xml version="1.0" encoding="windows-1251"?>${doctype}
<Файл ИдФайл="ON_NSCHFDOPPR_1" ВерсФорм="5.03"><Документ КНД="1115131" Функция="СЧФДОП">
<СвСчФакт НомерДок="${number}" ДатаДок="12.01.2026">
<СвПрод><ИдСв><СвЮЛУч НаимОрг="ООО «Инструмент»" ИННЮЛ="9999000006" КПП="999901001"/></ИдСв></СвПрод>
<СвПокуп><ИдСв><СвИП ИННФЛ="${buyer}"><ФИО Фамилия="Иванов" Имя="Пётр"/></СвИП></ИдСв></СвПокуп></СвСчФакт>
<ТаблСчФакт><СведТов СтТовБезНДС="400.00" СтТовУчНал="488.00"><СумНал><СумНал>88.00</СумНал></СумНал></СведТов>
<СведТов СтТовБезНДС="600.00" СтТовУчНал="732.00"><СумНал><СумНал>132.00</СумНал></СумНал></СведТов>
<ВсегоОпл СтТовБезНДСВсего="1000.00" СтТовУчНалВсего="${total}"><СумНалВсего><СумНал>220.00</СумНал></СумНалВсего></ВсегоОпл>
</ТаблСчФакт></Документ></Файл>`)

const load = async (
  fields: Record<string, string>,
  content: string | Buffer,
  name = 'файл.pdf',
): Promise<Answer> =>
  exchange.shop.call('loadPaper', {
    headers: { authorization: `Bearer ${await exchange.keyOf('1c')}` },
    form: { fields, file: { name, content } },
  })
const seen = async (person: string, query: Record<string, string> = {}) =>
  (await exchange.shop.call('papers', { query, headers: people[person] ?? {} })).body
const paperOf = async (person: string, order: number, id: number) =>
  (await seen(person)).items
    .find((row: { order: { id: number } }) => row.order.id === order)
    ?.loaded.find((paper: { id: number }) => paper.id === id)
const download = (person: string, fileUuid: string) =>
  exchange.shop.app.inject({
    url: `/bff/api/files/download/${fileUuid}`,
    headers: people[person] ?? {},
  })
const rows = async (sql: string) => (await exchange.shop.pool.query(sql)).rows
const idOf = async (external: string) =>
  (await rows(`select id from paper where external_id = '${external}'`))[0]?.id
const letters = () =>
  rows(`select recipient, subject from mail_outbox where key like 'paper:%' order by id`)

test('без ключа, не тот вид, 26 МБ, DOCTYPE, не XML, ничей: отказ, и ничего не остаётся', async () => {
  const form = { fields: { id: 'x' }, file: { name: 'a.pdf', content: pdf } }
  expect((await exchange.shop.call('loadPaper', { form })).status).toBe(401)
  expect(
    (await exchange.shop.call('loadPaper', { form, headers: people.staff ?? {} })).status,
  ).toBe(401)
  const fields = { id: 'x', company: 'alfa' }
  const doctype = '<!DOCTYPE Файл [<!ENTITY a "b">]>'
  const refused: [Record<string, string>, string | Buffer, string][] = [
    [fields, exe, 'FILE_TYPE_REFUSED'],
    [fields, pdfOf(MAX_FILE_SIZE + 1), 'FILE_TOO_LARGE'],
    [fields, upd({ doctype }), 'PAPER_XML_REFUSED'],
    [fields, '<a><b></a>', 'PAPER_XML_REFUSED'],
    [{ id: 'x' }, pdf, 'REQUEST_INVALID'],
    [{ ...fields, order: 'ord-3' }, pdf, 'REQUEST_INVALID'],
    [{ ...fields, kind: 'bill' }, pdf, 'REQUEST_INVALID'],
  ]
  for (const [given, content, code] of refused)
    expect((await load(given, content)).body.code).toBe(code)
  expect(await rows('select * from paper')).toEqual([])
  expect(await rows('select * from file')).toEqual([])
})

test('УПД в windows-1251 прочитан и отдан теми же байтами; PDF — второй файл того же документа', async () => {
  const xml = upd()
  const answer = await load(
    { id: 'upd-1', order: 'ord-1', company: 'alfa' },
    xml,
    'ON_NSCHFDOPPR_1.xml',
  )
  expect(answer.body).toMatchObject({
    ...{ outcome: 'created', waitsFor: null, notes: [], kind: 'upd', version: 1 },
    title: 'УПД № 15 от 12.01.2026',
    facts: {
      ...{ function: 'СЧФДОП', net: 100_000, vat: 22_000, total: 122_000, corrects: null },
      seller: { name: 'ООО «Инструмент»', inn: '9999000006', kpp: '999901001' },
      buyer: { name: 'Иванов Пётр', inn, kpp: null },
    },
  })
  const second = await load({ id: 'upd-1' }, pdf)
  expect(second.body).toMatchObject({ outcome: 'changed', title: 'УПД № 15 от 12.01.2026' })
  const paper = await paperOf('buyer', 1, await idOf('upd-1'))
  expect(paper.files.map(({ name }: { name: string }) => name)).toEqual([
    'УПД № 15 от 12.01.2026.pdf',
    'УПД № 15 от 12.01.2026.xml',
  ])
  const got = await download('buyer', paper.files[1].id)
  expect(createHash('sha256').update(got.rawPayload).digest('hex')).toBe(answer.body.sha256)
  expect(got.rawPayload.equals(xml)).toBe(true)
  expect(got.headers['content-disposition']).toContain('ON_NSCHFDOPPR_1.xml')
})

test('видят те, кто видит заказ, и сотрудники; чужой компании и коллеге — 404', async () => {
  await load({ id: 'own', order: 'ord-2', kind: 'act', number: '7' }, pdf)
  const [file] = await rows(`select file_id from shown_paper_file where name = 'Акт № 7.pdf'`)
  expect((await download('manager', file.file_id)).statusCode).toBe(200)
  for (const person of ['buyer', 'outsider'])
    expect((await download(person, file.file_id)).statusCode, person).toBe(404)
  const archive = (person: string) =>
    exchange.shop.call('papersArchive', {
      body: { files: [file.file_id] },
      headers: people[person] ?? {},
    })
  expect((await archive('manager')).status).toBe(200)
  for (const person of ['buyer', 'outsider'])
    expect((await archive(person)).body.code, person).toBe('PAPER_NOT_FOUND')
  const staffFile = (id: number) =>
    exchange.shop.call('staffOrderFile', {
      params: { id, fileUuid: file.file_id },
      headers: people.staff ?? {},
    })
  const card = async (person: string, uuid: string) =>
    exchange.shop.call('staffCompanyPaper', {
      params: { uuid, fileUuid: file.file_id },
      headers: people[person] ?? {},
    })
  expect((await card('staff', companies.alfa)).status).toBe(200)
  expect((await card('staff', companies.beta)).body.code).toBe('FILE_NOT_FOUND')
  await exchange.shop.pool.query(`delete from company_manager where company_id = 1`)
  expect((await card('sales', companies.alfa)).body.code).toBe('FILE_NOT_FOUND')
  expect((await staffFile(2)).status).toBe(200)
  expect((await staffFile(1)).status).toBe(404)
})

test('тот же файл ничего не меняет; другой — новая версия, прежняя лежит и не показывается', async () => {
  const fields = { id: 'upd-1', order: 'ord-1', company: 'alfa' }
  expect((await load(fields, upd())).body).toMatchObject({ outcome: 'same', version: 1 })
  const before = (await paperOf('buyer', 1, await idOf('upd-1'))).files[1].id
  const { body } = await load(fields, upd({ total: '1221.00' }))
  expect(body).toMatchObject({ outcome: 'changed', version: 2, notes: [{ code: 'SUMS_DIFFER' }] })
  const [, latest] = (await paperOf('buyer', 1, await idOf('upd-1'))).files
  expect([latest.version, latest.id === before]).toEqual([2, false])
  expect((await download('buyer', before)).statusCode).toBe(404)
  expect(await rows(`select version from paper_file where form = 'xml' order by 1`)).toEqual([
    { version: 1 },
    { version: 2 },
  ])
})

test('другой покупатель в XML: пока компанию не назовут, документ не видит никто', async () => {
  const xml = upd({ buyer: companyTable.beta.inn, number: '16' })
  const { body } = await load({ id: 'other', order: 'ord-1' }, xml)
  expect(body.notes).toMatchObject([{ code: 'BUYER_DIFFERS' }])
  expect(await paperOf('buyer', 1, await idOf('other'))).toBeUndefined()
  await load({ id: 'other', company: 'alfa' }, xml)
  expect(await paperOf('buyer', 1, await idOf('other'))).toMatchObject({ number: '16' })
})

test('заказа ещё нет: документ ждёт и показывается, когда заказ пришёл', async () => {
  const { body } = await load({ id: 'early', order: 'ord-9', kind: 'invoice', number: '9' }, pdf)
  expect(body.waitsFor).toEqual({ entity: 'orders', id: 'ord-9' })
  const early = await idOf('early')
  expect(await paperOf('buyer', 1, early)).toBeUndefined()
  await exchange.shop.pool.query(`insert into exchange_link values ('1c', 'orders', 'ord-9', 1)`)
  const { pool } = exchange.shop
  const { place } = createLoadedPapers({
    ...{ database: databaseOf(pool), transact: transactionsOf(pool), shopOrigin: 'http://shop' },
    limits: timeLimits(10),
    files: { save: () => Promise.reject(new Error('no file comes')) },
    jobs: { enqueue: async () => '00000000-0000-4000-8000-000000000000' },
  })
  await createPlacePapers(place).run({}, {} as RunningJob)
  expect((await paperOf('buyer', 1, early)).title).toBe('Счёт № 9')
  const kinds = await seen('buyer', { kind: 'invoice' })
  expect(kinds.items).toMatchObject([{ order: { id: 1 } }])
  expect((await seen('buyer', { kind: 'certificate' })).items).toEqual([])
})

test('без заказа — только тем, кто видит всю компанию; JSON с base64 в строках — то же самое', async () => {
  const content = pdf.toString('base64').replace(/.{20}/g, '$&\r\n')
  const { body } = await exchange.shop.call('loadPaperJson', {
    headers: { authorization: `Bearer ${await exchange.keyOf('1c')}` },
    body: { id: 'act-1', company: 'alfa', file: { name: 'Акт за январь.pdf', content } },
  })
  expect(body.sha256).toBe(createHash('sha256').update(pdf).digest('hex'))
  expect((await seen('manager')).withoutOrder).toMatchObject([
    { title: 'Акт за январь', kind: 'other', files: [{ form: 'pdf' }] },
  ])
  expect((await seen('buyer')).withoutOrder).toEqual([])
  expect((await seen('outsider')).withoutOrder).toEqual([])
})

test('заменённый назван заменённым; убранный не виден и не скачивается', async () => {
  await load({ id: 'upd-2', order: 'ord-1', kind: 'upd', number: '17', replaces: 'upd-1' }, pdf)
  const first = await paperOf('buyer', 1, await idOf('upd-1'))
  expect(first.isReplaced).toBe(true)
  const hide = async () =>
    (
      await exchange.shop.call('hidePaper', {
        query: { id: 'upd-1' },
        headers: { authorization: `Bearer ${await exchange.keyOf('1c')}` },
      })
    ).body.outcome
  expect([await hide(), await hide()]).toEqual(['hidden', 'same'])
  expect((await download('buyer', first.files[0].id)).statusCode).toBe(404)
  expect((await load({ id: 'upd-1' }, pdf)).body.outcome).toBe('changed')
  expect((await download('buyer', first.files[0].id)).statusCode).toBe(200)
})

test('о документе одно письмо, сколько бы версий ни пришло; о сертификате — ни одного', async () => {
  const before = (await letters()).length
  await load({ id: 'cert', order: 'ord-1', kind: 'certificate', number: '1' }, pdf)
  expect((await letters()).length).toBe(before)
  const told = async () =>
    (await letters()).filter(({ subject }) => subject === 'Новый документ: УПД № 15 от 12.01.2026')
  expect(await told()).toHaveLength(1)
  const company = (await letters()).filter(({ subject }) => subject.endsWith('Акт за январь'))
  const recipients = company.map(({ recipient }) => recipient.toLowerCase())
  expect(recipients).toContain('manager@example.com')
  expect(recipients).not.toContain('buyer@example.com')
})

test('пустые поля формы, пустая ссылка 1С и день с поясом: документ принят, id — в одном написании', async () => {
  const guid = 'AB12CD34-0000-4000-8000-00000000000F'
  const fields = { order: '', agreement: '00000000-0000-0000-0000-000000000000', number: '' }
  const day = { date: '2026-12-31T21:00:00Z', company: 'alfa' }
  const first = await load({ id: `{${guid}}`, ...fields, ...day }, pdf)
  expect([first.status, first.body.outcome, first.body.id]).toEqual([
    200,
    'created',
    guid.toLowerCase(),
  ])
  const again = await load({ id: guid.toLowerCase(), ...fields, ...day }, pdf)
  expect(again.body.outcome).toBe('same')
  const { rows: dated } = await exchange.shop.pool.query(
    `select to_char(dated, 'YYYY-MM-DD') as day from paper where external_id = lower($1)`,
    [guid],
  )
  expect(dated).toEqual([{ day: '2027-01-01' }])
})
