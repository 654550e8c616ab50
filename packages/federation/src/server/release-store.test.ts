import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { REMOTE_CONTRACT } from '../contract-number.ts'
import type { RemoteRelease } from '../registry.ts'
import { createReleaseStore, integrityOf } from './release-store.ts'
import { createRemoteEvaluator } from './remote-evaluator.ts'

let storeDir: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  storeDir = await mkdtemp(path.join(tmpdir(), 'releases-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(storeDir, { recursive: true })
})

const okCode = (mark: string, contract: number = REMOTE_CONTRACT) =>
  `const react = require('react'); module.exports = { default: { contract: ${contract}, name: 'x', mark: '${mark}', react, createRoutes: () => [] } }`

const publish = async (version: string, code: string, changes: Partial<RemoteRelease> = {}) => {
  const folder = path.join(storeDir, 'x', version)
  await mkdir(path.join(folder, 'web'), { recursive: true })
  await mkdir(path.join(folder, 'node'), { recursive: true })
  const release: RemoteRelease = {
    name: 'x',
    version,
    contract: REMOTE_CONTRACT,
    prefixes: ['/x/'],
    fragments: [],
    web: { entry: `/remotes/x/${version}/web/entry.js`, preload: [], integrity: {} },
    node: { entry: 'node/server.cjs', integrity: integrityOf(Buffer.from(code)), shared: [] },
    ...changes,
  }
  await writeFile(path.join(folder, 'web/entry.js'), '')
  await writeFile(path.join(folder, 'node/server.cjs'), code)
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(release))
  await writeFile(path.join(storeDir, 'x/current.json'), JSON.stringify({ version }))
  return release
}

const later = () => vi.setSystemTime(Date.now() + 1000)

describe('хранилище выпусков', () => {
  it('пока файлов выпуска нет, он числится недоступным и снова доступен, когда они вернулись', async () => {
    await publish('v1', okCode('v1'))
    const store = createReleaseStore(storeDir)
    expect((await store.read()).remotes[0]?.isAvailable).toBe(true)
    await rename(
      path.join(storeDir, 'x'),
      path.join(storeDir, '..', `${path.basename(storeDir)}-away`),
    )
    later()
    expect((await store.read()).remotes).toMatchObject([{ prefixes: ['/x/'], isAvailable: false }])
    await rename(
      path.join(storeDir, '..', `${path.basename(storeDir)}-away`),
      path.join(storeDir, 'x'),
    )
    later()
    expect((await store.read()).remotes[0]?.isAvailable).toBe(true)
  })

  it('указатель, ведущий из хранилища наружу, не читается', async () => {
    await publish('v1', okCode('v1'))
    await writeFile(path.join(storeDir, 'x/current.json'), JSON.stringify({ version: '../../etc' }))
    expect((await createReleaseStore(storeDir).read()).remotes).toEqual([])
  })

  it('новый выпуск виден без перезапуска', async () => {
    const store = createReleaseStore(storeDir)
    await publish('v1', okCode('v1'))
    expect((await store.read()).remotes[0]?.version).toBe('v1')
    await publish('v2', okCode('v2'))
    later()
    expect((await store.read()).remotes[0]?.version).toBe('v2')
  })
})

describe('серверная половина выпуска', () => {
  const shared = { react: { instance: 'the shell’s own' } }

  it('байт, изменённый после выпуска, отвергается до выполнения', async () => {
    const release = await publish('v1', okCode('v1'))
    await writeFile(
      path.join(storeDir, 'x/v1/node/server.cjs'),
      `globalThis.wasRun = true; ${okCode('v1')}`,
    )
    const { load } = createRemoteEvaluator(createReleaseStore(storeDir))
    await expect(load(release, shared)).rejects.toThrow('was changed after its release')
    expect(globalThis).not.toHaveProperty('wasRun')
  })

  it('чужой номер договора отвергается', async () => {
    const { load } = createRemoteEvaluator(createReleaseStore(storeDir))
    await expect(
      load(await publish('v1', okCode('v1'), { contract: 999 }), shared),
    ).rejects.toThrow('contract 999')
    await expect(load(await publish('v2', okCode('v2', 7)), shared)).rejects.toThrow(
      `contract ${REMOTE_CONTRACT}`,
    )
  })

  it('просить можно только общие модули', async () => {
    const release = await publish('v1', `require('node:fs')`)
    const { load } = createRemoteEvaluator(createReleaseStore(storeDir))
    await expect(load(release, shared)).rejects.toThrow('node:fs is not shared')
  })

  it('два выпуска живут рядом, с одним и тем же React', async () => {
    const { load } = createRemoteEvaluator(createReleaseStore(storeDir))
    const [one, two] = [
      await load(await publish('v1', okCode('v1')), shared),
      await load(await publish('v2', okCode('v2')), shared),
    ]
    expect(one).toMatchObject({ mark: 'v1', react: shared.react })
    expect(two).toMatchObject({ mark: 'v2' })
    expect((two as unknown as { react: unknown }).react).toBe(shared.react)
  })

  it('после неудачи следующая попытка начинается заново', async () => {
    const code = okCode('v1')
    const release = await publish('v1', code)
    const file = path.join(storeDir, 'x/v1/node/server.cjs')
    await rm(file)
    const { load } = createRemoteEvaluator(createReleaseStore(storeDir))
    await expect(load(release, shared)).rejects.toThrow()
    await writeFile(file, code)
    await expect(load(release, shared)).resolves.toMatchObject({ mark: 'v1' })
  })
})
