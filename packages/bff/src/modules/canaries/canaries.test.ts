import { createPublicKey, verify } from 'node:crypto'
import {
  type CanaryCounts,
  RELEASE_NEWS_PATH,
  type ReleaseNews,
  type ServerReport,
} from '@isp/contract/release-news'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bearer, openShop, type Shop } from '../auth/people.fixture.ts'

const served = '00000000000000aa'
const candidate = '00000000000000bb'
const server = '7d0f4c52-5a32-4c2f-9a0a-7b7b8c1f5b11'

let shop: Shop
let admin: Record<string, string>
beforeAll(async () => {
  shop = await openShop()
  admin = bearer(await shop.signIn('admin'))
})
afterAll(() => shop.close())
beforeEach(() => shop.pool.query('truncate canary, web_server, mail_outbox cascade'))

const report = (over: Partial<ServerReport> = {}): ServerReport => ({
  server,
  served: [{ name: 'catalog', version: served, isAvailable: true, refused: null }],
  ...{ counts: [], failures: [], refused: [] },
  ...over,
})
const tell = (over: Partial<ServerReport> = {}, headers: Record<string, string> = {}) =>
  shop.app.inject({ method: 'POST', url: RELEASE_NEWS_PATH, payload: report(over), headers })
const news = async (over: Partial<ServerReport> = {}) => (await tell(over)).json<ReleaseNews>()
const ask = (url: string, payload: object) =>
  shop.app.inject({
    method: 'POST',
    url: `/bff/api/admin/releases/${url}`,
    payload,
    headers: admin,
  })
const begin = async (over: object = {}) => {
  const stages = [
    { percent: 5, minutes: 10 },
    { percent: 50, minutes: 10 },
  ]
  const answer = await ask('canary', { name: 'catalog', version: candidate, stages, ...over })
  return answer.json<{ code?: string }>().code ?? answer.statusCode
}
const counts = (canaryId: number, of: Partial<CanaryCounts>): CanaryCounts => ({
  canaryId,
  isCandidate: true,
  ...{ views: 0, server: 0, measured: 0 },
  ...of,
})
const idOf = async (): Promise<number> => (await news()).running[0]?.id ?? 0
const pass = (minutes: number) =>
  shop.pool.query(`update canary set stage_began_at = stage_began_at - make_interval(mins => $1)`, [
    minutes,
  ])
const stateOf = async () =>
  (await shop.pool.query('select state, stage, reason from canary order by id desc')).rows[0]

test('начатую проверку веб-серверы узнают со следующим рассказом; второй такой же не начать', async () => {
  await news()
  expect(await begin()).toBe(200)
  expect((await news()).running).toEqual([
    { id: expect.any(Number), name: 'catalog', version: candidate, percent: 5 },
  ])
  expect(await begin()).toBe('CANARY_RUNNING')
  expect(await begin({ version: served })).toBe('RELEASE_SERVED')
})

test('выпуск, который падает, отозван с причиной и письмом администраторам; сам собой он не вернётся', async () => {
  await begin()
  const id = await idOf()
  const { running, ended } = await news({
    counts: [counts(id, { isCandidate: false, views: 60 }), counts(id, { views: 3, server: 3 })],
  })
  expect(running).toEqual([])
  expect(ended).toEqual([
    { name: 'catalog', version: candidate, state: 'withdrawn', reason: expect.any(String) },
  ])
  expect(ended[0]?.reason).toMatch(/сбоев 3 из 3\sпоказов \(на сервере 3\)/)
  const { rows } = await shop.pool.query('select subject, body_text as text from mail_outbox')
  expect(rows).toEqual([
    { subject: 'Выпуск «catalog» отозван сам', text: expect.stringContaining('сбоев 3 из 3') },
  ])
  expect(await begin()).toBe('RELEASE_WITHDRAWN')
  expect(await begin({ isAgain: true })).toBe(200)
  expect((await news()).ended).toEqual([])
})

test('рассказ браузеров одной сети — один сбой: выдумками из одного места хороший выпуск не отозвать', async () => {
  await begin()
  const id = await idOf()
  const seen = [counts(id, { isCandidate: false, views: 400 }), counts(id, { views: 20 })]
  const failure = { canaryId: id, isCandidate: true, phase: 'load' } as const
  await news({ counts: seen })
  for (let sent = 0; sent < 5; sent += 1) {
    await news({ failures: Array(20).fill({ ...failure, network: 'a' }) })
  }
  expect((await stateOf())?.state).toBe('running')
  await news({ failures: ['b', 'c', 'd'].map((network) => ({ ...failure, network })) })
  expect(await stateOf()).toMatchObject({
    state: 'withdrawn',
    reason: expect.stringContaining('при загрузке частей 4'),
  })
})

