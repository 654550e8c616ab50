import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createReleaseStore } from '@isp/federation/server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { publishRelease } from './publish-release.ts'
import { listReleases, retire, rollback } from './rollback.ts'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-releases-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const writeBuild = (text: string): { webDir: string; nodeDir: string } => {
  const dist = path.join(folder, 'dist')
  const webDir = path.join(dist, 'web')
  const nodeDir = path.join(dist, 'node')
  rmSync(dist, { recursive: true, force: true })
  mkdirSync(webDir, { recursive: true })
  mkdirSync(nodeDir, { recursive: true })
  writeFileSync(path.join(webDir, 'remoteEntry.js'), text)
  writeFileSync(path.join(webDir, 'remoteEntry.js.br'), `compressed ${text}`)
  writeFileSync(path.join(webDir, 'routes.js'), `routes ${text}`)
  writeFileSync(path.join(nodeDir, 'server.cjs'), `server ${text}`)
  const meta = {
    name: 'catalog',
    contract: 1,
    prefixes: ['/catalog/'],
    fragments: [],
    web: { entry: 'remoteEntry.js', preload: ['routes.js'] },
    node: { entry: 'server.cjs', shared: ['react'] },
  }
  writeFileSync(path.join(dist, 'release-meta.json'), JSON.stringify(meta))
  return { webDir, nodeDir }
}

const storeDir = () => path.join(folder, 'store')

const publish = (text: string, version?: string) =>
  publishRelease({
    storeDir: storeDir(),
    name: 'catalog',
    ...writeBuild(text),
    ...(version ? { version } : {}),
  })

describe('выпуск приложения', () => {
  it('магазин видит выпущенную сборку с адресами и контрольными суммами', async () => {
    const release = publish('one')
    const { remotes } = await createReleaseStore(storeDir()).read()
    expect(remotes).toHaveLength(1)
    expect(remotes[0]).toMatchObject({ name: 'catalog', version: release.version })
    const base = `/remotes/catalog/${release.version}/web`
    expect(release.web.entry).toBe(`${base}/remoteEntry.js`)
    expect(release.web.preload).toEqual([`${base}/routes.js`])
    expect(Object.keys(release.web.integrity)).toEqual([
      `${base}/remoteEntry.js`,
      `${base}/routes.js`,
    ])
    expect(release.node.integrity).toMatch(/^sha384-/)
  })

  it('та же сборка — тот же выпуск, другая — другой, и прежний остаётся на месте', () => {
    const first = publish('one')
    expect(publish('one').version).toBe(first.version)
    const second = publish('two')
    expect(second.version).not.toBe(first.version)
    const { current, versions } = listReleases(storeDir(), 'catalog')
    expect(current).toBe(second.version)
    expect(versions).toContain(first.version)
  })

  it('готовый выпуск не переписывается', () => {
    publish('one', 'v1')
    publish('two', 'v1')
    const entry = path.join(storeDir(), 'catalog/v1/web/remoteEntry.js')
    expect(readFileSync(entry, 'utf8')).toBe('one')
  })

  it('возврат открывает предыдущий выпуск, а выбранный по имени — любой', () => {
    const [first, second, third] = ['one', 'two', 'three'].map((text) => publish(text).version)
    expect(rollback(storeDir(), 'catalog')).toBe(second)
    expect(rollback(storeDir(), 'catalog', first)).toBe(first)
    expect(listReleases(storeDir(), 'catalog').current).toBe(first)
    expect(() => rollback(storeDir(), 'catalog', 'nothing')).toThrow('нет выпуска nothing')
    expect(rollback(storeDir(), 'catalog', third)).toBe(third)
  })

  it('следующая сборка того же кода не отменяет возврат, и об этом сказано', () => {
    const first = publish('one').version
    const second = publish('two').version
    rollback(storeDir(), 'catalog')
    const held: unknown[] = []
    const again = { storeDir: storeDir(), name: 'catalog', ...writeBuild('two') }
    publishRelease({ ...again, onHeldBack: (what) => held.push(what) })
    expect(held).toEqual([{ current: first, built: second }])
    expect(listReleases(storeDir(), 'catalog').current).toBe(first)
    const third = publish('three').version
    expect(listReleases(storeDir(), 'catalog').current).toBe(third)
    publish('two')
    expect(listReleases(storeDir(), 'catalog').current).toBe(third)
    publishRelease({ ...again, ...writeBuild('two'), isChosen: true })
    expect(listReleases(storeDir(), 'catalog').current).toBe(second)
  })

  it('второй возврат подряд ведёт ещё дальше назад, а не к отвергнутому выпуску', () => {
    const [first, second, third] = ['one', 'two', 'three'].map((text) => publish(text).version)
    expect(rollback(storeDir(), 'catalog')).toBe(second)
    expect(rollback(storeDir(), 'catalog')).toBe(first)
    expect(listReleases(storeDir(), 'catalog').rejected).toEqual([second, third])
    expect(() => rollback(storeDir(), 'catalog')).toThrow('нет предыдущего выпуска')
    publish('four')
    expect(rollback(storeDir(), 'catalog')).toBe(first)
  })

  it('снятое приложение исчезает из магазина, а его выпуски остаются', async () => {
    const { version } = publish('one')
    retire(storeDir(), 'catalog')
    expect((await createReleaseStore(storeDir()).read()).remotes).toEqual([])
    expect(listReleases(storeDir(), 'catalog')).toMatchObject({
      current: null,
      versions: [version],
    })
    expect(() => retire(storeDir(), 'catalog')).toThrow('и так не действует')
    publish('one')
    expect(listReleases(storeDir(), 'catalog').current).toBe(version)
  })

  it('недокопированный выпуск не виден и не мешает следующему', () => {
    const { version } = publish('one')
    const broken = path.join(storeDir(), 'catalog', version)
    rmSync(path.join(broken, 'release.json'))
    expect(publish('one').version).toBe(version)
    expect(existsSync(path.join(broken, 'release.json'))).toBe(true)
  })

  it('старые выпуски убираются, действующий — никогда', () => {
    const versions = Array.from({ length: 14 }, (_, number) => publish(`build ${number}`).version)
    const kept = readdirSync(path.join(storeDir(), 'catalog')).filter((name) => !name.includes('.'))
    expect(kept).toHaveLength(10)
    expect(kept).toContain(versions.at(-1))
  })

  it('без сборки — одно понятное предложение', () => {
    expect(() =>
      publishRelease({
        storeDir: storeDir(),
        name: 'catalog',
        webDir: path.join(folder, 'no/web'),
        nodeDir: path.join(folder, 'no/node'),
      }),
    ).toThrow('Нет сборки «catalog»')
  })
})
