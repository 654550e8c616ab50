import { appendFile, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { REMOTE_CONTRACT } from '../contract-number.ts'
import { pointTo, putRemote, putShell, rendererCode } from './release-fixtures.ts'
import { readPointer } from './release-pointer.ts'
import { createReleaseStore } from './release-store.ts'
import { serveVersion } from './serve-version.ts'

let storeDir: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  storeDir = await mkdtemp(path.join(tmpdir(), 'releases-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(storeDir, { recursive: true })
})
const later = () => vi.setSystemTime(Date.now() + 1000)

const codeOf = (mark: string) => `module.exports = { default: { mark: '${mark}' } }`
/** A shop with the remotes x and y in service, and a second release of each name that is only stored. */
const open = async () => {
  const shell = await putShell(storeDir)
  const [x, y] = [await putRemote(storeDir), await putRemote(storeDir, { name: 'y' })]
  const stored = {
    shell: await putShell(storeDir, { code: rendererCode('v2') }),
    x: await putRemote(storeDir, { code: codeOf('v2') }),
    y: await putRemote(storeDir, { name: 'y', code: codeOf('v2'), contract: REMOTE_CONTRACT + 1 }),
  }
  for (const [name, version] of Object.entries({ shell, x, y })) {
    await pointTo(storeDir, name, version)
  }
  const store = createReleaseStore(storeDir)
  await store.look()
  const shown = async (chosen: Record<string, string>) => {
    later()
    const set = await store.beside(chosen)
    if ('refusal' in set) return `${set.name}: ${set.refusal.code}`
    const { registry } = set.releases
    return [registry.shell, ...registry.remotes].map((release) => release?.version)
  }
  return { store, served: { shell, x, y }, stored, shown }
}

test('выбранные выпуски видны вместо действующих, остальные — как есть; действующие те же', async () => {
  const { store, served, stored, shown } = await open()
  expect(await shown({ x: stored.x })).toEqual([served.shell, stored.x, served.y])
  expect(await shown({ shell: stored.shell, x: stored.x })).toEqual([
    stored.shell,
    stored.x,
    served.y,
  ])
  expect(store.read().registry.remotes.map(({ version }) => version)).toEqual([served.x, served.y])
})

test('пока ничего не изменилось, набор — тот же объект: сделанное из него не делается снова', async () => {
  const { store, stored } = await open()
  const first = await store.beside({ x: stored.x })
  later()
  expect(await store.beside({ x: stored.x })).toBe(first)
})

test('не показан выпуск, который не сходится с остальными, повреждён, отстранён или неизвестен', async () => {
  const { store, stored, shown } = await open()
  expect(await shown({ x: stored.x, y: stored.y })).toBe('y: contract-differs')
  expect(await shown({ x: '0123456789abcdef' })).toBe('x: inventory-missing')
  await store.setAside('x', stored.x, 'loops')
  expect(await shown({ x: stored.x })).toBe('x: set-aside')
  await appendFile(path.join(storeDir, 'shell', stored.shell, 'web/main.js'), ' ')
  expect(await shown({ shell: stored.shell })).toBe('shell: file-changed')
})

test('выпуск, отданный всем, действует; прежний стоит в истории следующим', async () => {
  const { store, served, stored } = await open()
  await Promise.all([serveVersion(storeDir, 'x', stored.x), serveVersion(storeDir, 'x', stored.x)])
  later()
  await store.look()
  expect(store.read().registry.remotes[0]?.version).toBe(stored.x)
  const { releases = [] } = (await readPointer(storeDir, 'x')) ?? {}
  expect(releases.map(({ version, leftAt }) => [version, leftAt !== null])).toEqual([
    [stored.x, false],
    [served.x, true],
  ])
})
