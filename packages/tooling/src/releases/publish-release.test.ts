import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { REMOTE_CONTRACT, RENDERER_INTERFACE, type ShellProvides } from '@isp/federation'
import {
  type BundleTrial,
  createReleaseStore,
  pointerFile,
  writeInventory,
} from '@isp/federation/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { writeRemote } from './builds.fixture.ts'
import { checkStore } from './check-store.ts'
import { findLacks } from './find-lacks.ts'
import { listReleases } from './list-releases.ts'
import { publishEach } from './publish-each.ts'
import { type PublishInput, publishRelease } from './publish-release.ts'
import { retire, rollback } from './rollback.ts'

let folder = ''
const storeDir = () => path.join(folder, 'store')
const buildDir = (text: string) => path.join(folder, `dist ${text}`)

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-releases-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

const writeBuild = (text: string, meta: object = {}) => writeRemote(buildDir(text), text, meta)

const publish = async (text: string, options: Partial<PublishInput> = {}): Promise<string> => {
  const input = { storeDir: storeDir(), name: 'catalog', buildDir: await writeBuild(text) }
  return (await publishRelease({ ...input, ...options })).version
}
const everything: ShellProvides = {
  names: { '@isp/router': ['Link', 'useHref'] },
  operations: ['GET /api/health'],
}
type ShellBuild = { contract?: number | undefined; provides?: ShellProvides | undefined }

/** A build of the shell; `contract` is its number of the agreement with remotes. */
const writeShell = async (
  text: string,
  { contract = REMOTE_CONTRACT, provides = everything }: ShellBuild = {},
): Promise<string> => {
  const dist = path.join(folder, `shell ${text}`)
  const files: Record<string, string> = {
    'web/main.js': `main ${text}`,
    'web/fonts/a.woff2': '',
    'node/render.cjs': '',
    'boot/boot.js': '',
    'release-meta.json': JSON.stringify({
      name: 'shell',
      contract,
      renderer: RENDERER_INTERFACE,
      web: { entry: 'main.js', fonts: ['fonts/a.woff2'] },
      node: { entry: 'render.cjs' },
      inline: { consent: '', boot: 'boot/boot.js' },
      provides,
      shared: {},
    }),
  }
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true })
    writeFileSync(path.join(dist, name), content)
  }
  await writeInventory(dist)
  return dist
}
const publishShell = async (
  text: string,
  { contract, provides, ...options }: Partial<PublishInput> & ShellBuild = {},
): Promise<string> => {
  const buildDir = await writeShell(text, { contract, provides })
  const input = { storeDir: storeDir(), name: 'shell', buildDir }
  return (await publishRelease({ ...input, ...options })).version
}

const goBack = (version?: string) => rollback({ storeDir: storeDir(), name: 'catalog', version })
const list = (name = 'catalog') => listReleases(storeDir(), name)
const current = async () => (await list()).find(({ isServed }) => isServed)?.version
const inStore = () => readdirSync(path.join(storeDir(), 'catalog')).sort()

