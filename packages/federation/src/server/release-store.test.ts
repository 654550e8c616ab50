import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { REMOTE_CONTRACT } from '../contract-number.ts'
import { type BundleTrial, createBundleTrial } from './bundle-trial.ts'
import type { Refusal } from './release-choice.ts'
import { integrityOf, versionOf, writeInventory } from './release-files.ts'
import { putShell } from './release-fixtures.ts'
import { createReleaseStore, type StoreOptions } from './release-store.ts'
import { createRemoteEvaluator } from './remote-evaluator.ts'
import { forgetSetAside } from './set-aside.ts'

let storeDir: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  storeDir = await mkdtemp(path.join(tmpdir(), 'releases-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(storeDir, { recursive: true })
})

/** Moves the clock past the time for which results are reused without checking the files. */
const later = (milliseconds = 1000) => vi.setSystemTime(Date.now() + milliseconds)

const okCode = (mark: string, contract: number = REMOTE_CONTRACT) =>
  `const react = require('react'); module.exports = { default: { contract: ${contract}, name: 'x', mark: '${mark}', react, createRoutes: () => [] } }`

type Build = { name?: string; code?: string; entry?: string; meta?: object; manifest?: string }

const manifestOf = (name: string, react = '^19.0.0') =>
  JSON.stringify({ name, shared: [{ name: 'react', requiredVersion: react }] })

const writeBuild = async (folder: string, build: Build): Promise<string> => {
  const { name = 'x', code = okCode('v1') } = build
  const meta = {
    name,
    contract: REMOTE_CONTRACT,
    prefixes: [`/${name}/`],
    fragments: [],
    web: { entry: 'remoteEntry.js', preload: ['routes.js'] },
    node: { entry: 'server.cjs', shared: ['react'] },
    uses: { names: {}, operations: [] },
    ...build.meta,
  }
  const routes = `routes of ${code}`
  await mkdir(path.join(folder, 'web'), { recursive: true })
  await mkdir(path.join(folder, 'node'), { recursive: true })
  const entry = build.entry ?? `load("${integrityOf(Buffer.from(routes), 'sha256')}")`
  await writeFile(path.join(folder, 'web/remoteEntry.js'), entry)
  await writeFile(path.join(folder, 'web/routes.js'), routes)
  await writeFile(path.join(folder, 'web/mf-manifest.json'), build.manifest ?? manifestOf(name))
  await writeFile(path.join(folder, 'node/server.cjs'), code)
  await writeFile(path.join(folder, 'release-meta.json'), JSON.stringify(meta))
  await writeInventory(folder)
  return versionOf(await readFile(path.join(folder, 'integrity.json')))
}

const history: Record<string, string[]> = {}
const point = async (name: string, version: string, rejected: readonly string[] = []) => {
  const releases = [version, ...(history[name] ?? []).filter((other) => other !== version)]
  history[name] = releases
  const at = new Date().toISOString()
  const lines = releases.map((one) => ({
    version: one,
    releasedAt: at,
    leftAt: null,
    isRejected: rejected.includes(one),
  }))
  const pointer = { version, changedAt: at, releases: lines }
  await writeFile(path.join(storeDir, name, 'current.json'), JSON.stringify(pointer))
}

/** Copies a release into the store by hand, without any check. */
const put = async (build: Build = {}): Promise<string> => {
  const name = build.name ?? 'x'
  const work = path.join(storeDir, `.${name}`)
  const version = await writeBuild(work, build)
  await mkdir(path.join(storeDir, name), { recursive: true })
  await rename(work, path.join(storeDir, name, version))
  await point(name, version)
  return version
}
beforeEach(() => {
  for (const name of Object.keys(history)) delete history[name]
})

const file = (version: string, name: string) => path.join(storeDir, 'x', version, name)

const open = (options: StoreOptions = {}) => {
  const refused: Refusal[] = []
  const store = createReleaseStore(storeDir, {
    onRefused: (_name, refusal) => refused.push(refusal),
    ...options,
  })
  const served = async () => {
    later()
    await store.look()
    return store
      .read()
      .registry.remotes.map(({ name, version, isAvailable }) =>
        isAvailable ? `${name} ${version}` : `${name} —`,
      )
  }
  return { store, served, refused }
}

