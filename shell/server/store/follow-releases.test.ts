import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ReleasesInStore } from '@isp/contract/releases-in-store'
import { listStored, markSetAside, readPointer, readSetAside } from '@isp/federation/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { careless, release } from '../released-shell.fixture.ts'
import { type FollowedReleases, followReleases } from './follow-releases.ts'
import type { ReleasedContent } from './released-content.ts'

let folder: string
let state: ReleasesInStore
let version: string
let asked: string[]
let told: string[]
let isAway: boolean
let wake: () => void
let followed: FollowedReleases | null
const at = (...parts: string[]) => path.join(folder, ...parts)

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-follow-'))
  asked = []
  told = []
  isAway = false
  wake = () => {}
  followed = null
  await release(at('store'), careless)
  version = readdirSync(at('store/shell')).find((name) => /^[\da-f]{16}$/.test(name)) ?? ''
  state = stateOf({})
})
afterEach(async () => {
  await followed?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const stateOf = (
  change: Partial<ReleasesInStore['names'][string]>,
  revision = 1,
): ReleasesInStore => ({
  revision,
  names: {
    shell: {
      current: { version, changedAt: '2026-11-28T00:00:00.000Z', releases: [] },
      versions: [{ version, storedAt: '2026-11-28T00:00:00.000Z' }],
      setAside: [],
      ...change,
    },
  },
})
/** A BFF whose store is a folder. */
const content: ReleasedContent = {
  after: async (since, signal) => {
    asked.push(`after ${since}`)
    if (isAway) throw new Error('away')
    if (since !== state.revision) return state
    await new Promise<void>((resolve) => {
      wake = resolve
      signal.addEventListener('abort', () => resolve())
    })
    return since === state.revision ? null : state
  },
  inventory: (name, one) => {
    asked.push(`inventory ${one}`)
    return readFile(at('store', name, one, 'integrity.json')).catch(() => null)
  },
  file: (name, one, file) => readFile(at('store', name, one, file)),
  tellSetAside: async (name, one, reason) => {
    told.push(`${name} ${one} ${reason}`)
  },
}
const errors: object[] = []
const follow = async () => {
  errors.length = 0
  followed = await followReleases({
    storeDir: at('own'),
    content,
    onChange: () => {},
    log: { warn: () => {}, error: (details) => void errors.push(details) },
  })
  return followed
}
const change = (next: ReleasesInStore) => {
  state = next
  wake()
}

test('выпуск и выбор оказываются на своём диске', async () => {
  await follow()
  expect((await readPointer(at('own'), 'shell'))?.version).toBe(version)
  expect(existsSync(at('own/shell', version, 'node/render.cjs'))).toBe(true)
})

test('снятое из хранилища уходит и с диска, снятое приложение больше не выбрано', async () => {
  await follow()
  change(stateOf({ current: null, versions: [] }, 2))
  await expect.poll(() => listStored(at('own'), 'shell')).toEqual([])
  expect(await readPointer(at('own'), 'shell')).toBeNull()
})

test('пустое хранилище, не знающее ни одного имени, не отнимает последнего выбора', async () => {
  await follow()
  change({ revision: 2, names: {} })
  await expect.poll(() => asked.at(-1)).toBe('after 2')
  expect((await readPointer(at('own'), 'shell'))?.version).toBe(version)
})

test('подменённый по дороге файл не принят, и сказано какой', async () => {
  const real = content.file
  const spoilt = {
    ...content,
    file: async (...of: Parameters<typeof real>) =>
      of[2] === 'boot/boot.js' ? Buffer.from('evil()') : real(...of),
  }
  const log = { warn: () => {}, error: () => {} }
  followed = await followReleases({ storeDir: at('own'), content: spoilt, onChange: () => {}, log })
  expect(followed.behind()).toEqual([
    { name: 'shell', version, reason: expect.stringContaining('boot/boot.js') },
  ])
  expect(await readPointer(at('own'), 'shell')).toBeNull()
  expect(readdirSync(at('own/shell'))).toEqual([])
})

test('отставленное здесь узнают все, отставленное другими — здесь, выбранное снова — тоже', async () => {
  const one = await follow()
  await markSetAside(at('own'), 'shell', version, 'loops')
  await one.share()
  await one.share()
  expect(told).toEqual([`shell ${version} loops`])
  change(stateOf({ setAside: [{ version, reason: 'loops' }] }, 2))
  await expect.poll(() => asked.at(-1)).toBe('after 2')
  expect(await readSetAside(at('own'), 'shell', version)).toBe('loops')
  change(stateOf({}, 3))
  await expect.poll(() => readSetAside(at('own'), 'shell', version)).toBeNull()
  change(stateOf({ setAside: [{ version, reason: 'eats memory' }] }, 4))
  await expect.poll(() => readSetAside(at('own'), 'shell', version)).toBe('eats memory')
})

test('без BFF остаётся то, что есть, а с ним всё идёт дальше', async () => {
  isAway = true
  const one = await follow()
  expect(await one.bring('shell', version)).toBe(false)
  isAway = false
  await one.ready
  expect((await readPointer(at('own'), 'shell'))?.version).toBe(version)
})

test('за придуманными выпусками не ходят, и BFF о них спрашивают изредка', async () => {
  const one = await follow()
  vi.useFakeTimers({ toFake: ['Date'] })
  asked.length = 0
  const made = Array.from({ length: 50 }, (_, n) => n.toString(16).padStart(16, '0'))
  expect(await Promise.all(made.map((name) => one.bring('shell', name)))).toEqual(
    made.map(() => false),
  )
  expect(asked).toEqual(['after -1'])
  vi.useRealTimers()
})

test('диск не принимает выпуска: прежнее на месте, сказано один раз', async () => {
  await follow().then((one) => one.stop())
  const before = version
  await release(at('newer'), `${careless} // newer`)
  version = readdirSync(at('newer/shell')).find((name) => /^[\da-f]{16}$/.test(name)) ?? ''
  rmSync(at('store'), { recursive: true })
  renameSync(at('newer'), at('store'))
  const unwritable = {
    ...content,
    inventory: async () =>
      Promise.reject(
        Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' }),
      ),
  }
  state = stateOf({}, 2)
  const log = { warn: () => {}, error: (details: object) => void errors.push(details) }
  followed = await followReleases({
    storeDir: at('own'),
    content: unwritable,
    onChange: () => {},
    log,
  })
  expect((await readPointer(at('own'), 'shell'))?.version).toBe(before)
  expect(followed.behind()).toMatchObject([{ version, reason: expect.stringContaining('ENOSPC') }])
  expect(errors).toHaveLength(1)
})