describe('негодная сборка не доходит до указателя', () => {
  const faults: Record<string, { reason: RegExp; spoil: (dist: string) => void }> = {
    'потеряна часть': {
      reason: /не хватает файла web\/routes\.js/,
      spoil: (dist) => rmSync(path.join(dist, 'web/routes.js')),
    },
    'байт изменён после сборки': {
      reason: /web\/routes\.js изменён после сборки/,
      spoil: (dist) => writeFileSync(path.join(dist, 'web/routes.js'), 'another'),
    },
    'подложен файл': {
      reason: /web\/extra\.js не из этой сборки/,
      spoil: (dist) => writeFileSync(path.join(dist, 'web/extra.js'), ''),
    },
    'нет списка файлов': {
      reason: /соберите приложение заново/,
      spoil: (dist) => rmSync(path.join(dist, 'integrity.json')),
    },
  }
  for (const [name, { reason, spoil }] of Object.entries(faults)) {
    test(name, async () => {
      const first = await publish('one')
      const dist = await writeBuild('two')
      spoil(dist)
      const input = { storeDir: storeDir(), name: 'catalog', buildDir: dist }
      await expect(publishRelease(input)).rejects.toThrow(reason)
      expect(inStore()).toEqual([first, 'current.json'])
      expect(await current()).toBe(first)
    })
  }

  test('в сжатом файле не то, что в исходном', async () => {
    const dist = await writeBuild('one')
    writeFileSync(path.join(dist, 'web/routes.js.br'), brotliCompressSync('another'))
    await writeInventory(dist)
    const input = { storeDir: storeDir(), name: 'catalog', buildDir: dist }
    await expect(publishRelease(input)).rejects.toThrow('routes.js.br не то, что в исходном')
  })

  test('чужой номер договора', async () => {
    const dist = await writeBuild('one', { contract: REMOTE_CONTRACT + 1 })
    const input = { storeDir: storeDir(), name: 'catalog', buildDir: dist }
    await expect(publishRelease(input)).rejects.toThrow('другой номер договора')
  })

  describe('чего нет у другой стороны', () => {
    const lacking: Record<string, ShellProvides> = {
      'имени.*useHref, @isp/router': { ...everything, names: { '@isp/router': ['Link'] } },
      'операции API.*GET /api/health': { ...everything, operations: [] },
    }
    for (const [reason, provides] of Object.entries(lacking)) {
      test(`${reason}: приложение, которому это нужно, отклонено, прежнее действует`, async () => {
        await publishShell('v1', { provides })
        const uses = { names: {}, operations: [] }
        const buildDir = await writeBuild('one', { uses })
        const input = { storeDir: storeDir(), name: 'catalog' }
        const first = (await publishRelease({ ...input, buildDir })).version
        await expect(publish('two')).rejects.toThrow(new RegExp(reason))
        expect(inStore()).toEqual([first, 'current.json'].sort())
        expect(await current()).toBe(first)
      })

      test(`${reason}: оболочка, без которой действующее приложение сломается, отклонена`, async () => {
        const first = await publishShell('v1')
        await publish('one')
        const refusal = new RegExp(`${reason} \\(catalog\\)`)
        await expect(publishShell('v2', { provides })).rejects.toThrow(refusal)
        expect((await list('shell')).find(({ isServed }) => isServed)?.version).toBe(first)
      })

      test(`${reason}: к выпуску, которому это нужно, не вернуться, и снова его не выпустить`, async () => {
        await publishShell('v1')
        const old = await publish('one')
        const uses = { names: {}, operations: [] }
        const buildDir = await writeBuild('two', { uses })
        await publishRelease({ storeDir: storeDir(), name: 'catalog', buildDir })
        await publishShell('v2', { provides })
        await expect(goBack(old)).rejects.toThrow(new RegExp(reason))
        await expect(publish('one')).rejects.toThrow(new RegExp(reason))
      })
    }
  })

  test('стили на всю страницу', async () => {
    const uses = { names: { '@emotion/react': ['Global'] }, operations: [] }
    const dist = await writeBuild('one', { uses })
    const input = { storeDir: storeDir(), name: 'catalog', buildDir: dist }
    await expect(publishRelease(input)).rejects.toThrow(/Global, @emotion\/react.*<PageRules>/)
  })

  test('файл стилей среди файлов', async () => {
    const dist = await writeBuild('one')
    writeFileSync(path.join(dist, 'web/page.css'), 'body{}')
    await writeInventory(dist)
    const input = { storeDir: storeDir(), name: 'catalog', buildDir: dist }
    await expect(publishRelease(input)).rejects.toThrow(/web\/page\.css.*<PageRules>/)
  })

  test('тяжелее своего бюджета — отказ, и сказано, насколько; снова открыть прежний вес не мешает', async () => {
    const first = await publish('one')
    const buildDir = await writeBuild('two')
    const input = { storeDir: storeDir(), name: 'catalog', buildDir }
    for (const budget of [
      { page: 10, all: 10_000, staff: 0, reader: 0 },
      { page: 10_000, all: 10, staff: 0, reader: 0 },
    ]) {
      await expect(publishRelease({ ...input, budget })).rejects.toThrow(
        /тяжелее своего бюджета: .* на 0,1 КБ больше, чем 0,0 КБ/,
      )
    }
    const { version } = await publishRelease({
      ...input,
      budget: { page: 10_000, all: 10_000, staff: 10_000, reader: 0 },
    })
    expect(version).not.toBe(first)
    expect(await goBack()).toBe(first)
  })

  test('адрес занят другим приложением', async () => {
    await publish('one')
    const dist = await writeBuild('two', { name: 'brands', prefixes: ['/brands/', '/catalog/'] })
    const input = { storeDir: storeDir(), name: 'brands', buildDir: dist }
    await expect(publishRelease(input)).rejects.toThrow('адрес уже занят: /catalog/ (catalog)')
  })

  test('серверная часть не запускается', async () => {
    await publishShell('v1')
    const tryBundle = () => Promise.reject(new Error('не запускается'))
    await expect(publish('one', { tryBundle })).rejects.toThrow('не запускается')
    expect(inStore()).toEqual([])
  })

  test('описание в принесённой папке правили: она не та же самая, хотя её версия в хранилище есть', async () => {
    const dist = await writeBuild('one')
    const input = { storeDir: storeDir(), name: 'catalog', buildDir: dist }
    await publishRelease(input)
    const meta = path.join(dist, 'release-meta.json')
    writeFileSync(meta, (await readFile(meta, 'utf8')).replace('/catalog/', '/basket/'))
    await expect(publishRelease(input)).rejects.toThrow('release-meta.json изменён после сборки')
  })

  test('сборки нет — одно понятное предложение', async () => {
    const input = { storeDir: storeDir(), name: 'catalog', buildDir: path.join(folder, 'no') }
    await expect(publishRelease(input)).rejects.toThrow('Нет сборки «catalog»')
  })

  test('к испорченному выпуску не вернуться', async () => {
    const first = await publish('one')
    const second = await publish('two')
    writeFileSync(path.join(storeDir(), 'catalog', first, 'web/routes.js'), 'spoilt')
    await expect(goBack()).rejects.toThrow('изменён после сборки')
    expect(await current()).toBe(second)
  })

  test('осмотр хранилища называет испорченный действующий выпуск', async () => {
    const version = await publish('one')
    expect(await checkStore(storeDir())).toEqual([{ name: 'catalog', version, fault: null }])
    rmSync(path.join(storeDir(), 'catalog', version, 'web/routes.js'))
    expect(await checkStore(storeDir())).toEqual([
      { name: 'catalog', version, fault: 'не хватает файла web/routes.js' },
    ])
  })
})

