import { ONEC_PATH } from '@isp/contract/onec-path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentOf } from '../../../commerce-ml/export.fixture.ts'
import { basic, type Manner, type Onec, openOnec } from '../onec.fixture.ts'

let onec: Onec
let access: { login: string; password: string }
beforeAll(async () => {
  onec = await openOnec()
  access = await onec.createAccess()
})
afterAll(() => onec.close())

const signed = () => ({ authorization: basic(access.login, access.password) })

test('checkauth: строки ровно те, что ждёт 1С, cookie и sessid согласны', async () => {
  const sale = await onec.speak('type=sale&mode=checkauth', { headers: signed() })
  const [word, name, value, sessid, ...rest] = sale.text.split('\n')
  expect(word).toBe('success')
  expect(name).toMatch(/^[a-z\d]+$/i)
  expect(value).toMatch(/^[a-z\d]+$/i)
  expect(sessid).toBe(`sessid=${value}`)
  expect(rest).toEqual([])
  expect(sale.text).not.toContain('\r')
  expect(sale.headers['set-cookie']).toMatch(new RegExp(`^${name}=${value};`))
  const catalog = await onec.speak('type=catalog&mode=checkauth', { headers: signed() })
  expect(catalog.text.split('\n')[4]).toMatch(/^timestamp=\d{10}$/)
})

test('init: ровно две строки без последнего перевода, с версией — четыре', async () => {
  const client = onec.client(access)
  await client.login()
  expect((await client.init()).text).toMatch(/^zip=yes\nfile_limit=[1-9]\d+$/)
  expect((await client.init('catalog', '&version=3.1')).text).toMatch(
    /^zip=yes\nfile_limit=\d+\nsessid=[a-z\d]+\nversion=3\.1$/,
  )
})

test('неверный пароль — слова со статусом 200, без пароля — 401 и Basic', async () => {
  const wrong = await onec.speak('type=catalog&mode=checkauth', {
    headers: { authorization: basic(access.login, 'no') },
  })
  expect(wrong).toMatchObject({ status: 200, text: expect.stringMatching(/^failure\n[^<]+$/) })
  expect(wrong.text.length).toBeLessThan(255)
  const nobody = await onec.speak('type=catalog&mode=checkauth')
  expect(nobody.status).toBe(401)
  expect(nobody.headers['www-authenticate']).toMatch(/^Basic realm=/)
  expect(nobody.text).toMatch(/^failure\n/)
})

test.each<Manner>(['basic', 'cookie', 'sessid'])(
  'весь обмен, когда клиент помнит только %s',
  async (manner) => {
    const client = onec.client(access, manner)
    const document = documentOf('<Каталог><Ид>K</Ид></Каталог>')
    expect(await client.send({ [`import-${manner}.xml`]: document })).toEqual(['success'])
  },
)

test('сеанс другого доступа отвергается, cookie дважды в заголовке — нет', async () => {
  const other = await onec.createAccess('second')
  const client = onec.client(access, 'cookie')
  const [, name, value] = (await client.login()).text.split('\n')
  const cookie = `${name}=${value}; ${name}=${value}`
  const doubled = await onec.speak('type=catalog&mode=init', { headers: { cookie } })
  expect(doubled.text).toMatch(/^zip=/)
  const foreign = await onec.speak('type=catalog&mode=init', {
    headers: { cookie, authorization: basic(other.login, other.password) },
  })
  expect(foreign).toMatchObject({ status: 200, text: expect.stringMatching(/^failure\n.*другому/) })
})

test.each(['GET', 'POST'] as const)('любой вызов понятен и методом %s', async (method) => {
  const client = onec.client(access)
  const answers = []
  for (const mode of ['checkauth', 'init', 'query', 'success', 'info', 'complete', 'deactivate'])
    answers.push(await client.call(`type=sale&mode=${mode}`, { method, headers: signed() }))
  for (const { status, text } of answers) {
    expect(status).toBe(200)
    expect(text).toMatch(/^(success|zip=|<\?xml)/)
  }
  // a 1C that only reads orders is not silent
  expect(
    await onec.rows(`select from exchange_account where last_load_at is not null`),
  ).not.toEqual([])
})

test.each([
  ['форма', 'application/x-www-form-urlencoded'],
  ['картинка', 'image/jpeg'],
  ['архив', 'application/zip'],
  ['json', 'application/json'],
  ['без типа', null],
])('тело файла сохраняется байт в байт: %s', async (_what, type) => {
  const client = onec.client(access)
  await client.login()
  await client.init()
  const bytes = Uint8Array.from({ length: 3000 }, (_value, at) => (at * 37) % 256)
  const name = `bytes-${type?.replace(/\W/g, '') ?? 'none'}.bin`
  const answer = await client.call(`type=catalog&mode=file&filename=${name}`, {
    body: bytes,
    headers: type === null ? {} : { 'content-type': type },
  })
  expect(answer.text).toBe('success')
  const [file] = await onec.rows<{ bytes: number; sha: string }>(
    'select bytes::int, last_sha256 as sha from onec_file where name = $1',
    [name],
  )
  const { createHash } = await import('node:crypto')
  expect(file).toEqual({ bytes: 3000, sha: createHash('sha256').update(bytes).digest('hex') })
})

test('адрес с последней косой чертой отвечает сам, а не пересылает', async () => {
  for (const path of [ONEC_PATH, `${ONEC_PATH}/`]) {
    const answer = await onec.speak('type=catalog&mode=checkauth', { path, headers: signed() })
    expect(answer).toMatchObject({ status: 200, text: expect.stringMatching(/^success\n/) })
  }
})

test.each([
  'type=catalog&mode=dance',
  'type=nothing&mode=init',
  'mode=init',
  'type=listen&mode=wait',
])('непонятный вызов %s — отказ словами', async (query) => {
  const answer = await onec.speak(query, { headers: signed() })
  expect(answer.status).toBe(200)
  expect(answer.text).toMatch(/^failure\n.{10,}/)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
})

test('complete и deactivate без загрузки ничего не скрывают', async () => {
  const shown = () => onec.rows('select from product where is_active')
  const before = (await shown()).length
  const client = onec.client(access)
  await client.login()
  for (const mode of ['complete', 'deactivate'])
    expect((await client.call(`type=catalog&mode=${mode}`)).text).toBe('success')
  await onec.work()
  expect(await shown()).toHaveLength(before)
})

test('отозванный доступ больше не говорит ни паролем, ни прежним сеансом', async () => {
  const gone = await onec.createAccess('gone')
  const client = onec.client(gone, 'cookie')
  await client.login()
  await onec.rows(`update onec_access set withdrawn_at = now() where login = $1`, [gone.login])
  expect((await client.init()).status).toBe(401)
  expect((await client.login()).text).toMatch(/^failure\n/)
})
