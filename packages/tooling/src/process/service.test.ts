import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFreePort } from '../database/free-port.ts'
import { isAlive } from './process-table.ts'
import { type Service, startService } from './service.ts'

let folder = ''
let service: Service | null = null

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-service-'))
})
afterEach(async () => {
  await service?.stop()
  rmSync(folder, { recursive: true, force: true })
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
    name: 'trial-service',
    args: [file],
    env: process.env,
    healthUrl: `http://127.0.0.1:${port}/`,
    onRestart: (attempt) => events.push(`restart ${attempt}`),
  })
  return { service, events }
}

const answering = "createServer((_, reply) => reply.end('ok')).listen(PORT, '127.0.0.1')"

describe('сервер под присмотром', { timeout: 20_000 }, () => {
  it('готов, когда отвечает, и останавливается до конца', async () => {
    const { service } = await launch(answering)
    expect(await service.ready(10_000)).toBeNull()
    const pid = Number(readFileSync(pidFile(), 'utf8'))
    await service.stop()
    expect(isAlive(pid)).toBe(false)
  })

  it('не поднявшийся говорит своё последнее слово', async () => {
    const { service } = await launch("console.error('Порт занят.'); process.exit(1)")
    expect(await service.ready(10_000)).toBe('Порт занят.')
  })

  it('упавший поднимается снова', async () => {
    const { service, events } = await launch(answering)
    await service.ready(10_000)
    const first = Number(readFileSync(pidFile(), 'utf8'))
    process.kill(first, 'SIGKILL')
    while (Number(readFileSync(pidFile(), 'utf8')) === first) await sleep(50)
    expect(await service.ready(10_000)).toBeNull()
    expect(events).toEqual(['restart 1'])
  })
})