describe('негодный выпуск не видит никто, действует прежний', () => {
  const faults: Record<string, { code: string; spoil: (version: string) => Promise<unknown> }> = {
    'пропала часть': { code: 'file-missing', spoil: (v) => rm(file(v, 'web/routes.js')) },
    'изменён байт в браузерной части': {
      code: 'file-changed',
      spoil: (v) => writeFile(file(v, 'web/routes.js'), 'routes of another'),
    },
    'изменён байт в серверной части': {
      code: 'file-changed',
      spoil: (v) => writeFile(file(v, 'node/server.cjs'), 'globalThis.wasRun = true'),
    },
    'подложен сжатый файл': {
      code: 'file-foreign',
      spoil: (v) => writeFile(file(v, 'web/routes.js.br'), 'anything'),
    },
    'изменён сам список': {
      code: 'version-differs',
      spoil: async (v) => {
        await writeFile(file(v, 'web/routes.js'), 'routes of another')
        await writeInventory(path.join(storeDir, 'x', v))
      },
    },
    'списка нет': { code: 'inventory-missing', spoil: (v) => rm(file(v, 'integrity.json')) },
    'в списке путь наружу': {
      code: 'inventory-missing',
      spoil: async (v) => {
        await writeFile(file(v, 'integrity.json'), '{"web/../../../passwd":"sha384-a"}')
      },
    },
  }
  for (const [name, { code, spoil }] of Object.entries(faults)) {
    test(name, async () => {
      const { served, refused, store } = open()
      const first = await put()
      expect(await served()).toEqual([`x ${first}`])
      const second = await put({ code: okCode('v2') })
      await spoil(second)
      expect(await served()).toEqual([`x ${first}`])
      expect(refused).toMatchObject([{ version: second, code }])
      expect(store.health().remotes).toMatchObject([
        { version: first, refused: { version: second, code } },
      ])
      expect(await store.isSound('x', second)).toBe(false)
      expect(globalThis).not.toHaveProperty('wasRun')
    })
  }

  const builds: Record<string, Build & { refusal: string }> = {
    'чужой номер договора': {
      refusal: 'contract-differs',
      meta: { contract: REMOTE_CONTRACT + 1 },
    },
    'манифест не читается': { refusal: 'manifest-invalid', manifest: '<html>' },
    'манифест другого приложения': { refusal: 'name-differs', manifest: manifestOf('y') },
    'сборка другого приложения': { refusal: 'name-differs', meta: { name: 'y' } },
    'адрес без косой черты': { refusal: 'meta-invalid', meta: { prefixes: ['/x'] } },
    'адрес самого сервера': { refusal: 'meta-invalid', meta: { prefixes: ['/bff/x/'] } },
    'вход вне своей папки': {
      refusal: 'meta-invalid',
      meta: { web: { entry: '../../a.js', preload: [] } },
    },
    'названного файла нет': {
      refusal: 'file-missing',
      meta: { web: { entry: 'remoteEntry.js', preload: ['lost.js'] } },
    },
    'что берёт у оболочки, не сказано': { refusal: 'meta-invalid', meta: { uses: undefined } },
    'стили на всю страницу': {
      refusal: 'styles-page-wide',
      meta: { uses: { names: { '@emotion/react': ['Global', 'css'] }, operations: [] } },
    },
    'вход просит часть, которой не было в сборке': {
      refusal: 'chunk-missing',
      entry: `load("${integrityOf(Buffer.from('a chunk that nobody has'), 'sha256')}")`,
    },
    'вход прежней сборки просит часть, которой не было': {
      refusal: 'chunk-missing',
      entry: `load("${integrityOf(Buffer.from('a chunk that nobody has'))}")`,
    },
  }
  for (const [name, { refusal, ...build }] of Object.entries(builds)) {
    test(name, async () => {
      const { served, refused } = open()
      const first = await put()
      await served()
      await put({ code: okCode('v2'), ...build })
      expect(await served()).toEqual([`x ${first}`])
      expect(refused).toMatchObject([{ code: refusal }])
    })
  }

  test('адрес другого приложения', async () => {
    const { served, refused } = open()
    const y = await put({ name: 'y' })
    const x = await put()
    await served()
    await put({ code: okCode('v2'), meta: { prefixes: ['/x/', '/y/'] } })
    expect(await served()).toEqual([`x ${x}`, `y ${y}`])
    expect(refused).toMatchObject([{ code: 'prefix-taken', reason: expect.stringMatching('/y/') }])
  })

  test('указатель, ведущий из хранилища наружу, никуда не ведёт: действует новейший годный', async () => {
    const version = await put()
    await writeFile(path.join(storeDir, 'x/current.json'), JSON.stringify({ version: '../../etc' }))
    expect(await open().served()).toEqual([`x ${version}`])
  })
})

