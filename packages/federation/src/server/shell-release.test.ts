import { appendFile, mkdtemp, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { REMOTE_CONTRACT, RENDERER_INTERFACE } from '../contract-number.ts'
import { singletonNames } from '../singletons.ts'
import { createBundleTrial, type Trial } from './bundle-trial.ts'
import type { Refusal } from './release-choice.ts'
import { pointTo, putRemote, putShell, rendererCode } from './release-fixtures.ts'
import { pointerFile } from './release-pointer.ts'
import { createReleaseStore, type StoreOptions } from './release-store.ts'

let storeDir: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  storeDir = await mkdtemp(path.join(tmpdir(), 'releases-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(storeDir, { recursive: true })
})

const open = (options: StoreOptions = {}) => {
  const refused: Refusal[] = []
  const store = createReleaseStore(storeDir, {
    onRefused: (_name, refusal) => refused.push(refusal),
    ...options,
  })
  /** Moves the clock past the time for which results are reused without checking the files. */
  const look = async () => {
    vi.setSystemTime(Date.now() + 1000)
    await store.look()
    return store.read()
  }
  const shell = async () => (await look()).shell?.version
  const remote = async () => (await look()).registry.remotes[0]
  return { store, refused, shell, remote }
}
const other = (mark: string) => ({ code: rendererCode(mark) })

describe('оболочка — такой же выпуск', () => {
  test('её файлы названы по версии, а смена видна всем вместе и без перезапуска', async () => {
    const { store, shell } = open()
    expect(await shell()).toBeUndefined()
    const first = await putShell(storeDir)
    expect(await shell()).toBe(first)
    const base = `/static/${first}/web/`
    expect(store.read().shell).toMatchObject({
      web: { base, entry: `${base}main.js`, fonts: [`${base}fonts/a.woff2`] },
      inline: { consent: 'consent()', boot: 'boot/boot.js' },
    })
    const before = store.read()
    const second = await putShell(storeDir, other('v2'))
    expect(await shell()).toBe(second)
    expect(store.read().registry.shell).toEqual({ version: second })
    expect(before.registry.shell).toEqual({ version: first })
    expect(await store.isSound('shell', first)).toBe(true)
  })

  const faults: Record<string, { code: string; put: () => Promise<string> }> = {
    'номер договора, на котором приложения не говорят': {
      code: 'contract-differs',
      put: () => putShell(storeDir, { ...other('v2'), contract: REMOTE_CONTRACT + 1 }),
    },
    'другая версия общей библиотеки, чем у действующего приложения': {
      code: 'shared-differs',
      put: () => putShell(storeDir, { meta: { shared: { react: '18.3.1' } } }),
    },
    'сборка для другого веб-сервера': {
      code: 'renderer-differs',
      put: () => putShell(storeDir, { meta: { renderer: RENDERER_INTERFACE + 1 } }),
    },
    'названного шрифта нет': {
      code: 'file-missing',
      put: () =>
        putShell(storeDir, { meta: { web: { entry: 'main.js', fonts: ['fonts/b.woff2'] } } }),
    },
    'стартового скрипта нет': {
      code: 'file-missing',
      put: () => putShell(storeDir, { meta: { inline: { consent: '', boot: 'boot/lost.js' } } }),
    },
    'скрипт вне своей папки': {
      code: 'meta-invalid',
      put: () => putShell(storeDir, { meta: { inline: { consent: '', boot: '../x.js' } } }),
    },
    'вход просит часть, которой нет': {
      code: 'chunk-missing',
      put: () => putShell(storeDir, { main: `"sha384-${'a'.repeat(64)}"` }),
    },
    'не запускается': {
      code: 'bundle-failed',
      put: () => putShell(storeDir, { code: `throw new Error('сломано')` }),
    },
    'не рисует страниц': {
      code: 'bundle-failed',
      put: () => putShell(storeDir, { code: `${rendererCode('v2')}\nexports.render = null` }),
    },
    'не даёт общей библиотеки': {
      code: 'bundle-failed',
      // the last one, because no remote in service uses it: the shell must be refused all the same
      put: () => putShell(storeDir, { code: rendererCode('v2', singletonNames.slice(0, -1)) }),
    },
    'действующее приложение с ней не запускается': {
      code: 'bundle-failed',
      put: () =>
        putShell(storeDir, { code: `${rendererCode('v2')}\nexports.sharedModules.react = null` }),
    },
  }
  for (const [name, { code, put }] of Object.entries(faults)) {
    test(`негодную не видит никто: ${name}`, async () => {
      const { store, shell, refused } = open({ tryBundle: createBundleTrial() })
      const first = await putShell(storeDir)
      await putRemote(storeDir, {
        requires: { react: '^19.0.0' },
        code: `require('react').toString(); module.exports = { default: { contract: ${REMOTE_CONTRACT}, createRoutes: () => [] } }`,
      })
      expect(await shell()).toBe(first)
      const version = await put()
      expect(await shell()).toBe(first)
      expect(refused).toMatchObject([{ version, code }])
      expect(store.health()).toMatchObject({
        shell: { version: first, isAvailable: true, refused: { version, code } },
        remotes: [{ name: 'x', isAvailable: true, refused: null }],
      })
    })
  }

  test('приложение под её именем не выпустить', async () => {
    await putShell(storeDir, { meta: { prefixes: ['/x/'], inline: undefined } })
    const { shell, refused } = open()
    expect(await shell()).toBeUndefined()
    expect(refused).toMatchObject([{ code: 'meta-invalid' }])
  })

  test('приложение с другим номером договора рядом с ней не показывается', async () => {
    await putShell(storeDir, { contract: 7 })
    await putRemote(storeDir, { contract: 7 })
    const { remote, refused } = open()
    const first = await remote()
    expect(first).toMatchObject({ contract: 7, isAvailable: true })
    await putRemote(storeDir, { contract: 8 })
    expect(await remote()).toMatchObject({ version: first?.version })
    expect(refused).toMatchObject([{ code: 'contract-differs' }])
  })

  test('испорченная на службе уступает прежней, а без прежней страницы пишутся дальше', async () => {
    const first = await putShell(storeDir)
    const { store, shell } = open()
    await shell()
    await writeFile(path.join(storeDir, 'shell', first, 'web/main.js'), 'spoilt')
    expect(await shell()).toBe(first)
    expect(store.health().shell).toMatchObject({
      isAvailable: false,
      refused: { code: 'file-changed' },
    })
    expect(await store.isSound('shell', first)).toBe(false)
  })

  test('каждая пара оболочки и приложения пробуется: новая оболочка — со всеми, новое приложение — с действующей', async () => {
    const tried: Trial[] = []
    const { shell } = open({
      tryBundle: async (trial) => {
        tried.push(trial)
      },
    })
    const first = await putShell(storeDir)
    await putRemote(storeDir)
    await shell()
    const second = await putShell(storeDir, other('v2'))
    await putRemote(storeDir, { name: 'y' })
    await shell()
    await shell()
    const pairs = tried.flatMap(({ renderer, bundles }) =>
      bundles.map(({ name }) => `${name} ${renderer.includes(first) ? 1 : 2}`),
    )
    expect(pairs).toEqual(expect.arrayContaining(['x 1', 'x 2', 'y 2']))
    expect(path.basename(path.dirname(path.dirname(tried.at(-1)?.renderer ?? '')))).toBe(second)
    const count = tried.length
    await shell()
    expect(tried).toHaveLength(count)
  })

  test('пока одна пробуется, сменилось приложение: она пробуется ещё раз, с новым', async () => {
    await putShell(storeDir)
    await putRemote(storeDir)
    const { store, shell } = open({
      tryBundle: async ({ renderer, bundles }) => {
        if ((await readFile(renderer, 'utf8')).includes(`'v1'`)) return
        const [bundle] = bundles
        if (bundle?.file.includes(String(taken))) throw new Error('не уживаются')
        await pointTo(storeDir, 'x', taken)
        await untilTaken()
      },
    })
    const newer = `module.exports = { default: { contract: ${REMOTE_CONTRACT}, createRoutes: () => [1] } }`
    await shell()
    const old = store.read().registry.remotes[0]?.version ?? ''
    const taken = await putRemote(storeDir, { code: newer })
    await pointTo(storeDir, 'x', old)
    const untilTaken = async () => {
      while (store.read().registry.remotes[0]?.version !== taken) {
        vi.setSystemTime(Date.now() + 1000)
        await Promise.race([store.look(), new Promise(setImmediate)])
      }
    }
    const first = store.read().shell?.version
    await putShell(storeDir, other('v2'))
    expect(await shell()).toBe(first)
  })
})

describe('повреждённый указатель', () => {
  const damages: Record<string, (file: string) => Promise<void>> = {
    обрезан: (file) => truncate(file, 20),
    'не JSON': (file) => writeFile(file, 'catalog'),
    'другого вида': (file) => writeFile(file, '{"version":"../../etc"}'),
    пуст: (file) => writeFile(file, ''),
  }
  for (const [name, damage] of Object.entries(damages)) {
    test(`${name}: действующий выпуск остаётся, причина видна и сказана один раз`, async () => {
      await putShell(storeDir)
      const first = await putRemote(storeDir)
      const { store, remote, refused } = open()
      await remote()
      await damage(pointerFile(storeDir, 'x'))
      for (let look = 0; look < 3; look++) {
        expect(await remote()).toMatchObject({ version: first, isAvailable: true })
      }
      expect(store.health().remotes).toMatchObject([
        { version: first, refused: { version: null, code: 'pointer-damaged' } },
      ])
      expect(refused).toHaveLength(1)
      await pointTo(storeDir, 'x', first)
      await remote()
      expect(store.health().remotes).toMatchObject([{ refused: null }])
    })
  }

  test('после запуска действует новейший годный выпуск хранилища', async () => {
    await putShell(storeDir)
    const [first, second, third] = [
      await putRemote(storeDir),
      await putRemote(storeDir, { code: `module.exports = { default: 2 }` }),
      await putRemote(storeDir, { code: `module.exports = { default: 3 }` }),
    ]
    for (const [hour, version] of [third, first, second].entries()) {
      const at = new Date(2026, 1, 1, hour)
      await utimes(path.join(storeDir, 'x', version, 'integrity.json'), at, at)
    }
    await appendFile(path.join(storeDir, 'x', second, 'node/server.cjs'), 'spoilt')
    await truncate(pointerFile(storeDir, 'x'), 20)
    const { remote, refused } = open()
    expect(await remote()).toMatchObject({ version: first, isAvailable: true })
    expect(refused).toMatchObject([{ version: null, code: 'pointer-damaged' }])
  })

  test('и у оболочки; когда годных нет вовсе, причина всё равно видна', async () => {
    const first = await putShell(storeDir)
    await writeFile(pointerFile(storeDir, 'shell'), '')
    const { shell } = open()
    expect(await shell()).toBe(first)
    await rm(path.join(storeDir, 'shell', first), { recursive: true })
    const { store, shell: later, refused } = open()
    expect(await later()).toBeUndefined()
    await later()
    expect(store.health().shell).toMatchObject({
      version: null,
      refused: { code: 'pointer-damaged' },
    })
    expect(refused).toHaveLength(1)
  })
})
