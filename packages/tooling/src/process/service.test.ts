import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { patience } from '@isp/testing/patience'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { findFreePort } from '../database/free-port.ts'
import { runtimeFolders } from '../workspace/paths.ts'
import { isAlive } from './process-table.ts'
import { logOf } from './run-step.ts'
import { type Service, startService } from './service.ts'

const name = 'trial-service'
const log = logOf(name)
const limits = {
  logBytes: 1000,
  rotationMs: 20,
  pausesMs: [5, 10],
  askMs: 1000,
  silentMs: 3000,
  startMs: 60_000,
}

let folder = ''
let service: Service | null = null

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-service-'))
})
afterEach(async () => {
  await service?.stop()
  for (const trace of [folder, log, `${log}.1`]) rmSync(trace, { recursive: true, force: true })
})

const pidFile = () => path.join(folder, 'pid')

const launch = async (code: string) => {
  const port = await findFreePort(0)
  const file = path.join(folder, 'server.mjs')
  writeFileSync(
    file,
    `import { createServer } from 'node:http'
     import { writeFileSync } from 'node:fs'
     writeFileSync(${JSON.stringify(pidFile())}, String(process.pid))
     ${code.replace('PORT', String(port))}`,
  )
  const events: string[] = []
  service = startService({
    name,
    args: [file],
    env: process.env,
    healthUrl: `http://127.0.0.1:${port}/`,
    onRestart: (attempt, reason) => events.push(`restart ${attempt}: ${reason}`),
    onSilent: () => events.push('silent'),
    limits,
  })
  return { service, events, address: `http://127.0.0.1:${port}/` }
}

const answering = "createServer((_, reply) => reply.end('ok')).listen(PORT, '127.0.0.1')"

describe('сервер под присмотром', () => {
  test('готов, когда отвечает, и останавливается до конца', async () => {
    const { service } = await launch(answering)
    expect(await service.ready(patience.moment)).toBeNull()
    const pid = Number(readFileSync(pidFile(), 'utf8'))
    await service.stop()
    expect(isAlive(pid)).toBe(false)
  })

  test('не поднявшийся говорит своё последнее слово', async () => {
    const { service } = await launch("console.error('Порт занят.'); process.exit(1)")
    expect(await service.ready(patience.moment)).toBe('Порт занят.')
  })

  test('упавший поднимается снова', async () => {
    const { service, events } = await launch(answering)
    await service.ready(patience.moment)
    const first = Number(readFileSync(pidFile(), 'utf8'))
    process.kill(first, 'SIGKILL')
    await expect.poll(() => Number(readFileSync(pidFile(), 'utf8'))).not.toBe(first)
    expect(await service.ready(patience.moment)).toBeNull()
    expect(events).toEqual(['restart 1: exit code null'])
  })

  test('однажды готовый поднимается сколько угодно раз, даже если падает, не успев ответить', async () => {
    const { service, events } = await launch(`
      import { existsSync, readFileSync } from 'node:fs'
      const countFile = import.meta.filename + '.count'
      const count = existsSync(countFile) ? Number(readFileSync(countFile)) + 1 : 1
      writeFileSync(countFile, String(count))
      if (count > 1 && count < 6) { console.error('Падение ' + count + '.'); process.exit(1) }
      ${answering}`)
    await service.ready(patience.moment)
    process.kill(Number(readFileSync(pidFile(), 'utf8')), 'SIGKILL')
    await expect.poll(() => events).toHaveLength(5)
    expect(await service.ready(patience.moment)).toBeNull()
    expect(events.slice(1)).toEqual(
      [2, 3, 4, 5].map((count) => `restart ${count}: Падение ${count}.`),
    )
  })
})