describe('выпуск сверяется с тем, что работает и что показывают соседи', () => {
  /** A release of another remote that embeds a fragment of the catalogue. */
  const publishNeighbour = async () => {
    const meta = {
      name: 'auth',
      prefixes: ['/auth/'],
      uses: { names: {}, operations: [], fragments: ['catalog/shelves'] },
    }
    const dist = await writeRemote(buildDir('auth'), 'auth', meta)
    await publishRelease({ storeDir: storeDir(), name: 'auth', buildDir: dist })
  }
  const withShelves = { fragments: ['shelves'], lateFragments: [] }
  const publishAs = async (text: string, meta: object) => {
    const dist = await writeBuild(text, meta)
    return (await publishRelease({ storeDir: storeDir(), name: 'catalog', buildDir: dist })).version
  }

  test('вызовов нет у работающего BFF: ни выпустить, ни вернуться; BFF молчит — можно', async () => {
    const first = await publish('one', { operations: ['GET /api/health'] })
    await expect(publish('two', { operations: ['GET /api/b'] })).rejects.toThrow(
      /сервер API не отвечает на вызовы.*GET \/api\/health.*прежняя версия/,
    )
    expect(await current()).toBe(first)
    await publish('two', { operations: null })
    const back = { storeDir: storeDir(), name: 'catalog', version: first }
    await expect(rollback({ ...back, operations: [] })).rejects.toThrow('GET /api/health')
  })

  test('фрагмент, который показывает сосед, не отнять ни выпуском, ни возвратом', async () => {
    const before = await publishAs('one', { fragments: [], lateFragments: [] })
    const shown = await publishAs('two', withShelves)
    await publishNeighbour()
    expect(await findLacks(storeDir())).toEqual([])
    await expect(publishAs('three', { fragments: [], lateFragments: [] })).rejects.toThrow(
      /нет фрагмента.*catalog\/shelves \(auth\)/,
    )
    await expect(goBack(before)).rejects.toThrow('catalog/shelves (auth)')
    expect(await current()).toBe(shown)
    await retire(storeDir(), 'auth')
    expect(await goBack(before)).toBe(before)
  })

  test('снять можно и владельца: названо, кто остался без фрагмента', async () => {
    await publishAs('one', withShelves)
    await publishNeighbour()
    await retire(storeDir(), 'catalog')
    expect(await findLacks(storeDir())).toMatchObject([
      { name: 'auth', fragment: 'catalog/shelves' },
    ])
  })
})

