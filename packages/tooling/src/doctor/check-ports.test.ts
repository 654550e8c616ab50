import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { findFreePort } from '../database/free-port.ts'
import { readOwnPorts, writePidFile } from '../process/pid-file.ts'
import { checkPorts } from './check-ports.ts'

test('порт чужого магазина не выдаётся за наш, даже когда наш работает на других', async () => {
  const foreign = createServer().listen(0, '127.0.0.1')
  await once(foreign, 'listening')
  const { port } = foreign.address() as { port: number }
  const folder = mkdtempSync(path.join(tmpdir(), 'isp-doctor-'))
  const note = path.join(folder, 'shop.json')
  writePidFile(note, process.pid, path.basename(process.execPath), [3450, 4450])
  const settings = { port, bffPort: await findFreePort(0), host: '127.0.0.1' }

  const [web, bff] = await checkPorts(settings, readOwnPorts(note))
  expect(web?.found).toBe(`${port} занят другой программой`)
  expect(web?.fix).toContain(`PORT=${port + 100} npm start`)
  expect(bff?.fix).toBeUndefined()

  writePidFile(note, process.pid, path.basename(process.execPath), [port, 4450])
  const [own] = await checkPorts(settings, readOwnPorts(note))
  expect(own).toEqual({ title: 'Порт PORT', found: `${port} занят нашим магазином` })
  rmSync(folder, { recursive: true })
  foreign.close()
})