describe('сервер, который жив и не отвечает', () => {
  const pid = () => Number(readFileSync(pidFile(), 'utf8'))
  const untilReplaced = async (first: number) => {
    await expect.poll(pid).not.toBe(first)
    expect(isAlive(first)).toBe(false)
  }

  test('замороженный сигналом заменён', async () => {
    const { service, events } = await launch(answering)
    await service.ready(patience.moment)
    const first = pid()
    process.kill(first, 'SIGSTOP')
    await untilReplaced(first)
    expect(await service.ready(patience.moment)).toBeNull()
    expect(events).toEqual(['silent', 'restart 1: exit code null'])
  })

  test('крутящийся без конца заменён, хотя сигналов не слышит', async () => {
    const { service, events, address } = await launch(`
      process.on('SIGTERM', () => process.exit())
      createServer(({ url }, reply) => {
        if (url === '/loop') for (;;);
        reply.end('ok')
      }).listen(PORT, '127.0.0.1')`)
    await service.ready(patience.moment)
    const first = pid()
    const lost = fetch(`${address}loop`).catch(() => null)
    await untilReplaced(first)
    await lost
    expect(await service.ready(patience.moment)).toBeNull()
    expect(events).toEqual(['silent', 'restart 1: exit code null'])
  })

  test('отвечающий отказом жив: его не трогают', async () => {
    const { service, events, address } = await launch(`
      let count = 0
      createServer(({ url }, reply) => {
        if (url === '/count') return reply.end(String(count))
        if (++count > 1) reply.statusCode = 503
        reply.end()
      }).listen(PORT, '127.0.0.1')`)
    await service.ready(patience.moment)
    const first = pid()
    const asked = async () => Number(await (await fetch(`${address}count`)).text())
    await expect.poll(asked).toBeGreaterThan(5)
    expect(events).toEqual([])
    expect(pid()).toBe(first)
  })

  test('замороженный останавливается вместе с магазином', async () => {
    const { service } = await launch(answering)
    await service.ready(patience.moment)
    const first = pid()
    process.kill(first, 'SIGSTOP')
    await service.stop()
    expect(isAlive(first)).toBe(false)
  })
})

describe('журнал сервера', () => {
  test('длинный отложен на ходу, дальше пишется с начала, последнее слово не теряется', async () => {
    mkdirSync(path.dirname(log), { recursive: true })
    writeFileSync(log, `${'прежний запуск '.repeat(30)}\n`)
    const { service, events, address } = await launch(`
      createServer(({ url }, reply) => {
        if (url === '/') return reply.end()
        console.log(url)
        reply.end()
        if (url === '/last') process.exit(1)
      }).listen(PORT, '127.0.0.1')`)
    expect(await service.ready(patience.moment)).toBeNull()
    const long = `long-${'x'.repeat(600)}`
    await fetch(`${address}${long}`)
    await expect.poll(() => existsSync(`${log}.1`) && readFileSync(log, 'utf8')).toBe('')
    expect(readFileSync(`${log}.1`, 'utf8')).toMatch(new RegExp(`^прежний запуск [^]*${long}\n$`))
    await fetch(`${address}after`)
    expect(readFileSync(log, 'utf8')).toBe('/after\n')
    await fetch(`${address}last`).catch(() => null)
    await expect.poll(() => events).toEqual(['restart 1: /last'])
  })

  const talking = `
    createServer(({ url }, reply) => {
      if (url !== '/') console.log(url)
      reply.end()
    }).listen(PORT, '127.0.0.1')`

  test.runIf(process.platform === 'linux')(
    'отложить длинный некуда: он очищен, сервер и присмотр за ним целы',
    async () => {
      const { service, events, address } = await launch(talking)
      expect(await service.ready(patience.moment)).toBeNull()
      symlinkSync('/dev/full', `${log}.1`)
      await fetch(`${address}long-${'x'.repeat(limits.logBytes)}`)
      await expect.poll(() => readFileSync(log, 'utf8')).toBe('')
      expect(existsSync(`${log}.1`)).toBe(false)
      const first = Number(readFileSync(pidFile(), 'utf8'))
      process.kill(first, 'SIGKILL')
      await expect.poll(() => Number(readFileSync(pidFile(), 'utf8'))).not.toBe(first)
      expect(await service.ready(patience.moment)).toBeNull()
      expect(events).toEqual(['restart 1: exit code null'])
    },
  )

  test('удалён на ходу: сервер поднимается снова, с новым журналом', async () => {
    const { service, events } = await launch(talking)
    expect(await service.ready(patience.moment)).toBeNull()
    rmSync(log)
    const first = Number(readFileSync(pidFile(), 'utf8'))
    process.kill(first, 'SIGKILL')
    await expect.poll(() => existsSync(log)).toBe(true)
    expect(await service.ready(patience.moment)).toBeNull()
    expect(events).toEqual(['restart 1: exit code null'])
  })
})

test.runIf(process.platform === 'linux')(
  'записать номер процесса некуда: сервер всё равно под присмотром',
  async () => {
    const note = path.join(runtimeFolders.run, `child-${name}.json`)
    mkdirSync(runtimeFolders.run, { recursive: true })
    symlinkSync('/dev/full', note)
    onTestFinished(() => rmSync(note, { force: true }))
    const { service, events } = await launch(answering)
    expect(await service.ready(patience.moment)).toBeNull()
    const first = Number(readFileSync(pidFile(), 'utf8'))
    process.kill(first, 'SIGKILL')
    await expect.poll(() => Number(readFileSync(pidFile(), 'utf8'))).not.toBe(first)
    expect(await service.ready(patience.moment)).toBeNull()
    expect(events).toHaveLength(1)
  },
)
