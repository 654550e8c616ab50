import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bearer, openShop, type Shop } from '../auth/people.fixture.ts'
import { workerOptions } from '../jobs/jobs.fixture.ts'
import { exe, pdf, png, zip } from './samples-of-files.fixture.ts'

let shop: Shop
let blobFolder: string
let editor: Record<string, string>
beforeAll(async () => {
  blobFolder = await mkdtemp(join(tmpdir(), 'isp-blobs-'))
  shop = await openShop({ blobFolder, worker: workerOptions })
  editor = bearer(await shop.signIn('staff'))
  await shop.pool.query(
    `update account set staff_role = 'content' where login = 'staff@example.com'`,
  )
})
afterAll(async () => {
  await shop.close()
  await rm(blobFolder, { recursive: true, force: true })
})

const create = (name: string, content: Buffer) =>
  shop.call('createAsset', { headers: editor, form: { file: { name, content } } })
/** Content as the web server finds it below `/files/`. */
const served = (url: string) => readFile(join(blobFolder, url))

test('положить может только тот, кто ведёт содержание', async () => {
  const form = { file: { name: 'a.pdf', content: pdf } }
  expect((await shop.call('createAsset', { form })).status).toBe(401)
  const buyer = bearer(await shop.signIn('buyer'))
  expect((await shop.call('createAsset', { headers: buyer, form })).status).toBe(403)
  await shop.pool.query(`update account set staff_role = 'sales' where login = 'staff@example.com'`)
  expect((await shop.call('createAsset', { headers: editor, form })).status).toBe(403)
  await shop.pool.query(
    `update account set staff_role = 'content' where login = 'staff@example.com'`,
  )
})

test('не тот вид, негодное имя, чужой номер: отказ, и ничего не лежит', async () => {
  expect((await create('a.pdf', exe)).body.code).toBe('FILE_TYPE_REFUSED')
  expect((await create('каталог\u202efdp.pdf', pdf)).body.code).toBe('FILE_NAME_INVALID')
  const params = { id: 'f1000000-0006-4000-8000-000000000009' }
  const form = { file: { name: 'a.pdf', content: pdf } }
  expect((await shop.call('replaceAsset', { headers: editor, params, form })).status).toBe(404)
  expect((await shop.call('deleteAsset', { headers: editor, params })).status).toBe(404)
  expect((await shop.pool.query('select from asset')).rowCount).toBe(0)
})

test('у нового содержания новый адрес; прежнее убирает задание, удалённое исчезает', async () => {
  const first = await create('Каталог.pdf', pdf)
  expect(first.body.url).toMatch(/^\/files\/assets\/[0-9a-f]{2}\/[0-9a-f-]{36}\.pdf$/)
  expect((await served(first.body.url)).equals(pdf)).toBe(true)
  const second = await shop.call('replaceAsset', {
    headers: editor,
    params: { id: first.body.id },
    form: { file: { name: 'Каталог.zip', content: zip } },
  })
  expect(second.body.url).not.toBe(first.body.url)
  expect((await served(second.body.url)).equals(zip)).toBe(true)
  // pages cached in browsers show the old content for a day
  expect((await served(first.body.url)).equals(pdf)).toBe(true)
  const { rows } = await shop.pool.query(
    `select start_after > now() + interval '23 hours' as later from pgboss.job where name = 'files.remove-blob'`,
  )
  expect(rows).toEqual([{ later: true }])
  await shop.pool.query(
    `update pgboss.job set start_after = now() where name = 'files.remove-blob'`,
  )
  const isGone = (url: string) => expect.poll(() => served(url).catch(String)).toMatch(/ENOENT/)
  await isGone(first.body.url)
  expect(
    (await shop.call('deleteAsset', { headers: editor, params: { id: first.body.id } })).status,
  ).toBe(200)
  await isGone(second.body.url)
})

test('картинки: найдены по имени, страницами, с местами; стоящая где-то не удаляется', async () => {
  await shop.pool.query(
    `insert into education_topic (id, slug, name) values (1, 'sverla', 'Свёрла')`,
  )
  const staff = (id: Parameters<Shop['call']>[0], input: object = {}) =>
    shop.call(id, { ...input, headers: editor })
  await create('Каталог.pdf', pdf)
  const picture = (await create('Схема.png', png)).body
  const list = async (query: Record<string, string> = {}) =>
    (await staff('staffPictures', { query })).body
  const params = { kind: 'article', slug: 'shema' }
  await staff('createText', { body: { slug: 'shema', topicId: 1, title: 'Схема' } })
  const save = async (source: string, basedOn: number | null) => {
    const body = { title: 'Про схему', summary: 'О чём', description: '', source, basedOn }
    return (await staff('saveText', { params, body })).body.newest as number
  }
  const remove = () => staff('deleteAsset', { params: { id: picture.id } })
  const shown = await save(`![Схема](${picture.url})`, null)
  await staff('publishText', { params: { id: shown }, body: { at: null } })
  const newer = await save('Без неё', shown)
  // the newest version has no picture, but the version that visitors see has one
  expect(await list({ q: 'СХЕМА' })).toMatchObject({
    total: 1,
    items: [{ id: picture.id, url: picture.url, uses: [{ ...params, title: 'Про схему' }] }],
  })
  expect(await list({ q: 'каталог' })).toMatchObject({ total: 0 })
  expect(await remove()).toMatchObject({
    status: 409,
    body: { code: 'ASSET_IN_USE', message: expect.stringContaining('Про схему') },
  })
  await staff('publishText', { params: { id: newer }, body: { at: null } })
  await shop.pool.query(
    `insert into promo (kind, title, image) values ('banners', 'Баннер', jsonb_build_object('src', $1::text))`,
    [picture.url],
  )
  expect((await list()).items[0].uses).toMatchObject([{ kind: 'promo', title: 'Баннер' }])
  expect((await remove()).status).toBe(409)
  await shop.pool.query('delete from promo')
  expect((await remove()).status).toBe(200)
  expect(await list()).toMatchObject({ total: 0 })
  for (let number = 0; number < 13; number += 1) await create(`${number}.png`, png)
  expect(await list({ page: '2' })).toMatchObject({ pages: 2, items: [{ name: '0.png' }] })
  expect((await staff('staffActs')).body.items[0]).toMatchObject({
    kind: 'picture.deleted',
    subject: { name: 'Схема.png' },
  })
})