describe('выпуск приложения', () => {
  test('магазин видит выпущенную сборку с адресами и контрольными суммами', async () => {
    const version = await publish('one')
    const store = createReleaseStore(storeDir())
    await store.look()
    const [release] = store.read().registry.remotes
    const base = `/remotes/catalog/${version}/web`
    expect(release).toMatchObject({
      name: 'catalog',
      version,
      web: { entry: `${base}/remoteEntry.js`, preload: [`${base}/routes.js`] },
      node: { integrity: expect.stringMatching(/^sha384-/) },
    })
    expect(Object.keys(release?.web.integrity ?? {})).toEqual([
      `${base}/remoteEntry.js`,
      `${base}/routes.js`,
    ])
  })

  test('та же сборка — тот же выпуск, другая — другой, и прежний остаётся на месте', async () => {
    const first = await publish('one')
    expect(await publish('one')).toBe(first)
    const second = await publish('two')
    expect(second).not.toBe(first)
    expect(await current()).toBe(second)
    expect((await list()).map(({ version }) => version)).toContain(first)
  })

  test('адрес переходит к другому приложению, в каком бы порядке их ни выпускали', async () => {
    await publish('one')
    const builds: Record<string, string> = {
      brands: await writeBuild('brands', { name: 'brands', prefixes: ['/catalog/'] }),
      catalog: await writeBuild('moved', { prefixes: ['/section/'] }),
    }
    await publishEach(Object.entries(builds), ([name, dist]) =>
      publishRelease({ storeDir: storeDir(), name, buildDir: dist }),
    )
    expect(await checkStore(storeDir())).toMatchObject([{ name: 'brands' }, { name: 'catalog' }])
    const taken = await writeBuild('taken', { prefixes: ['/catalog/'] })
    const input = { storeDir: storeDir(), name: 'catalog', buildDir: taken }
    await expect(publishEach([input], publishRelease)).rejects.toThrow('адрес уже занят')
  })

  test('испорченный в хранилище выпуск заменяется той же сборкой', async () => {
    const version = await publish('one')
    const spoilt = path.join(storeDir(), 'catalog', version, 'web/routes.js')
    writeFileSync(spoilt, 'spoilt')
    await publish('one')
    expect(await readFile(spoilt, 'utf8')).toBe('routes one')
  })

  test('в списке видно, что действует, когда выпущено и с чего вернулись', async () => {
    const first = await publish('one')
    const second = await publish('two')
    await goBack()
    expect(await list()).toMatchObject([
      { version: second, isServed: false, isRejected: true, contract: REMOTE_CONTRACT },
      { version: first, isServed: true, isRejected: false },
    ])
  })
})

