import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FilePurpose, MAX_FILE_SIZE } from '@isp/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openContentFolder } from '../../kernel/blobs/content-places.ts'
import { databaseOf } from '../../kernel/database.ts'
import {
  type Answer,
  bearer,
  companies,
  openShop,
  type Person,
  password,
  type Shop,
} from '../auth/people.fixture.ts'
import type { RunningJob } from '../jobs/jobs.service.ts'
import { createSweepFiles } from './files.jobs.ts'
import { exe, oldOffice, pdf, pdfOf, svg, xlsm, xlsx, zip } from './samples-of-files.fixture.ts'

const ME = 'f2000000-0000-4000-8000-000000000001'
const OTHER = 'f2000000-0000-4000-8000-000000000002'

let shop: Shop
let blobFolder: string
let origin: string
const tokens: Partial<Record<Person, Record<string, string>>> = {}
beforeAll(async () => {
  blobFolder = await mkdtemp(join(tmpdir(), 'isp-blobs-'))
  shop = await openShop({ blobFolder })
  for (const person of ['buyer', 'outsider', 'employee'] as const) {
    tokens[person] = bearer(await shop.signIn(person))
  }
  await shop.app.listen({ host: '127.0.0.1', port: 0 })
  origin = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  await shop.close()
  await rm(blobFolder, { recursive: true, force: true })
})
beforeEach(async () => {
  await shop.pool.query('truncate file, asset cascade')
  await rm(blobFolder, { recursive: true, force: true })
})

