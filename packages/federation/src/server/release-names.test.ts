import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Refusal } from './release-choice.ts'
import { putRemote, putShell, rendererCode } from './release-fixtures.ts'
import { pointerFile } from './release-pointer.ts'
import { createReleaseStore } from './release-store.ts'

let storeDir: string
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  running = null
  storeDir = await mkdtemp(path.join(tmpdir(), 'release-names-'))
})
afterEach(async () => {
  vi.useRealTimers()
  await rm(storeDir, { recursive: true })
})

let running: readonly string[] | null = null
const open = () => {
  const refused: Refusal[] = []
  const tryBundle = vi.fn(async () => {})
  const store = createReleaseStore(storeDir, {
    tryBundle,
    operations: () => running,
    onRefused: (_name, refusal) => refused.push(refusal),
  })
  const served = async () => {
    vi.setSystemTime(Date.now() + 1000)
    await store.look()
    const { shell, registry } = store.read()
    const remotes = registry.remotes.filter(({ isAvailable }) => isAvailable)
    return [shell?.version, ...remotes.map(({ version }) => version)]
  }
  return { store, refused, tryBundle, served }
}

const names = { react: ['useState'], '@isp/router': ['Link'] }
const operations = ['GET /api/a']
const uses = { names, operations }
const shellWith = (provides: object | null, mark = 'v1') =>
  putShell(storeDir, { code: rendererCode(mark), meta: { provides } })

describe('приложение сверяется с действующей оболочкой', () => {
  const faults = {
    'имени у синглтона нет': {
      code: 'name-missing',
      reason: /useHref, @isp\/router/,
      uses: { names: { '@isp/router': ['Link', 'useHref'] }, operations: [] },
    },
    'самого синглтона нет': {
      code: 'name-missing',
      reason: /a, @isp\/new/,
      uses: { names: { '@isp/new': ['a'] }, operations: [] },
    },
    'операции в договоре нет': {
      code: 'operation-missing',
      reason: /POST \/api\/a/,
      uses: { names: {}, operations: ['GET /api/a', 'POST /api/a'] },
    },
  }
  for (const [name, { code, reason, uses: lacking }] of Object.entries(faults)) {
    test(`${name}: действует прежний выпуск`, async () => {
      const { served, refused, store, tryBundle } = open()
      const shell = await shellWith({ names, operations })
      const first = await putRemote(storeDir, { uses })
      expect(await served()).toEqual([shell, first])
      const trials = tryBundle.mock.calls.length
      const second = await putRemote(storeDir, { uses: lacking })
      expect(await served()).toEqual([shell, first])
      expect(refused).toMatchObject([
        { version: second, code, reason: expect.stringMatching(reason) },
      ])
      expect(store.health().remotes).toMatchObject([{ version: first, refused: { code } }])
      // none of its code was run; its files are complete, and open tabs go on using them
      expect(tryBundle).toHaveBeenCalledTimes(trials)
      expect(await store.isSound('x', second)).toBe(true)
    })
  }

  test('как только выпущена оболочка с этим именем, выпуск взят', async () => {
    const { served } = open()
    const shell = await shellWith({ names: {}, operations })
    const remote = await putRemote(storeDir, { uses })
    expect(await served()).toEqual([shell])
    const grown = await shellWith({ names, operations }, 'v2')
    await served()
    expect(await served()).toEqual([grown, remote])
  })

  test('в странице нет ни слова о том, что нужно только проверкам', async () => {
    const { served, store } = open()
    await shellWith({ names, operations })
    await putRemote(storeDir, { uses })
    await served()
    expect(JSON.stringify(store.read().registry)).not.toContain('useState')
  })
})

describe('оболочка сверяется с действующими приложениями', () => {
  const lacking = {
    'name-missing': { names: { ...names, '@isp/router': ['Outlet'] }, operations },
    'operation-missing': { names, operations: [] },
  }
  for (const [code, provides] of Object.entries(lacking)) {
    test(`${code}: действует прежняя, и сказано, кому не хватает`, async () => {
      const { served, refused } = open()
      const first = await shellWith({ names, operations })
      const remote = await putRemote(storeDir, { uses })
      expect(await served()).toEqual([first, remote])
      const version = await shellWith(provides, 'v2')
      expect(await served()).toEqual([first, remote])
      expect(refused).toMatchObject([{ version, code, reason: expect.stringMatching(/\(x\)$/) }])
    })
  }

  test('в разработке имена не сверяются', async () => {
    const shell = await shellWith(null)
    const remote = await putRemote(storeDir, { uses })
    expect(await open().served()).toEqual([shell, remote])
  })
})

describe('выпуск сверяется с BFF, который работает', () => {
  const calling = (...called: string[]) => ({ uses: { names: {}, operations: called } })
  const provides = { names, operations: ['GET /api/a', 'GET /api/new'] }
  const needy = calling('GET /api/a', 'GET /api/new')

  test('новый выпуск ждёт своего вызова, и действует прежний; BFF обновился — выпуск взят', async () => {
    const { served, refused } = open()
    running = ['GET /api/a']
    const shell = await shellWith(provides)
    const first = await putRemote(storeDir, calling('GET /api/a'))
    expect(await served()).toEqual([shell, first])
    const version = await putRemote(storeDir, needy)
    expect(await served()).toEqual([shell, first])
    expect(refused).toMatchObject([
      { version, code: 'operation-unserved', reason: expect.stringContaining('GET /api/new') },
    ])
    running = ['GET /api/a', 'GET /api/new']
    expect(await served()).toEqual([shell, version])
  })

  test('BFF вернули под действующим выпуском: он остаётся, и названы вызовы, которых нет', async () => {
    const { served, store } = open()
    running = provides.operations
    const shell = await shellWith(provides)
    const remote = await putRemote(storeDir, needy)
    await served()
    running = ['GET /api/a']
    expect(await served()).toEqual([shell, remote])
    expect(store.health().remotes).toMatchObject([{ refused: null, unserved: ['GET /api/new'] }])
    running = provides.operations
    expect(store.health().remotes[0]).not.toHaveProperty('unserved')
  })

  test('при запуске взят тот, которому всего хватает, а без такого — выбранный', async () => {
    running = ['GET /api/a']
    const shell = await shellWith(provides)
    const remote = await putRemote(storeDir, needy)
    const one = open()
    expect(await one.served()).toEqual([shell, remote])
    expect(one.store.health().remotes).toMatchObject([
      { refused: null, unserved: ['GET /api/new'] },
    ])
    const fitting = await putRemote(storeDir, calling('GET /api/a'))
    const pointer = JSON.parse(await readFile(pointerFile(storeDir, 'x'), 'utf8'))
    const [known] = pointer.releases
    const releases = [
      { ...known, version: remote },
      { ...known, version: fitting },
    ]
    await writeFile(
      pointerFile(storeDir, 'x'),
      JSON.stringify({ ...pointer, version: remote, releases }),
    )
    expect(await open().served()).toEqual([shell, fitting])
  })

  test('пока BFF не ответил, ничего не отклонено', async () => {
    const shell = await shellWith(provides)
    const remote = await putRemote(storeDir, needy)
    expect(await open().served()).toEqual([shell, remote])
  })
})
