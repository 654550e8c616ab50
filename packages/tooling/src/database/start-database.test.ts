import { spawn } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isAlive } from '../process/process-table.ts'
import { fromRoot } from '../workspace/paths.ts'
import { withConnection } from './connection.ts'
import { startDatabase } from './start-database.ts'

let dataDir = ''

beforeAll(() => {
  // beside the real one: the database's user must be able to reach it
  mkdirSync(fromRoot('var'), { recursive: true })
  dataDir = mkdtempSync(fromRoot('var/trial-postgres-'))
  // mkdtemp makes the folder inaccessible to other users
  rmSync(dataDir, { recursive: true })
  mkdirSync(dataDir)
})
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const start = (databaseUrl: string | null = null) => startDatabase({ dataDir, databaseUrl })

const ask = <Row extends object>(url: string, text: string): Promise<Row> =>
  withConnection(url, async (client) => {
    const { rows } = await client.query(text)
    return rows[0] as Row
  })

/** The folder of the cluster, which is elsewhere when other users cannot enter the checkout. */
const homeOf = (): string => {
  try {
    const { folder } = JSON.parse(readFileSync(path.join(dataDir, 'location.json'), 'utf8'))
    return folder as string
  } catch {
    return dataDir
  }
}

/** Starts the database in a process that is then killed without stopping it. */
const startAndKill = async (): Promise<void> => {
  const code = `
    const { startDatabase } = await import(${JSON.stringify(import.meta.resolve('./start-database.ts'))})
    await startDatabase({ dataDir: ${JSON.stringify(dataDir)}, databaseUrl: null })
    console.log('started')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: 'pipe' })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
}

describe('встроенная база', () => {
  test('первый запуск создаёт базу в UTF-8 с русской сортировкой и надёжной записью', async () => {
    const database = await start()
    expect(database.describe).toMatch(/^PostgreSQL 18\.\d+, встроенный, порт \d+$/)
    const facts = await ask<Record<string, string>>(
      database.url,
      `select current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
              datlocprovider as provider, datlocale as locale,
              current_setting('is_superuser') as superuser
         from pg_database where datname = current_database()`,
    )
    expect(facts).toEqual({
      encoding: 'UTF8',
      fsync: 'on',
      provider: 'i',
      locale: 'ru-RU',
      superuser: 'off',
    })
    await ask(database.url, 'create extension pg_trgm')
    const { trigrams } = await ask<{ trigrams: string }>(
      database.url,
      "select show_trgm('сверло')::text as trigrams",
    )
    expect(trigrams).not.toBe('{}')
    await database.stop()
    expect(database.isRunning()).toBe(false)
  })

  test('база для тестов не ждёт диска', async () => {
    const database = await startDatabase({ dataDir, databaseUrl: null, isDurable: false })
    const settings = `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages`
    expect(await ask(database.url, settings)).toEqual({ fsync: 'off', pages: 'off' })
    await database.stop()
  })

  test('пароль хранится в файле, закрытом от остальных', () => {
    const { mode } = statSync(path.join(homeOf(), 'state.json'))
    expect(mode & 0o777).toBe(0o600)
  })

  test('без пароля не пускает', async () => {
    const database = await start()
    const wrong = database.url.replace(/:[^:@]+@/, ':wrong@')
    await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed')
    await database.stop()
  })

  test('сервер, к которому не подключиться, остановлен, и сказано почему', async () => {
    const file = path.join(homeOf(), 'state.json')
    const good = readFileSync(file, 'utf8')
    writeFileSync(file, JSON.stringify({ ...JSON.parse(good), adminPassword: 'wrong' }))
    await expect(start()).rejects.toThrow(/база магазина в нём не готова .*и он остановлен/)
    expect(existsSync(path.join(homeOf(), 'cluster/postmaster.pid'))).toBe(false)
    writeFileSync(file, good)
    const database = await start()
    expect(database.isRunning()).toBe(true)
    await database.stop()
  })

  test('после kill -9 следующий запуск берёт сервер себе, данные целы, и сам его останавливает', async () => {
    const before = await start()
    await ask(before.url, 'create table kept as select 42 as answer')
    await before.stop()
    await startAndKill()
    const database = await start()
    expect(database.isRunning()).toBe(true)
    expect(await ask(database.url, 'select answer from kept')).toEqual({ answer: 42 })
    await database.stop()
    expect(database.pid && isAlive(database.pid)).toBe(false)
  })

  test('вторая команда пользуется базой работающей первой и не останавливает её', async () => {
    const owner = await start()
    const guest = await start()
    expect(guest.pid).toBe(owner.pid)
    await guest.stop()
    expect(owner.isRunning()).toBe(true)
    await owner.stop()
  })

  test('убитый сервер и чужой процесс под его номером не мешают запуску', async () => {
    const first = await start()
    process.kill(first.pid as number, 'SIGKILL')
    await expect.poll(() => isAlive(first.pid as number)).toBe(false)
    const pidFile = path.join(homeOf(), 'cluster/postmaster.pid')
    writeFileSync(
      pidFile,
      readFileSync(pidFile, 'utf8').replace(String(first.pid), String(process.ppid)),
    )
    const second = await start()
    expect(second.isRunning()).toBe(true)
    await second.stop()
  })

  test('занятый порт — не беда: сервер берёт другой', async () => {
    const first = await start()
    const port = Number(new URL(first.url).port)
    await first.stop()
    const squatter = createServer().listen(port, '127.0.0.1')
    const second = await start()
    expect(new URL(second.url).port).not.toBe(String(port))
    await second.stop()
    squatter.close()
  })

  test('папка данных от более новой версии — одно предложение, данные не тронуты', async () => {
    const file = path.join(homeOf(), 'cluster/PG_VERSION')
    const version = readFileSync(file, 'utf8')
    writeFileSync(file, '99\n')
    await expect(start()).rejects.toThrow(/создана PostgreSQL 99, а встроенный — 18/)
    writeFileSync(file, version)
  })

  test('потерянный пароль — одно предложение', async () => {
    const file = path.join(homeOf(), 'state.json')
    renameSync(file, `${file}.away`)
    await expect(start()).rejects.toThrow('повреждён или потерян')
    renameSync(`${file}.away`, file)
  })

  test('сервер из DATABASE_URL, который не отвечает, — одно предложение', async () => {
    await expect(start('postgres://shop:secret@127.0.0.1:1/shop')).rejects.toThrow(
      'База данных из DATABASE_URL (127.0.0.1:1) не отвечает (в соединении отказано)',
    )
  })
})