describe('возврат', () => {
  test('открывает предыдущий выпуск, а выбранный по имени — любой', async () => {
    const [first, second, third] = [await publish('1'), await publish('2'), await publish('3')]
    expect(await goBack()).toBe(second)
    expect(await goBack(first)).toBe(first)
    expect(await current()).toBe(first)
    await expect(goBack('nothing')).rejects.toThrow('нет выпуска nothing')
    await expect(goBack('../auth')).rejects.toThrow('нет выпуска')
    expect(await goBack(third)).toBe(third)
  })

  test('следующая сборка того же кода не отменяет возврат, и об этом сказано', async () => {
    const first = await publish('one')
    const second = await publish('two')
    await goBack()
    const held: unknown[] = []
    await publish('two', { onHeldBack: (what) => held.push(what) })
    expect(held).toEqual([{ current: first, built: second }])
    expect(await current()).toBe(first)
    const third = await publish('three')
    expect(await current()).toBe(third)
    await publish('two')
    expect(await current()).toBe(third)
    await publish('two', { isChosen: true })
    expect(await current()).toBe(second)
  })

  test('второй подряд ведёт ещё дальше назад, а не к отвергнутому выпуску', async () => {
    const [first, second] = [await publish('1'), await publish('2')]
    await publish('3')
    expect(await goBack()).toBe(second)
    expect(await goBack()).toBe(first)
    await expect(goBack()).rejects.toThrow('нет предыдущего выпуска')
    await publish('4')
    expect(await goBack()).toBe(first)
  })

  test('снятое приложение исчезает из магазина, а его выпуски остаются', async () => {
    const version = await publish('one')
    await retire(storeDir(), 'catalog')
    const store = createReleaseStore(storeDir())
    await store.look()
    expect(store.read().registry.remotes).toEqual([])
    expect(await list()).toMatchObject([{ version, isServed: false }])
    await expect(retire(storeDir(), 'catalog')).rejects.toThrow('и так не действует')
    expect(await goBack(version)).toBe(version)
  })
})

describe('выпуск оболочки', () => {
  const trialsOf = () => vi.fn<BundleTrial>(async () => {})

  test('проверяется со всеми действующими приложениями, приложение — с действующей оболочкой', async () => {
    const tryBundle = trialsOf()
    await publishShell('v1', { tryBundle })
    const catalog = await publish('one', { tryBundle })
    const second = await publishShell('v2', { tryBundle })
    const renderer = path.join(storeDir(), 'shell', second, 'node/render.cjs')
    await publish('two', { tryBundle })
    const [alone, beside, together, last] = tryBundle.mock.calls.map(([trial]) => trial)
    expect(alone?.bundles).toEqual([])
    expect(beside?.bundles).toMatchObject([{ name: 'catalog' }])
    expect(together?.bundles).toMatchObject([
      { file: path.join(storeDir(), 'catalog', catalog, 'node/server.cjs') },
    ])
    expect(last).toMatchObject({ renderer, bundles: [{ name: 'catalog' }] })
  })

  test('с номером договора, на котором действующие приложения не говорят, отклонён; вместе с ними — нет', async () => {
    const first = await publishShell('v1')
    await publish('one')
    const contract = REMOTE_CONTRACT + 1
    await expect(publishShell('v2', { contract })).rejects.toThrow(
      /другой номер договора.*\(catalog\)/,
    )
    expect((await list('shell')).find(({ isServed }) => isServed)?.version).toBe(first)
    await publishShell('v2', { contract, isFirstOfAll: true })
    await expect(publish('two')).rejects.toThrow(/другой номер договора.*\(shell\)/)
    const dist = await writeBuild('three', { contract })
    await publishRelease({ storeDir: storeDir(), name: 'catalog', buildDir: dist })
    await expect(rollback({ storeDir: storeDir(), name: 'shell', version: first })).rejects.toThrow(
      'другой номер договора',
    )
  })

  test('виден в списке, к прежнему можно вернуться, снять оболочку нельзя', async () => {
    const first = await publishShell('v1')
    const second = await publishShell('v2')
    expect(await rollback({ storeDir: storeDir(), name: 'shell' })).toBe(first)
    expect(await list('shell')).toMatchObject([
      { version: second, isRejected: true, contract: REMOTE_CONTRACT },
      { version: first, isServed: true },
    ])
    await expect(retire(storeDir(), 'shell')).rejects.toThrow('Оболочку нельзя снять')
  })
})

describe('повреждённый указатель', () => {
  const damage = () => writeFileSync(pointerFile(storeDir(), 'catalog'), '{"version":')

  test('осмотр хранилища его называет', async () => {
    await publish('one')
    damage()
    expect(await checkStore(storeDir())).toMatchObject([
      { name: 'catalog', version: null, fault: expect.stringContaining('current.json') },
    ])
  })

  test('выпуск пишет его заново и помнит прежние: файлы открытых вкладок остаются', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const first = await publish('one')
    vi.setSystemTime(Date.now() + 30 * 86_400_000)
    damage()
    const second = await publish('two', { retention: { count: 1, days: 7 } })
    expect(await current()).toBe(second)
    expect(inStore()).toContain(first)
    expect(await goBack()).toBe(first)
  })

  test('выпуск той же сборки тоже чинит', async () => {
    const first = await publish('one')
    damage()
    expect(await publish('one')).toBe(first)
    expect(await checkStore(storeDir())).toMatchObject([{ version: first, fault: null }])
  })
})

