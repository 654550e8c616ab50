import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrate, readMigrations } from './migrations.ts'

const own = new URL('../../migrations/', import.meta.url)
let database: TestDatabase
let folder: string
let url: URL

beforeEach(async () => {
  database = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'isp-migrations-'))
  url = pathToFileURL(`${folder}/`)
  await cp(own, url, { recursive: true })
})
afterEach(async () => {
  await rm(folder, { recursive: true })
  await database.drop()
})

/** Number of migrations whose number has three digits. */
const lastNumber = async (): Promise<number> =>
  (await readdir(own)).filter((file) => /^\d{3}_/.test(file)).length

const nextFile = async (name: string): Promise<string> =>
  join(folder, `${String((await lastNumber()) + 1).padStart(3, '0')}_${name}.sql`)
const run = () => migrate({ url: database.url, folder: url })

describe('отказы', () => {
  test('база от более новой версии не тронута, и сказано, что делать', async () => {
    await database.pool.query(`insert into schema_migration values (900, 'future', 'x')`)
    await expect(run()).rejects.toThrow(/более новой версией: в ней есть миграция 900 «future»/)
  })

  test('новая миграция без строки о прежних серверах не даёт им запуститься', async () => {
    const known = await lastNumber()
    await writeFile(await nextFile('contract'), 'create table newer (id integer);')
    await run()
    await expect(migrate({ url: database.url })).rejects.toThrow(`миграция ${known + 1} «contract»`)
  })

  test('изменённая после применения миграция не проходит молча', async () => {
    await writeFile(join(folder, '001_catalog.sql'), 'select 1;')
    await expect(run()).rejects.toThrow(/001_catalog\.sql изменилась/)
  })

  test('таблицу держит долгий запрос: миграция уступает и применяется потом, а без конца не ждёт', async () => {
    const holder = await database.pool.connect()
    await holder.query('begin; lock table brand in access share mode')
    await writeFile(await nextFile('held'), 'alter table brand add column motto text;')
    const soon = { waitMs: 1, pauseMs: 1, tries: 2 }
    await expect(migrate({ url: database.url, folder: url, patience: soon })).rejects.toThrow(
      /held\.sql не применилась.*pg_stat_activity/,
    )
    const waiting = migrate({
      ...{ url: database.url, folder: url },
      patience: { ...soon, tries: 1_000_000 },
    })
    // others use the table while the migration keeps trying
    await database.pool.query('select count(*) from brand')
    await holder.query('rollback')
    holder.release()
    expect(await waiting).toMatchObject({ applied: 1 })
  })

  test('сломанная миграция не оставляет следа, исправленная потом применяется', async () => {
    const file = await nextFile('broken')
    await writeFile(file, 'create table half (id integer); select nonsense;')
    await expect(run()).rejects.toThrow(/broken\.sql не применилась.*nonsense/)
    const { rows } = await database.pool.query(`select to_regclass('half') as half`)
    expect(rows).toEqual([{ half: null }])
    await writeFile(file, 'create table half (id integer);')
    expect(await run()).toMatchObject({ applied: 1 })
  })

  test('пропущенный номер замечен', async () => {
    await writeFile(join(folder, '090_gap.sql'), 'select 1;')
    await expect(readMigrations(url)).rejects.toThrow(/090_gap\.sql/)
  })

  test('недоступная база названа без пароля', async () => {
    const attempt = migrate({ url: 'postgres://shop:secret@127.0.0.1:1/shop' })
    await expect(attempt).rejects.toThrow(/127\.0\.0\.1:1\/shop/)
    await expect(attempt).rejects.not.toThrow(/secret/)
  })
})

describe('миграции, названные по времени', () => {
  const write = (file: string, sql: string) => writeFile(join(folder, file), sql)

  test('идут после номерных, по порядку времени, и помнятся по имени', async () => {
    await write('20270102000000_second.sql', 'insert into trail values (2);')
    await write('20270101000000_first.sql', 'create table trail (step integer);')
    expect(await run()).toMatchObject({ applied: 2 })
    expect(await run()).toMatchObject({ applied: 0 })
    const { rows } = await database.pool.query(
      'select name from schema_migration where number >= 1000 order by number desc limit 2',
    )
    expect(rows).toEqual([{ name: '20270102000000_second' }, { name: '20270101000000_first' }])
  })

  test('вторая рука: более ранняя, пришедшая позже, применяется, а уже применённая не повторяется', async () => {
    await write('20270102000000_mine.sql', 'create table mine (id integer);')
    await run()
    await write('20270101000000_theirs.sql', 'create table theirs (id integer);')
    expect(await run()).toMatchObject({ applied: 1 })
    expect(await run()).toMatchObject({ applied: 0 })
  })

  test('номер, взятый другой веткой, базе с новыми именами не мешает', async () => {
    await write('20270101000000_mine.sql', 'create table mine (id integer);')
    await run()
    await writeFile(await nextFile('theirs'), 'create table theirs (id integer);')
    expect(await run()).toMatchObject({ applied: 1 })
  })

  test('изменённая после применения не проходит молча', async () => {
    await write('20270101000000_mine.sql', 'create table mine (id integer);')
    await run()
    await write('20270101000000_mine.sql', 'create table mine (id bigint);')
    await expect(run()).rejects.toThrow(/20270101000000_mine\.sql изменилась/)
  })

  test('сервер без неё отказывается, если она не говорит, что его ждёт, и работает, если схема только выросла', async () => {
    await write('20270101000000_grown.sql', '-- Servers that know 006 go on working.\nselect 1;')
    await run()
    expect(await migrate({ url: database.url })).toMatchObject({ applied: 0 })
    await write(
      '20270102000000_further.sql',
      '-- Servers that know 20270101000000 go on working.\nselect 1;',
    )
    await run()
    await expect(migrate({ url: database.url })).rejects.toThrow('20270102000000_further')
  })

  test('ссылка на неизвестную миграцию названа', async () => {
    await write(
      '20270101000000_lost.sql',
      '-- Servers that know 20260101000000 go on working.\nselect 1;',
    )
    await expect(run()).rejects.toThrow('ссылается на миграцию 20260101000000')
  })
})

test('второй запуск ничего не меняет, переводы строк не в счёт', async () => {
  const version = (await readMigrations()).length
  expect(await run()).toEqual({ applied: 0, version, made: 0, newer: [] })
  const [first] = await readMigrations()
  await writeFile(join(folder, first?.file ?? ''), (first?.sql ?? '').replaceAll('\n', '\r\n'))
  expect(await run()).toEqual({ applied: 0, version, made: 0, newer: [] })
})

test('два сервера, запущенные разом, применяют новую миграцию один раз', async () => {
  await writeFile(
    await nextFile('once'),
    'create table once_only (id integer); select pg_sleep(0.1);',
  )
  const results = await Promise.all([run(), run(), run()])
  expect(results.map(({ applied }) => applied).sort()).toEqual([0, 0, 1])
})

test('прежний сервер работает на схеме, которая только выросла: откат без простоя', async () => {
  const since = String(await lastNumber()).padStart(3, '0')
  await writeFile(
    await nextFile('grown'),
    `-- Servers that know ${since} go on working.\ncreate table newer (id integer);`,
  )
  expect(await run()).toMatchObject({ applied: 1 })
  expect(await migrate({ url: database.url })).toMatchObject({
    applied: 0,
    version: (await readMigrations()).length,
  })
})
