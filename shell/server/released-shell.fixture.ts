import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import {
  REMOTE_CONTRACT,
  RENDERER_INTERFACE,
  type ShellMeta,
  singletonNames,
} from '@isp/federation'
import { INVENTORY_FILE, META_FILE, versionOf, writeInventory } from '@isp/federation/server'

/** A build with a page that does not catch an error and one that loops, as may happen in any team's code. */
export const careless = `
  exports.sharedModules = ${JSON.stringify(Object.fromEntries(singletonNames.map((name) => [name, {}])))}
  exports.render = async ({ url }) => {
    if (url.pathname === '/loop/') for (;;);
    if (url.pathname === '/broken/') throw new Error('a page of ours is broken')
    if (url.pathname === '/forgetful/') void Promise.reject(new Error('nobody caught me'))
    return { kind: 'page', status: 200, html: Buffer.from('page'), isWhole: true, failures: [] }
  }`

const meta: ShellMeta = {
  name: 'shell',
  contract: REMOTE_CONTRACT,
  renderer: RENDERER_INTERFACE,
  web: { entry: 'main.js', fonts: [] },
  node: { entry: 'render.cjs' },
  inline: { consent: '', boot: 'boot/boot.js' },
  provides: null,
  shared: {},
}

/** Stores a shell with this code in a store that has none of it. Gives its version. */
export const storeShell = async (storeDir: string, code: string): Promise<string> => {
  const build = path.join(storeDir, '.build')
  const files = { 'node/render.cjs': code, 'boot/boot.js': '', 'web/main.js': '' }
  for (const [name, content] of Object.entries({ ...files, [META_FILE]: JSON.stringify(meta) })) {
    mkdirSync(path.dirname(path.join(build, name)), { recursive: true })
    writeFileSync(path.join(build, name), content)
  }
  await writeInventory(build)
  const version = versionOf(readFileSync(path.join(build, INVENTORY_FILE)))
  mkdirSync(path.join(storeDir, 'shell'), { recursive: true })
  renameSync(build, path.join(storeDir, 'shell', version))
  return version
}

/** Stores a shell and puts it into service. Gives its version. */
export const release = async (storeDir: string, code: string): Promise<string> => {
  const version = await storeShell(storeDir, code)
  const pointer = { version, changedAt: new Date().toISOString(), releases: [] }
  writeFileSync(path.join(storeDir, 'shell/current.json'), JSON.stringify(pointer))
  return version
}
