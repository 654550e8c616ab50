import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { currentConsents } from '@isp/contract/consent-documents'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openShop, type Shop } from '../auth/people.fixture.ts'

let shop: Shop
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'constructor-request-'))
  shop = await openShop({ blobFolder: folder })
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
  shop.call('sendConstructorRequest', {
    form: { fields: { ...fields, ...over }, files },
    headers: { 'x-forwarded-for': from },
  })
const letters = async () => {
  const { rows } = await shop.pool.query(
    `select key, recipient, subject, body_text as text from mail_outbox where key like 'constructor:%' order by id`,
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
    const { status, body } = await shop.call('sendConstructorRequest', {
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

  test('файл, который никто не приложил, по ссылке не открыть', async () => {
    await send({}, [
      { name: 'б.txt', content: 'принят' },
      { name: 'a.exe', content: 'MZ\u0000' },
    ])
    const { rows } = await shop.pool.query(`select id from file where name = 'б.txt'`)
    expect(rows).toHaveLength(1)
    const answer = await shop.call('constructorRequestFile', { params: { fileUuid: rows[0].id } })
    expect(answer.status).toBe(404)
  })
})

describe('заявка', () => {
  test('письмо магазину: кто, что, чертёж и файлы по ссылкам, которые открываются', async () => {
    const toolType = 'sverlo-spiralnoe'
    const configuration = 'v=1&d=10.2&l=60&L=120'
    const { status } = await send({ toolType, configuration }, [
      { name: 'эскиз.dxf', content: '0\nSECTION\n0\nEOF\n' },
    ])
    expect(status).toBe(200)
    const [letter] = await letters()
    expect(letter).toMatchObject({
      recipient: 'service@example.com',
      subject: 'Заявка на инструмент: сверло спиральное, СС 10,2h8×60×120-118°-Ц10,2-Р6М5',
    })
    expect(letter.text).toContain('Анна Петрова, anna@example.com')
    expect(letter.text).toContain('Нужно 10 штук')
    const links = [...letter.text.matchAll(/https?:\/\/[^/]+(\/bff\S+)/g)].map(([, url]) => url)
    expect(links).toHaveLength(3)
    const answers = await Promise.all(links.map((url) => shop.app.inject({ method: 'GET', url })))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect(answers[0]?.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(answers[2]?.headers['content-disposition']).toContain('attachment')
    expect(decodeURIComponent(String(answers[2]?.headers['content-disposition']))).toContain(
      'эскиз.dxf',
    )
  })

  test('тот же номер заявки — одно письмо, сколько бы раз ни пришла', async () => {
    const before = (await letters()).length
    const requestId = 'f1000000-0051-4000-8000-000000000001'
    expect((await send({ requestId })).body).toEqual({ id: requestId })
    expect((await send({ requestId })).body).toEqual({ id: requestId })
    expect(await letters()).toHaveLength(before + 1)
    // the proof of the consent stays with the request
    const { rows } = await shop.pool.query(
      'select consent from constructor_request where id = $1',
      [requestId],
    )
    expect(rows).toEqual([{ consent }])
  })

  test('с одного адреса — двадцать в час; другой адрес это не задевает', async () => {
    for (let at = 0; at < 20; at += 1) expect((await send({}, [], '192.0.2.7')).status).toBe(200)
    expect((await send({}, [], '192.0.2.7')).status).toBe(429)
    expect((await send({}, [], '192.0.2.8')).status).toBe(200)
  })
})