describe('файлы прежних выпусков', () => {
  const DAY = 86_400_000
  const passes = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

  test('двадцать выпусков подряд: вкладка, открытая до первого из них, своих файлов не теряет', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const first = await publish('opened long ago')
    passes(30 * DAY) // in service all the time
    for (let number = 0; number < 20; number++) {
      await publish(`build ${number}`)
      passes(6000)
    }
    expect(inStore()).toContain(first)
  })

  test('через неделю после замены они убираются, десять новейших и действующий — никогда', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const versions: string[] = []
    for (let number = 0; number < 13; number++) versions.push(await publish(`build ${number}`))
    const [oldest = ''] = versions
    await goBack(oldest)
    passes(8 * DAY)
    versions.push(await publish('newest'))
    const [, second = '', third = '', fourth = '', ...rest] = versions
    expect(inStore()).not.toContain(second)
    expect(inStore()).not.toContain(third)
    expect(inStore()).not.toContain(fourth)
    expect(inStore()).toEqual([...rest, oldest, 'current.json'].sort())
    expect((await list()).map(({ version }) => version).sort()).toEqual([...rest, oldest].sort())
  })
})

describe('несколько команд и смерть посреди выпуска', () => {
  /** Publishes in a separate process; `sabotage` runs in it first. */
  const publishElsewhere = (text: string, sabotage = ''): Promise<number | NodeJS.Signals> => {
    const input = { storeDir: storeDir(), name: 'catalog', buildDir: buildDir(text) }
    const module = JSON.stringify(path.join(import.meta.dirname, 'publish-release.ts'))
    const script = `${sabotage}
      const { publishRelease } = await import(${module})
      await publishRelease(${JSON.stringify(input)})`
    const child = spawn(process.execPath, ['--input-type=module', '-e', script])
    return new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve(signal ?? code ?? -1))
    })
  }

  const dieAtRename = (number: number) => `
    import fs from 'node:fs/promises'
    import { syncBuiltinESMExports } from 'node:module'
    const { rename } = fs
    let left = ${number}
    fs.rename = (...args) => {
      if (--left === 0) process.kill(process.pid, 'SIGKILL')
      return rename(...args)
    }
    syncBuiltinESMExports()`

  for (const [moment, number] of [
    ['до того, как выпуск получил имя', 1],
    ['между копией и указателем', 2],
  ] as const) {
    test(`kill -9 ${moment}: действует прежний, следующая команда доводит дело до конца`, async () => {
      const first = await publish('one')
      await writeBuild('two')
      expect(await publishElsewhere('two', dieAtRename(number))).toBe('SIGKILL')
      expect(existsSync(path.join(storeDir(), '.lock'))).toBe(true)
      expect(await current()).toBe(first)
      const second = await publish('two')
      expect(await current()).toBe(second)
      expect(inStore()).toEqual([first, second, 'current.json'].sort())
    })
  }

  test('остатки убитой команды убирает следующая, чью бы сборку она ни выпускала', async () => {
    const first = await publish('one')
    await writeBuild('two')
    await publishElsewhere('two', dieAtRename(1))
    expect(inStore().some((entry) => entry.startsWith('.incoming'))).toBe(true)
    const third = await publish('three')
    expect(inStore()).toEqual([first, third, 'current.json'].sort())
  })

  test('выпускающие одновременно не теряют историю друг друга', async () => {
    const texts = ['a', 'b', 'c', 'd']
    for (const text of texts) await writeBuild(text)
    const codes = await Promise.all(texts.map((text) => publishElsewhere(text)))
    expect(codes).toEqual([0, 0, 0, 0])
    const pointer = JSON.parse(await readFile(pointerFile(storeDir(), 'catalog'), 'utf8'))
    expect(pointer.releases).toHaveLength(4)
    expect(pointer.releases[0]).toMatchObject({ version: pointer.version, leftAt: null })
    expect(inStore()).toHaveLength(5)
  })
})