/** All files in the folder of blobs. */
const contents = async (): Promise<string[]> =>
  (await readdir(blobFolder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
const storedRows = async () =>
  (await shop.pool.query('select * from file where blob is not null')).rows

const asBuyer = () => tokens.buyer ?? {}
const asMe = { 'x-client-id': ME }

const reserve = (
  name: string,
  size: number,
  headers: Record<string, string> = asMe,
  purpose: FilePurpose = 'feedback',
) => shop.call('reserveFile', { headers, body: { name, size, purpose } })

const answerOf = async (response: Response) => ({
  status: response.status,
  body: await response.json(),
})
const upload = async (id: string, content: Buffer, headers: Record<string, string> = asMe) => {
  const form = new FormData()
  form.append('file', new Blob([new Uint8Array(content)]), '../../сторонний')
  const response = await fetch(`${origin}/bff/api/files/upload/${id}`, {
    method: 'POST',
    headers,
    body: form,
  })
  return (await answerOf(response)) as Pick<Answer, 'status' | 'body'>
}
const send = async (
  name: string,
  content: Buffer,
  headers: Record<string, string> = asMe,
  purpose: FilePurpose = 'feedback',
) => {
  const { body } = await reserve(name, content.length, headers, purpose)
  return upload(body.id, content, headers)
}
const download = (id: string, headers: Record<string, string> = asMe) =>
  fetch(`${origin}/bff/api/files/download/${id}`, { headers })

/** Sends the beginning of a form and closes the connection. */
const breakOff = async (id: string, content: Buffer) => {
  const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\n'
  const request = httpRequest(`${origin}/bff/api/files/upload/${id}`, {
    method: 'POST',
    headers: {
      ...asMe,
      'content-type': 'multipart/form-data; boundary=x',
      'content-length': head.length + content.length * 2,
    },
  })
  request.on('error', () => undefined)
  request.write(head)
  request.write(content)
  // the content has begun to arrive
  await expect.poll(contents).not.toEqual([])
  request.destroy()
  await expect.poll(contents).toEqual([])
}

describe('что не принимается, ничего после себя не оставляет', () => {
  test.each([
    ['выход из папки', '../отчёт.pdf'],
    ['обратная косая', 'C:\\отчёт.pdf'],
    ['перевод строки', 'отчёт\r\nSet-Cookie: a=b.pdf'],
    ['управляющий знак', 'отчёт\u0007.pdf'],
    ['обратный порядок букв', 'отчёт\u202efdp.exe'],
    ['невидимый знак', '\u200bотчёт.pdf'],
    ['одни точки', '..'],
    ['пустое', '  '],
    ['256 байт', `${'я'.repeat(126)}.pdf`],
    ['половина знака', 'отчёт\ud800.pdf'],
  ])('имя: %s', async (_what, name) => {
    const { status, body } = await reserve(name, 10)
    expect(status).toBe(400)
    expect(body).toMatchObject({
      code: 'FILE_NAME_INVALID',
      message: expect.stringMatching(/^Имя файла/),
    })
    expect((await shop.pool.query('select from file')).rowCount).toBe(0)
  })

  test('25 МБ и ещё байт: и обещанные, и присланные', async () => {
    const promised = await reserve('a.pdf', MAX_FILE_SIZE + 1)
    expect(promised).toMatchObject({ status: 413, body: { code: 'FILE_TOO_LARGE' } })
    const { body } = await reserve('a.pdf', MAX_FILE_SIZE)
    const sent = await upload(body.id, pdfOf(MAX_FILE_SIZE + 1))
    expect([400, 413]).toContain(sent.status)
    expect(sent.body.message).toMatch(/^Файл/)
    expect(await contents()).toEqual([])
    expect(await storedRows()).toEqual([])
    // a file of exactly the largest size is accepted
    expect(await upload(body.id, pdfOf(MAX_FILE_SIZE))).toMatchObject({ status: 200 })
  })

  test.each([
    ['меньше', 20],
    ['больше', -20],
  ])('прислано %s, чем обещано', async (_what, change) => {
    const { body } = await reserve('a.pdf', pdf.length + change)
    expect(await upload(body.id, pdf)).toMatchObject({
      status: 400,
      body: { code: 'FILE_BROKEN_OFF' },
    })
    expect(await contents()).toEqual([])
  })

  test('оборванный на половине: временного файла нет, и отправить можно снова', async () => {
    const content = pdfOf(2_000_000)
    const { body } = await reserve('a.pdf', content.length)
    await breakOff(body.id, content.subarray(0, 1_000_000))
    expect(await storedRows()).toEqual([])
    expect(await upload(body.id, content)).toMatchObject({ status: 200 })
  })

  test.each([
    ['программа под видом PDF', 'счёт.pdf', exe],
    ['SVG: в нём бывает код', 'чертёж.svg', svg],
    ['книга с макросами', 'прайс.xlsx', xlsm],
    ['установщик: внутри он как старый Word', 'счёт.msi', oldOffice],
    ['пустой', 'пустой.txt', Buffer.alloc(0)],
    ['двоичный под видом текста', 'a.txt', Buffer.from([65, 0, 66])],
  ])('вид: %s', async (_what, name, content) => {
    const sent = await send(name, content)
    expect(sent).toMatchObject({ status: 415, body: { code: 'FILE_TYPE_REFUSED' } })
    expect(sent.body.message).toMatch(/^Неверный формат файла\./)
    expect(await contents()).toEqual([])
  })

  test('PDF туда, где ждут таблицу', async () => {
    expect(await send('a.pdf', pdf, asBuyer(), 'basketImport')).toMatchObject({ status: 415 })
    expect(await send('a.xlsx', xlsx, asBuyer(), 'basketImport')).toMatchObject({ status: 200 })
  })

  test('второй раз по тому же номеру, и одновременно', async () => {
    const { body } = await reserve('a.pdf', pdf.length)
    const both = await Promise.all([upload(body.id, pdf), upload(body.id, pdf)])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await upload(body.id, pdf)).toMatchObject({
      status: 409,
      body: { code: 'FILE_ALREADY_UPLOADED' },
    })
    expect(await contents()).toHaveLength(1)
  })

  test('не форма, форма без файла, два файла, лишнее поле', async () => {
    const { body } = await reserve('a.pdf', pdf.length)
    const url = `${origin}/bff/api/files/upload/${body.id}`
    const post = async (form: FormData | string, headers = {}) =>
      (await fetch(url, { method: 'POST', headers: { ...asMe, ...headers }, body: form })).status
    expect(await post('{}', { 'content-type': 'application/json' })).toBe(415)
    expect(await post(new FormData())).toBe(400)
    const field = new FormData()
    field.append('extra', '1')
    field.append('file', new Blob([new Uint8Array(pdf)]))
    expect(await post(field)).toBe(400)
    const other = new FormData()
    other.append('files', new Blob([new Uint8Array(pdf)]))
    expect(await post(other)).toBe(400)
    expect(await contents()).toEqual([])
  })
})

describe('чужое', () => {
  test('без входа: нужен номер браузера, а для личного — вход', async () => {
    expect(await reserve('a.pdf', 1, {})).toMatchObject({ status: 400 })
    expect(await reserve('a.pdf', 1, asMe, 'ticket')).toMatchObject({ status: 401 })
  })

  test.each(['visitor-0001', ME.toUpperCase(), 'a'.repeat(100)])(
    'номер браузера, с которым входят, %s — он же и у файлов до входа',
    async (id) => {
      const body = { login: 'buyer@example.com', password, client_id: id }
      expect((await shop.call('loginV2', { body })).status).toBe(200)
      const headers = { 'x-client-id': id }
      const { id: file } = (await reserve('a.pdf', pdf.length, headers)).body
      expect((await upload(file, pdf, headers)).status).toBe(200)
      expect((await download(file, headers)).status).toBe(200)
      expect((await download(file, { 'x-client-id': OTHER })).status).toBe(404)
    },
  )

  test.each(['visitor', 'a'.repeat(101), 'visitor 0001'])(
    'номера «%s» нет ни у входа, ни у файлов',
    async (id) => {
      const body = { login: 'buyer@example.com', password, client_id: id }
      expect((await shop.call('loginV2', { body })).status).toBe(400)
      expect((await reserve('a.pdf', 1, { 'x-client-id': id })).status).toBe(400)
    },
  )

  test('ни отправить, ни скачать по чужому номеру нельзя: 404', async () => {
    const mine = await reserve('a.pdf', pdf.length)
    const buyers = await reserve('a.pdf', pdf.length, asBuyer())
    const strangers = [{ 'x-client-id': OTHER }, {}, tokens.outsider ?? {}]
    for (const headers of strangers) {
      for (const { body } of [mine, buyers]) {
        expect(await upload(body.id, pdf, headers)).toMatchObject({ status: 404 })
      }
    }
    await upload(mine.body.id, pdf)
    await upload(buyers.body.id, pdf, asBuyer())
    for (const headers of strangers) {
      for (const { body } of [mine, buyers]) {
        expect((await download(body.id, headers)).status).toBe(404)
      }
    }
    // the client id of a browser gives no access to files of an account that used it
    expect((await download(buyers.body.id, asMe)).status).toBe(404)
    expect((await download(buyers.body.id, asBuyer())).status).toBe(200)
  })
})

test('своё личное не видит и своя компания', async () => {
  const alfa = { 'x-choosed-company': companies.alfa }
  const { body } = await send('a.xlsx', xlsx, { ...asBuyer(), ...alfa }, 'basketImport')
  expect((await download(body.id, { ...asBuyer(), ...alfa })).status).toBe(200)
  expect((await download(body.id, { ...tokens.employee, ...alfa })).status).toBe(404)
})

describe('принятое', () => {
  test('скачивается теми же байтами, под своим именем и никогда не как страница', async () => {
    const name = 'Счёт № 5; "копия".pdf'
    const { body } = await send(name, pdf)
    expect(body).toMatchObject({ name, size: pdf.length, mediaType: 'application/pdf' })
    expect(body.sha256).toMatch(/^[0-9a-f]{64}$/)
    const answer = await download(body.id)
    expect(Buffer.from(await answer.arrayBuffer()).equals(pdf)).toBe(true)
    const { headers } = answer
    expect(headers.get('content-disposition')).toContain(
      `filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="[\x20-\x7e]+";/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
    expect(headers.get('content-length')).toBe(String(pdf.length))
  })

  test('имя в хранилище своё, а окончание всегда правдиво', async () => {
    const cases = [
      ['счёт.exe', pdf, 'счёт.exe.pdf', 'application/pdf'],
      ['страница.html', Buffer.from('<b>привет</b>'), 'страница.html.txt', 'text/plain'],
      ['прайс.csv', Buffer.from('артикул;цена\r\n1;2'), 'прайс.csv', 'text/csv'],
      ['cp1251.txt', Buffer.from([0xcf, 0xf0, 0xe8]), 'cp1251.txt', 'text/plain'],
      ['старое.XLS', oldOffice, 'старое.XLS', 'application/vnd.ms-excel'],
      ['архив.zip', zip, 'архив.zip', 'application/zip'],
      [`${'я'.repeat(126)}.do`, pdf, `${'я'.repeat(125)}.pdf`, 'application/pdf'],
    ] as const
    for (const [name, content, expected, mediaType] of cases) {
      expect((await send(name, content)).body, name).toMatchObject({ name: expected, mediaType })
    }
    for (const file of await contents()) expect(file).toMatch(/^[0-9a-f-]{36}$/)
  })
})

describe('уборка', () => {
  const running = { checkpoint: async () => {} } as unknown as RunningJob

  test('неотправленное через два часа и ничьё через неделю забывается, занятое остаётся', async () => {
    const late = await reserve('a.pdf', pdf.length)
    const forgotten = await send('b.pdf', pdf)
    const held = await send('c.pdf', pdf)
    await shop.pool.query(
      `update file set expires_at = now() - interval '1 second' where id = $1`,
      [late.body.id],
    )
    await shop.pool.query(
      `update file set created_at = now() - interval '8 days' where blob is not null`,
    )
    await shop.pool.query('update file set attached_at = now() where id = $1', [held.body.id])
    expect(await upload(late.body.id, pdf)).toMatchObject({
      status: 404,
      body: { code: 'FILE_NOT_FOUND' },
    })
    await createSweepFiles(databaseOf(shop.pool), openContentFolder(blobFolder).blobs).run(
      {},
      running,
    )
    const { rows } = await shop.pool.query('select id from file')
    expect(rows).toEqual([{ id: held.body.id }])
    expect(await contents()).toHaveLength(1)
    expect((await download(forgotten.body.id)).status).toBe(404)
    expect((await download(held.body.id)).status).toBe(200)
  })
})