describe('серверная часть нового выпуска сначала запускается отдельно', () => {
  const bundles: Record<string, Build & { refusal: string }> = {
    'не запускается': { code: `throw new Error('сломано')`, refusal: 'bundle-failed' },
    'просит чужой модуль': { code: `require('node:fs')`, refusal: 'bundle-failed' },
    'обрывает процесс': { code: `process.exit(0)`, refusal: 'bundle-failed' },
    'не заканчивается': { code: `for (;;) {}`, refusal: 'bundle-slow' },
    'без страниц': { code: `module.exports = { default: {} }`, refusal: 'bundle-failed' },
    'с другим номером договора': {
      code: okCode('v2', REMOTE_CONTRACT + 1),
      refusal: 'bundle-failed',
    },
    'собрана под другую версию общего модуля': {
      code: `throw new Error('не должно выполниться')`,
      manifest: manifestOf('x', '^18.2.0'),
      refusal: 'shared-differs',
    },
    'собрана под общий модуль, которого у оболочки нет': {
      manifest: JSON.stringify({ name: 'x', shared: [{ name: 'vue', requiredVersion: '^3.0.0' }] }),
      refusal: 'shared-differs',
    },
  }
  for (const [name, { refusal, ...build }] of Object.entries(bundles)) {
    test(name, async () => {
      await putShell(storeDir)
      const first = await put()
      const trial = createBundleTrial(refusal === 'bundle-slow' ? 1000 : undefined)
      const tryBundle: BundleTrial = async (wanted) => {
        if (wanted.bundles.some(({ file }) => !file.includes(first))) await trial(wanted)
      }
      const { served, refused } = open({ tryBundle })
      expect(await served()).toEqual([`x ${first}`])
      await put({ code: okCode('v2'), ...build })
      expect(await served()).toEqual([`x ${first}`])
      expect(refused).toMatchObject([{ code: refusal }])
    })
  }

  test('пробуется один раз, неудачная — снова лишь через время', async () => {
    await putShell(storeDir)
    const tryRemote = vi.fn(async (bundle: string) => {
      if ((await readFile(bundle, 'utf8')).includes('bad')) throw new Error('out of memory')
    })
    const tryBundle: BundleTrial = async ({ bundles }) => {
      for (const { file } of bundles) await tryRemote(file)
    }
    const { served, refused } = open({ tryBundle })
    const first = await put()
    await served()
    await served()
    expect(tryRemote).toHaveBeenCalledTimes(1)
    const second = await put({ code: okCode('bad') })
    expect(await served()).toEqual([`x ${first}`])
    expect(await served()).toEqual([`x ${first}`])
    expect(refused).toMatchObject([
      { code: 'bundle-failed', reason: expect.stringMatching('out of memory') },
    ])
    expect(tryRemote).toHaveBeenCalledTimes(2)
    later(301_000)
    tryRemote.mockResolvedValue()
    expect(await served()).toEqual([`x ${second}`])
  })
})

