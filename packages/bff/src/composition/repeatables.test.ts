import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrations.ts'
import { readRepeatables } from './repeatables.ts'

const own = new URL('../../migrations/', import.meta.url)
let database: TestDatabase
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'isp-repeatables-'))
  await cp(own, folder, { recursive: true })
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await database.drop()
})

const run = () => migrate({ url: database.url, folder: pathToFileURL(`${folder}/`) })
const runOlder = () => migrate({ url: database.url })
const write = (name: string, sql: string) =>
  writeFile(join(folder, 'repeatable', `${name}.sql`), sql)
const answers = (name: string, answer: number) =>
  write(name, `create or replace function ${name}() returns integer language sql return ${answer};`)
const ask = async (expression: string): Promise<unknown> =>
  (await database.pool.query(`select ${expression} as answer`)).rows[0].answer

test('у каждой функции и каждого представления базы есть файл, и всё, что в файлах, есть в базе', async () => {
  const made = new Set((await readRepeatables(own)).flatMap(({ makes }) => makes))
  const { rows } = await database.pool.query<{ name: string }>(
    // triggers from migrations have no files
    `select tgname as name from pg_trigger where tgname = any ($1::text[])
     union select distinct proname as name from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
     union select viewname from pg_views where schemaname = 'public'
     order by 1`,
    [[...made]],
  )
  expect(rows.map(({ name }) => name)).toEqual([...made].sort())
})

test('изменённый текст применяется один раз, переводы строк не в счёт', async () => {
  await answers('chosen', 1)
  expect(await run()).toMatchObject({ applied: 0, made: 1, newer: [] })
  expect(await run()).toMatchObject({ made: 0 })
  await answers('chosen', 2)
  expect(await run()).toMatchObject({ made: 1 })
  expect(await ask('chosen()')).toBe(2)
  const text = await readFile(join(folder, 'repeatable/chosen.sql'), 'utf8')
  await write('chosen', text.replaceAll('\n', '\r\n'))
  expect(await run()).toMatchObject({ made: 0 })
})

test('прежний сервер не возвращает прежний текст, а говорит, что в базе новее', async () => {
  const name = 'fitting_quantity'
  const text = await readFile(join(folder, `repeatable/${name}.sql`), 'utf8')
  await write(name, text.replace(/\(greatest.*\n/, '7\n'))
  expect(await run()).toMatchObject({ made: 1 })
  expect(await runOlder()).toMatchObject({ made: 0, newer: [name] })
  expect(await ask('fitting_quantity(1, 1, 1)::integer')).toBe(7)
})

test('прежний сервер, который видит незнакомую миграцию, не ставит и текста, которого база не знала', async () => {
  await answers('chosen', 1)
  const known = '-- Servers that know 006 go on working.'
  await writeFile(join(folder, '20270101000000_grown.sql'), known)
  await run()
  await rm(join(folder, '20270101000000_grown.sql'))
  await answers('chosen', 2)
  expect(await run()).toMatchObject({ made: 0, newer: ['chosen'] })
  expect(await ask('chosen()')).toBe(1)
})

test('представление, которое миграция сняла ради своей таблицы, встаёт снова', async () => {
  await writeFile(
    join(folder, '20270101000000_wider.sql'),
    'drop view currency_rate_today; alter table currency_rate alter column name type varchar(300);',
  )
  expect(await run()).toMatchObject({ applied: 1, made: 1 })
  expect(await ask('(select count(*)::integer from currency_rate_today)')).toBe(0)
})

test('что названо в тексте, делается раньше него, как бы ни звались файлы', async () => {
  await write('a_view', 'create or replace view a_view as select * from b_view, c_chosen() chosen;')
  await write('b_view', 'create or replace view b_view as select c_chosen() as one;')
  await answers('c_chosen', 3)
  expect(await run()).toMatchObject({ made: 3 })
  expect(await ask('(select chosen from a_view)')).toBe(3)
})

test('другой ответ той же функции: снять и сделать в одном файле; прочие вызовы её находят', async () => {
  await answers('chosen', 1)
  await run()
  await write(
    'chosen',
    `drop function if exists chosen();
create or replace function chosen(out answer text) language sql return 'two';`,
  )
  await run()
  expect(await ask('chosen()')).toBe('two')
})

test('сломанный текст назван, и ни один из новых не остаётся', async () => {
  await answers('a_whole', 1)
  await write('b_broken', 'create or replace view b_broken as select nonsense;')
  await expect(run()).rejects.toThrow(/repeatable\/b_broken\.sql не применилась.*nonsense/)
  expect(await ask(`to_regproc('a_whole')::text`)).toBeNull()
})
