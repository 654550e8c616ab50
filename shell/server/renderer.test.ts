import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Registry, ShellRelease } from '@isp/federation'
import { type InService, integrityOf } from '@isp/federation/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEditions } from './renderer.ts'
import { createBundleLoader } from './rendering/render-bundle.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-shells-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const folderOf = ({ version }: { version: string }) => path.join(folder, version)

const shellOf = (version: string): ShellRelease => {
  const code = `exports.sharedModules = { mark: '${version}', path: require('node:path') }`
  for (const [file, text] of [
    ['node/render.cjs', code],
    ['boot/boot.js', `boot('${version}')`],
  ] as const) {
    mkdirSync(path.dirname(path.join(folder, version, file)), { recursive: true })
    writeFileSync(path.join(folder, version, file), text)
  }
  const base = `/static/${version}/web/`
  return {
    name: 'shell',
    version,
    contract: 2,
    web: { base, entry: `${base}main.js`, integrity: 'sha384-x', fonts: [] },
    node: { entry: 'node/render.cjs', integrity: integrityOf(Buffer.from(code)) },
    inline: { consent: 'consent()', boot: 'boot/boot.js' },
  }
}
const registryOf = (shell: ShellRelease, remotes: Registry['remotes'] = []): Registry => ({
  shell,
  remotes,
})

test('страница всегда делается из выпусков одного момента', () => {
  const [first, second] = [shellOf('1'), shellOf('2')]
  let now: InService = { shell: first, registry: registryOf(first) }
  const read = createEditions({ read: () => now, folderOf }).current
  const before = read()
  expect(read()).toBe(before)
  expect(before.renderer).toMatchObject({ version: '1', boot: `boot('1')`, base: '/static/1/web/' })
  now = { shell: first, registry: registryOf(first) }
  expect(read().registry).toBe(now.registry)
  expect(read().renderer).toBe(before.renderer)
  now = { shell: second, registry: registryOf(second) }
  expect(read()).toMatchObject({
    renderer: { version: '2' },
    registry: { shell: { version: '2' } },
  })
  expect(before.renderer.version).toBe('1')
})

test('без единого выпуска оболочки страниц нет', () => {
  const read = createEditions({
    read: () => ({ shell: null, registry: { shell: null, remotes: [] } }),
    folderOf,
  }).current
  expect(read).toThrow('no release of the shell')
})

test('код двух оболочек живёт рядом, а изменённый после выпуска не запускается', () => {
  const [first, second, third] = [shellOf('1'), shellOf('2'), shellOf('3')]
  const read = (shell: ShellRelease) =>
    createEditions({ read: () => ({ shell, registry: registryOf(shell) }), folderOf }).current()
      .renderer
  const bundleOf = createBundleLoader((bundle) => bundle)
  const one = bundleOf(read(first))
  expect(one.sharedModules).toMatchObject({ mark: '1', path })
  expect(bundleOf(read(second)).sharedModules.mark).toBe('2')
  expect(bundleOf(read(first))).toBe(one)
  const renderer = read(third)
  writeFileSync(path.join(folder, '3/node/render.cjs'), 'globalThis.wasRun = true')
  expect(() => bundleOf(renderer)).toThrow('was changed after its release')
  expect(globalThis).not.toHaveProperty('wasRun')
})