describe('смена выпуска на ходу', () => {
  test('новый выпуск виден без перезапуска, прежний по-прежнему отдаёт свои файлы открытым вкладкам', async () => {
    const { served, store } = open()
    const first = await put()
    expect(await served()).toEqual([`x ${first}`])
    const second = await put({ code: okCode('v2') })
    expect(await served()).toEqual([`x ${second}`])
    expect(await store.isSound('x', first)).toBe(true)
    await point('x', first)
    expect(await served()).toEqual([`x ${first}`])
  })

  test('пока новый проверяется, все запросы получают прежний', async () => {
    let finish = () => {}
    let start = () => {}
    const started = new Promise<void>((resolve) => {
      start = resolve
    })
    await putShell(storeDir)
    const first = await put()
    const { store, served } = open({
      tryBundle: async ({ bundles }) => {
        if (bundles.every(({ file }) => file.includes(first))) return
        start()
        await new Promise<void>((resolve) => {
          finish = resolve
        })
      },
    })
    await served()
    const second = await put({ code: okCode('v2') })
    later()
    const looking = store.look()
    await started
    expect(store.read().registry.remotes[0]?.version).toBe(first)
    finish()
    await looking
    expect(store.read().registry.remotes[0]?.version).toBe(second)
  })

  test('перечень выпусков остаётся тем же, пока ничего не сменилось', async () => {
    const { store, served } = open()
    await put()
    await served()
    const before = store.read()
    await served()
    expect(store.read()).toBe(before)
  })

  test('каждая смена и каждый отказ названы один раз', async () => {
    const onTaken = vi.fn()
    const { served, refused } = open({ onTaken })
    await put()
    await served()
    await served()
    const second = await put({ code: okCode('v2') })
    await rm(file(second, 'web/routes.js'))
    await served()
    await served()
    expect(onTaken).toHaveBeenCalledTimes(1)
    expect(refused).toHaveLength(1)
  })
})

describe('выпуск, испорченный уже на службе', () => {
  test('уступает место последнему годному, исправленный — возвращается', async () => {
    const { served, refused, store } = open()
    const first = await put()
    await served()
    const second = await put({ code: okCode('v2') })
    await served()
    const good = await readFile(file(second, 'web/routes.js'))
    await writeFile(file(second, 'web/routes.js'), 'spoilt')
    expect(await served()).toEqual([`x ${first}`])
    expect(await store.isSound('x', second)).toBe(false)
    expect(refused).toMatchObject([{ version: second, code: 'file-changed' }])
    await writeFile(file(second, 'web/routes.js'), good)
    expect(await served()).toEqual([`x ${second}`])
  })

  test('при запуске магазина действует новейший годный, но не тот, с которого вернулись', async () => {
    const [first, second, third] = [
      await put(),
      await put({ code: okCode('v2') }),
      await put({ code: okCode('v3') }),
    ]
    await point('x', third, [second])
    await rm(file(third, 'node/server.cjs'))
    const { served, refused } = open()
    expect(await served()).toEqual([`x ${first}`])
    expect(refused).toMatchObject([{ version: third }])
  })

  test('если годных нет, адреса остаются за приложением: 503, а не 404', async () => {
    const version = await put()
    await rm(file(version, 'web/routes.js'))
    const { served, store } = open()
    expect(await served()).toEqual(['x —'])
    expect(store.read().registry.remotes).toMatchObject([{ prefixes: ['/x/'] }])
  })

  test('пока файлов нет, приложение недоступно и снова доступно, когда они вернулись', async () => {
    const version = await put()
    const { served } = open()
    await served()
    await rename(path.join(storeDir, 'x'), path.join(storeDir, '.away'))
    expect(await served()).toEqual(['x —'])
    await rename(path.join(storeDir, '.away'), path.join(storeDir, 'x'))
    expect(await served()).toEqual([`x ${version}`])
  })

  test('выдуманные адреса файлов никуда не ведут', async () => {
    const { store } = open()
    await put()
    expect(await store.isSound('x', '0123456789abcdef')).toBe(false)
    expect(await store.isSound('..', 'x')).toBe(false)
    expect(await store.isSound('x', '../x')).toBe(false)
    expect(await readdir(storeDir)).toEqual(['x'])
  })
})

