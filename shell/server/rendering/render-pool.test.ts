import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { REMOTE_CONTRACT, type RegisteredRelease } from '@isp/federation'
import { integrityOf } from '@isp/federation/server'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { RenderAnswer, RenderJob } from './render-job.ts'
import { type RenderLimits, renderLimits } from './render-limits.ts'
import { createRenderPool, type RenderPool } from './render-pool.ts'
import { SILENT_MS } from './thread-watch.ts'

/** A shell whose pages contain only the output of their remote. */
const shellCode = (mark: string) => `
  exports.sharedModules = {}
  exports.render = async ({ url, owner, missing, fetch }) => {
    const text = owner ? await owner.createRoutes({ fetch })[0].page(url.pathname) : 'without ' + missing
    const html = Buffer.from('${mark} ' + text)
    return { kind: 'page', status: missing ? 503 : 200, html, isWhole: true, failures: [] }
  }`

/** A remote with a page for each way to hang. */
const remoteCode = (name: string) => `
  const pages = {
    '/loop/': async () => { await null; for (;;); },
    '/microtasks/': () => new Promise(() => { const again = () => { Promise.resolve().then(again) }; again() }),
    '/never/': () => new Promise(() => {}),
    '/memory/': async () => { await null; const all = []; for (;;) all.push(new Array(100_000).fill(all.length)) },
    '/exit/': async () => process.exit(3),
    '/asleep/': async () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0),
    '/throws/': async () => { throw new Error('not today') },
    '/forgets/': async () => { setTimeout(() => { throw new Error('nobody caught me') }); return 'forgetful' },
    '/later/': async () => { setTimeout(() => { for (;;); }, 300); return 'answered before' },
    '/slow/': () => new Promise((resolve) => setTimeout(resolve, 1000, 'slow')),
    '/heavy/': async () => {
      await new Promise((resolve) => setTimeout(resolve, 500))
      const until = process.threadCpuUsage().user + 60_000
      while (process.threadCpuUsage().user < until);
      return 'heavy'
    },
    '/fine/': async () => 'fine',
  }
  module.exports = { default: {
    contract: ${REMOTE_CONTRACT}, name: '${name}',
    createRoutes: () => [{ page: async (path) => '${name}: ' + (await pages[path]()) }],
  } }`

let folder = ''
let pool: RenderPool
let culprits: string[]
let logged: Record<string, unknown>[]
/** Endless loops and memory use are detected soon; everything else gets the time limits of a slow machine. */
const LIMITS: RenderLimits = {
  ...renderLimits(10),
  hungCpuMs: 400,
  heapMb: 48,
  budgets: { remote: 3000, bff: 80_000 },
}
/** Resolves when the registry names another release. */
let untilSetAside: Promise<void>

const writeShell = async (name: string): Promise<RenderJob['build']> => {
  const directory = path.join(folder, name)
  await mkdir(path.join(directory, 'node'), { recursive: true })
  const code = Buffer.from(shellCode(name))
  await writeFile(path.join(directory, 'node/render.cjs'), code)
  const bundle = { entry: 'node/render.cjs', integrity: integrityOf(code) }
  return { version: name, directory, bundle }
}

const release = async (name: string): Promise<RegisteredRelease> => {
  const version = '0123456789abcdef'
  const target = path.join(folder, 'releases', name, version, 'node')
  await mkdir(target, { recursive: true })
  await writeFile(path.join(target, 'server.cjs'), remoteCode(name))
  const integrity = integrityOf(Buffer.from(remoteCode(name)))
  return {
    name,
    version,
    contract: REMOTE_CONTRACT,
    prefixes: [],
    fragments: [],
    web: { entry: '', manifest: '', preload: [], integrity: {} },
    node: { entry: 'node/server.cjs', integrity, shared: [] },
    isAvailable: true,
  }
}

let build: RenderJob['build']
let guilty: RegisteredRelease
let innocent: RegisteredRelease

const openPool = async (limits = LIMITS) => {
  const note = (line: unknown) => void logged.push(line as Record<string, unknown>)
  const opened = createRenderPool({
    releaseDir: path.join(folder, 'releases'),
    build,
    limits,
    log: { info: note, warn: note, error: note },
    onCulprit: async ({ name }) => {
      culprits.push(name)
      await untilSetAside
    },
  })
  await opened.ready
  return opened
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'isp-render-'))
  build = await writeShell('shell')
  guilty = await release('guilty')
  innocent = await release('innocent')
  culprits = []
  logged = []
  untilSetAside = Promise.resolve()
  pool = await openPool()
})
afterEach(async () => {
  await pool.close()
  await rm(folder, { recursive: true })
})

const jobOf = (owner: RegisteredRelease | null, pathname: string): RenderJob => ({
  build,
  release: owner,
  isPlain: false,
  input: { url: `http://shop.test${pathname}`, assets: {} } as RenderJob['input'],
})
const textOf = ({ result }: RenderAnswer): string =>
  result.kind === 'page' ? Buffer.from(result.html).toString() : result.kind
const ask = async (owner: RegisteredRelease | null, pathname: string) => {
  const answer = await pool.render(jobOf(owner, pathname))
  return { text: textOf(answer), what: answer.trouble?.what ?? null }
}

const STOPPED = { text: 'shell without guilty', what: 'stopped its thread' }
const FINE = { text: 'shell innocent: fine', what: null }
const SLOW = { text: 'shell innocent: slow', what: null }

