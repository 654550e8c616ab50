import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import {
  REMOTE_CONTRACT,
  RENDERER_INTERFACE,
  type ShellMeta,
  singletonNames,
} from '@isp/federation'
import { INVENTORY_FILE, META_FILE, versionOf, writeInventory } from '@isp/federation/server'
import { afterEach, beforeEach, expect, test } from 'vitest'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

/** A build one of whose pages forgets to catch an error and another loops, as the code of any team may. */
const careless = `
  exports.sharedModules = ${JSON.stringify(Object.fromEntries(singletonNames.map((name) => [name, {}])))}
  exports.render = async ({ url }) => {
    if (url.pathname === '/loop/') for (;;);
    if (url.pathname === '/forgetful/') void Promise.reject(new Error('nobody caught me'))
    return { kind: 'page', status: 200, html: Buffer.from('page'), isWhole: true, failures: [] }
  }`

const meta: ShellMeta = {
  name: 'shell',
  contract: REMOTE_CONTRACT,
  renderer: RENDERER_INTERFACE,
  web: { entry: 'main.js', fonts: [] },
  node: { entry: 'render.cjs' },
  inline: { consent: '', boot: 'boot/boot.js' },
  provides: null,
  shared: {},
}

/** A store whose only release is a shell of this code. */
const release = async (storeDir: string, code: string): Promise<void> => {
  const build = path.join(storeDir, '.build')
  const files = { 'node/render.cjs': code, 'boot/boot.js': '', 'web/main.js': '' }
  for (const [name, content] of Object.entries({ ...files, [META_FILE]: JSON.stringify(meta) })) {
    mkdirSync(path.dirname(path.join(build, name)), { recursive: true })
    writeFileSync(path.join(build, name), content)
  }
  await writeInventory(build)
  const version = versionOf(readFileSync(path.join(build, INVENTORY_FILE)))
  mkdirSync(path.join(storeDir, 'shell'))
  renameSync(build, path.join(storeDir, 'shell', version))
  const pointer = { version, changedAt: new Date().toISOString(), releases: [] }
  writeFileSync(path.join(storeDir, 'shell/current.json'), JSON.stringify(pointer))
}

let folder = ''
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-shell-'))
  for (const name of ['releases', 'images', 'files']) mkdirSync(path.join(folder, name))
  await release(path.join(folder, 'releases'), careless)
})
afterEach(() => rmSync(folder, { recursive: true }))

const findFreePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** The web server as a process of its own, with what it logs. */
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
  /** Until the log says so, or ends. */
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
    expect(await status('/health')).toBe(503) // it answers; there is no BFF behind it
  } finally {
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    await looping
  }
})