describe('выпуск, остановивший страницы', () => {
  const lookAgain = async () => {
    later()
    const other = open()
    return { ...other, now: await other.served() }
  }

  test('уступает место прежнему сразу, после перезапуска и у соседа', async () => {
    const { served, refused, store } = open()
    const first = await put()
    const second = await put({ code: okCode('v2') })
    expect(await served()).toEqual([`x ${second}`])
    await store.setAside('x', second, 'hung in Page, line 7')
    expect(store.read().registry.remotes).toMatchObject([{ version: first, isAvailable: true }])
    expect(refused).toMatchObject([{ version: second, code: 'set-aside' }])
    const refusal = { reason: expect.stringMatching('hung in Page, line 7') }
    expect(store.health().remotes).toMatchObject([{ version: first, refused: refusal }])
    expect((await lookAgain()).now).toEqual([`x ${first}`])
    expect(await store.isSound('x', second)).toBe(true) // open tabs go on using it
  })

  test('без прежнего — приложение недоступно, а новый выпуск берётся как всегда', async () => {
    const { served, store } = open()
    const only = await put()
    await served()
    await store.setAside('x', only, 'hung')
    expect(await served()).toEqual(['x —'])
    const next = await put({ code: okCode('v2') })
    expect(await served()).toEqual([`x ${next}`])
  })

  test('выбранный снова по имени получает ещё одну попытку', async () => {
    const { served, store } = open()
    const first = await put()
    const second = await put({ code: okCode('v2') })
    await served()
    await store.setAside('x', second, 'hung')
    expect(await served()).toEqual([`x ${first}`])
    await forgetSetAside(storeDir, 'x', second)
    expect(await served()).toEqual([`x ${second}`])
  })

  test('хранилище не записать: отстранён, пока жив этот процесс', async () => {
    const { served, store } = open()
    const first = await put()
    const second = await put({ code: okCode('v2') })
    await served()
    await rename(path.join(storeDir, 'x', second), path.join(storeDir, '.kept'))
    await expect(store.setAside('x', second, 'hung')).rejects.toThrow('ENOENT')
    await rename(path.join(storeDir, '.kept'), path.join(storeDir, 'x', second))
    expect(await served()).toEqual([`x ${first}`])
  })

  test('нечитаемая отметка — тоже отметка', async () => {
    const { served } = open()
    const first = await put()
    const second = await put({ code: okCode('v2') })
    await writeFile(file(second, 'set-aside.json'), '{')
    expect(await served()).toEqual([`x ${first}`])
  })
})

describe('серверная половина выпуска', () => {
  const shared = { react: { instance: 'the shell’s own' } }
  const release = async (code: string) => {
    await put({ code })
    const { store, served } = open()
    await served()
    const [found] = store.read().registry.remotes
    if (!found) throw new Error('nothing is served')
    return { found, load: createRemoteEvaluator(store).load }
  }

  test('байт, изменённый между проверкой и запуском, отвергается до выполнения', async () => {
    const { found, load } = await release(okCode('v1'))
    await writeFile(file(found.version, 'node/server.cjs'), `globalThis.wasRun = true`)
    await expect(load(found, shared)).rejects.toThrow('was changed after its release')
    expect(globalThis).not.toHaveProperty('wasRun')
  })

  test('чужой номер договора отвергается', async () => {
    const { found, load } = await release(okCode('v1'))
    await expect(load({ ...found, contract: 999 }, shared)).rejects.toThrow('contract 999')
  })

  test('просить можно только общие модули', async () => {
    const { found, load } = await release(`require('node:fs')`)
    await expect(load(found, shared)).rejects.toThrow('node:fs is not shared')
  })

  test('два выпуска живут рядом, с одним и тем же React', async () => {
    const { found: one, load } = await release(okCode('v1'))
    const { found: two } = await release(okCode('v2'))
    const [first, second] = [await load(one, shared), await load(two, shared)]
    expect(first).toMatchObject({ mark: 'v1', react: shared.react })
    expect(second).toMatchObject({ mark: 'v2', react: shared.react })
  })

  test('рядом с другой оболочкой тот же выпуск живёт отдельно, с её React', async () => {
    const { found, load } = await release(okCode('v1'))
    const other = { react: { instance: 'of another shell' } }
    const [one, two] = [await load(found, shared), await load(found, other)]
    expect(one).toMatchObject({ react: shared.react })
    expect(two).toMatchObject({ react: other.react })
    expect(await load(found, shared)).toBe(one)
  })

  test('после неудачи следующая попытка начинается заново', async () => {
    const { found, load } = await release(okCode('v1'))
    const bundle = file(found.version, 'node/server.cjs')
    await rm(bundle)
    await expect(load(found, shared)).rejects.toThrow()
    await writeFile(bundle, okCode('v1'))
    await expect(load(found, shared)).resolves.toMatchObject({ mark: 'v1' })
  })
})