describe('страница, которая не кончается', () => {
  test.each([
    ['бесконечный цикл', '/loop/'],
    ['цепь микрозадач', '/microtasks/'],
  ])('%s: отвечена без своего содержимого, виновник назван, когда повторил', async (_n, page) => {
    expect(await ask(guilty, page)).toEqual(STOPPED)
    expect(culprits).toEqual([])
    expect(logged).toMatchObject([{ why: 'hung', remote: 'guilty', paths: [page] }])
    expect(await ask(guilty, page)).toEqual(STOPPED)
    expect(culprits).toEqual(['guilty'])
  })

  test('поток стоит, ничего не делая: замечен и он', async () => {
    await pool.close()
    pool = await openPool({ ...LIMITS, hungMs: 1500 })
    expect(await ask(guilty, '/asleep/')).toEqual(STOPPED)
    expect(logged).toMatchObject([{ why: 'hung', remote: 'guilty' }])
  })

  test('ожидание без конца: страница без содержимого, поток цел, никто не отстранён', async () => {
    const never = Promise.all([1, 2, 3].map(() => ask(guilty, '/never/')))
    expect(await ask(innocent, '/fine/')).toEqual(FINE)
    const late = { text: 'shell without guilty', what: 'did not finish' }
    expect(await never).toEqual([late, late, late])
    expect(logged).toEqual([])
    expect(culprits).toEqual([])
  })

  test('много долгих страниц подряд — не зависание', async () => {
    const pages = Array.from({ length: 20 }, () => ask(innocent, '/heavy/'))
    for (const page of await Promise.all(pages)) {
      expect(page).toEqual({ text: 'shell innocent: heavy', what: null })
    }
    expect(logged).toEqual([])
  })

  test('ошибка страницы — не остановка: поток цел', async () => {
    expect(await ask(guilty, '/throws/')).toMatchObject({ what: 'threw' })
    expect(await ask(guilty, '/forgets/')).toMatchObject({ what: null })
    await expect.poll(() => logged).toMatchObject([{ err: { message: 'nobody caught me' } }])
    expect(culprits).toEqual([])
  })
})

describe('соседи по потоку', () => {
  test('рисуются снова и не виноваты, пока чужая страница крутится', async () => {
    const slow = [ask(innocent, '/slow/'), ask(innocent, '/slow/')]
    const loop = ask(guilty, '/loop/')
    expect(await ask(innocent, '/fine/')).toEqual(FINE)
    expect(await loop).toEqual(STOPPED)
    expect(await Promise.all(slow)).toEqual([SLOW, SLOW])
    expect(await ask(guilty, '/fine/')).toEqual({ text: 'shell guilty: fine', what: null })
    expect(culprits).toEqual([])
  })

  test('выпуск под подозрением не занимает второй поток: остальные отвечают сразу', async () => {
    const order: string[] = []
    const note = (what: string) => () => void order.push(what)
    const first = ask(guilty, '/loop/').then(note('first'))
    const second = ask(guilty, '/loop/').then(note('second'))
    // a thread must be silent for a while before this can be noticed
    const asked = performance.now()
    await expect.poll(() => performance.now() - asked).toBeGreaterThan(3 * SILENT_MS)
    const third = ask(guilty, '/loop/').then(note('third'))
    await ask(innocent, '/fine/').then(note('innocent'))
    await Promise.all([first, second, third])
    expect(order[0]).toBe('innocent')
    expect(culprits).toEqual(['guilty'])
  })

  test('пока выпуск отстраняют, ни одна его страница больше не начата', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    untilSetAside = promise
    await ask(guilty, '/loop/')
    await ask(guilty, '/loop/')
    expect(await ask(guilty, '/fine/')).toEqual({ text: STOPPED.text, what: 'set aside' })
    resolve()
    await expect.poll(() => ask(guilty, '/fine/')).toMatchObject({ what: null })
  })

  test.each([
    ['съевшая память', '/memory/'],
    ['оборвавшая поток', '/exit/'],
  ])('%s найдена поодиночке, соседи целы', async (_name, page) => {
    const slow = [ask(innocent, '/slow/'), ask(null, '/fine/'), ask(guilty, page)]
    const [first, , third] = await Promise.all(slow)
    expect(first).toEqual(SLOW)
    expect(third).toEqual(STOPPED)
    expect(culprits).toEqual(['guilty'])
    expect(await ask(innocent, '/fine/')).toEqual(FINE)
  })

  test('цикл после ответа: виноват тот, чей код крутится, а не тот, кто рисуется', async () => {
    expect(await ask(guilty, '/later/')).toMatchObject({ what: null })
    expect(await ask(innocent, '/slow/')).toEqual(SLOW)
    await expect.poll(() => logged).toMatchObject([{ why: 'hung', remote: 'guilty' }])
    expect(culprits).toEqual([])
  })
})

describe('потоки и сборки', () => {
  test('сборки оболочки живут рядом, у каждой страницы своя', async () => {
    const other = await writeShell('newer')
    const newer = await pool.render({ ...jobOf(innocent, '/fine/'), build: other })
    expect(textOf(newer)).toBe('newer innocent: fine')
    expect(await ask(innocent, '/fine/')).toEqual(FINE)
  })

  test('испорченный файл выпуска не выполняется, страница приходит без него', async () => {
    const changed = { ...guilty, node: { ...guilty.node, integrity: 'sha384-other' } }
    expect(await ask(changed, '/fine/')).toEqual({ text: STOPPED.text, what: 'not loaded' })
  })

  test('закрывается и с зависшим потоком, ждущим отвечено', async () => {
    const loop = ask(guilty, '/loop/')
    const refused = expect(loop).rejects.toThrow('the server is stopping')
    await pool.close()
    await refused
  })
})
