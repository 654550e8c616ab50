import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { dropDatabase } from '@isp/testing/database'
import { removeAbandoned } from '../fixtures/abandoned.ts'
import { createDatabase, withServer } from '../fixtures/database.ts'
import { ownPrefix } from '../fixtures/own-name.ts'
import { expect, test } from '../fixtures/test.ts'

const serverUrl = process.env.DATABASE_URL ?? ''
const databases = () =>
  withServer(serverUrl, async (admin) =>
    (await admin.query<{ datname: string }>('select datname from pg_database')).rows.map(
      ({ datname }) => datname,
    ),
  )

test('что оставил убитый прогон, убирает следующий; своё у живых и чужое остаётся', async () => {
  const gone = spawn(process.execPath, ['--version'])
  await once(gone, 'exit')
  const names = {
    dead: `${ownPrefix}${gone.pid}_trial`,
    alive: `${ownPrefix}${process.ppid}_trial`,
    foreign: `isp_e2e_00000000_${gone.pid}_trial`,
  }
  for (const name of Object.values(names)) {
    await createDatabase(serverUrl, name)
    await mkdir(path.join(tmpdir(), name))
  }
  const script = path.join(tmpdir(), names.dead, 'server.mjs')
  await writeFile(script, 'setInterval(() => {}, 1000)')
  const server = spawn(process.execPath, [script])
  const ended = once(server, 'exit')
  await writeFile(`${script}.pid`, `${server.pid} ${script}`)

  await removeAbandoned(serverUrl)
  expect(await ended).toEqual([null, 'SIGKILL'])
  for (const there of [await databases(), await readdir(tmpdir())]) {
    expect(there).not.toContain(names.dead)
    expect(there).toEqual(expect.arrayContaining([names.alive, names.foreign]))
  }
  for (const name of [names.alive, names.foreign]) {
    await withServer(serverUrl, (admin) => dropDatabase(admin, name))
    await rm(path.join(tmpdir(), name), { recursive: true })
  }
})
