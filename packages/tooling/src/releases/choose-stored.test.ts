import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { markSetAside, readSetAside } from '@isp/federation/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { writeRemote } from './builds.fixture.ts'
import { chooseStored } from './choose-stored.ts'
import { publishRelease } from './publish-release.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-chosen-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('отозванный выпуск, выбранный ещё раз по версии, снова может достаться посетителям', async () => {
  const at = { storeDir: path.join(folder, 'store') }
  const buildDir = await writeRemote(path.join(folder, 'dist'), 'один')
  const { version } = await publishRelease({ ...at, name: 'catalog', buildDir })
  await markSetAside(at.storeDir, 'catalog', version, 'проба')
  await chooseStored(at, { name: 'catalog', version, isAgain: false })
  expect(await readSetAside(at.storeDir, 'catalog', version)).toBe('проба')
  await chooseStored(at, { name: 'catalog', version, isAgain: true })
  expect(await readSetAside(at.storeDir, 'catalog', version)).toBeNull()
})