test('медленный выпуск отозван, когда измерено довольно страниц', async () => {
  await begin()
  const id = await idOf()
  const slow = ['a', 'b', 'c', 'd', 'e', 'f'].map(
    (network) => ({ canaryId: id, isCandidate: true, phase: 'slow', network }) as const,
  )
  await news({ counts: [counts(id, { views: 9, measured: 9 })], failures: slow })
  expect((await stateOf())?.state).toBe('running')
  await news({ counts: [counts(id, { isCandidate: false, views: 200, measured: 200 })] })
  expect(await stateOf()).toMatchObject({
    state: 'withdrawn',
    reason: expect.stringContaining('медленных страниц 6 из 9'),
  })
})

test('ступень без посетителей не кончается, и это видно; с ними — следующая, а после последней — всем', async () => {
  await begin()
  const id = await idOf()
  await pass(11)
  expect((await news()).running[0]?.percent).toBe(5)
  const shown = await shop.app.inject({ url: '/bff/api/admin/releases', headers: admin })
  expect(shown.json().applications).toMatchObject([
    { name: 'catalog', served: [{ version: served, servers: 1 }], canary: { isWaiting: true } },
  ])
  expect((await news({ counts: [counts(id, { views: 1 })] })).running[0]?.percent).toBe(50)
  await pass(11)
  expect((await news()).running[0]?.percent).toBe(50)
  const last = await news({ counts: [counts(id, { views: 1 })] })
  expect(last.running).toEqual([])
  expect(last.ended).toMatchObject([{ version: candidate, state: 'promoted' }])
})

test('другой выпуск посреди ступени кончает проверку; веб-сервер, где выпуск не встал, — тоже', async () => {
  await begin()
  await news()
  const other = { name: 'catalog', version: '00000000000000cc', isAvailable: true, refused: null }
  expect((await news({ served: [other] })).running).toEqual([])
  expect(await stateOf()).toMatchObject({ state: 'stopped', reason: expect.any(String) })
  await begin()
  const canaryId = await idOf()
  await news({ refused: [{ canaryId, reason: 'договор другой' }] })
  expect(await stateOf()).toMatchObject({ state: 'withdrawn', reason: 'договор другой' })
})

test('администратор отзывает или отдаёт всем; законченное не закончить снова', async () => {
  await begin()
  const canaryId = await idOf()
  expect((await ask('canary/end', { canaryId, how: 'promoted', reason: null })).statusCode).toBe(
    200,
  )
  expect((await news()).ended).toMatchObject([{ state: 'promoted' }])
  const again = await ask('canary/end', { canaryId, how: 'withdrawn', reason: 'поздно' })
  expect(again.json()).toMatchObject({ code: 'CANARY_NOT_FOUND' })
})

test('письмо об отзыве, который сделал человек, называет его и не говорит, что выпуск отозван сам', async () => {
  await begin()
  await ask('canary/end', { canaryId: await idOf(), how: 'withdrawn', reason: 'не та цена' })
  await news()
  const { rows } = await shop.pool.query('select subject, body_text as text from mail_outbox')
  expect(rows).toEqual([
    {
      subject: 'Выпуск «catalog» отозван',
      text: expect.stringMatching(/не та цена[\s\S]+Отозвал: \S/),
    },
  ])
})

test('предпросмотр подписан ключом, который знают веб-серверы; срок и выпуски — в подписанном', async () => {
  const made = await ask('preview', { releases: { catalog: candidate }, hours: 2 })
  const token = new URL(made.json().path, 'http://shop').searchParams.get('token') ?? ''
  const [content = '', signature = ''] = token
    .split('.')
    .map((part) => Buffer.from(part, 'base64url'))
  const { keys } = await news()
  const isSigned = verify(
    null,
    content as Buffer,
    createPublicKey(keys.preview),
    signature as Buffer,
  )
  expect(isSigned).toBe(true)
  expect(JSON.parse(String(content))).toMatchObject({ releases: { catalog: candidate } })
})

test('посетителю этого адреса нет, и негодный рассказ не принят', async () => {
  expect((await tell({}, { 'x-forwarded-for': '203.0.113.5' })).statusCode).toBe(404)
  expect((await tell({ server: 'x' })).statusCode).toBe(400)
})
