import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@isp/testing/free-port'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { careless, release } from './released-shell.fixture.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

let folder = ''
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-shell-'))
  for (const name of ['releases', 'images', 'files']) mkdirSync(path.join(folder, name))
  await release(path.join(folder, 'releases'), careless)
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Starts the web server as a separate process and collects its log. */
const startServer = async () => {
  const port = await findFreePort()
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      PORT: String(port),
      RELEASE_DIR: path.join(folder, 'releases'),
      BLOB_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const lines: string[] = []
  const log = createInterface({ input: child.stdout })
  /** Resolves when the log contains the text, or ends. */
  const said = (text: string) =>
    new Promise<void>((resolve) => {
      log.once('close', resolve)
      log.on('line', (line) => line.includes(text) && resolve())
    })
  log.on('line', (line) => lines.push(line))
  const get = (pathname: string) => fetch(`http://127.0.0.1:${port}${pathname}`)
  const status = (pathname: string) => get(pathname).then((answer) => answer.status)
  await said('Server listening')
  return { child, ended, lines, said, get, status }
}

test('ошибка, которую забыли поймать, записана, а магазин работает дальше', async () => {
  const { child, ended, lines, said, status } = await startServer()
  try {
    const caught = said('nobody caught me')
    expect(await status('/forgetful/')).toBe(200)
    await caught
    expect(await status('/')).toBe(200)
    expect(child.exitCode).toBeNull()
    expect(lines.find((line) => line.includes('nobody caught me'))).toContain('"level":50')
  } finally {
    child.kill()
    await ended
  }
})

test('страница крутится без конца: остальные отвечают, SIGTERM останавливает сервер', async () => {
  const { child, ended, get, status } = await startServer()
  const looping = get('/loop/').catch(() => null)
  try {
    expect(await status('/')).toBe(200)
    expect(await status('/health')).toBe(503) // it responds, but has no BFF
  } finally {
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await looping
  }
})

test('чего искали и что было в адресе после знака вопроса, журнал не знает', async () => {
  const { child, ended, lines, said, status } = await startServer()
  try {
    const answered = said('/delivery/')
    await status('/search/%D1%82%D0%B0%D0%B9%D0%BD%D0%B0/2/?page=secret')
    await status('/contacts/?article=secret')
    await status('/bff/api/x?login=secret')
    await status('/delivery/')
    await answered
    const log = lines.join('\n')
    expect(log).toContain('"path":"/search/…"')
    expect(log).toContain('"path":"/contacts/"')
    expect(log).not.toMatch(/secret|%D1%82%D0%B0|тайна/)
    expect(lines.every((line) => typeof JSON.parse(line).app === 'string')).toBe(true)
  } finally {
    child.kill()
    await ended
  }
})
