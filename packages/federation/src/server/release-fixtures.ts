// Releases for tests, written straight into the store without any check.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { REMOTE_CONTRACT, RENDERER_INTERFACE } from '../contract-number.ts'
import { singletonNames } from '../singletons.ts'
import type { ReleaseUses } from '../usage.ts'
import {
  INVENTORY_FILE,
  integrityOf,
  META_FILE,
  versionOf,
  writeInventory,
} from './release-files.ts'
import { pointerFile } from './release-pointer.ts'

/** Writes a pointer whose history has only this version. */
export const pointTo = async (storeDir: string, name: string, version: string): Promise<void> => {
  const at = new Date().toISOString()
  const releases = [{ version, releasedAt: at, leftAt: null, isRejected: false }]
  await writeFile(pointerFile(storeDir, name), JSON.stringify({ version, changedAt: at, releases }))
}

const putFiles = async (
  storeDir: string,
  name: string,
  files: Readonly<Record<string, string>>,
): Promise<string> => {
  const work = path.join(storeDir, `.${name}`)
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(work, file)), { recursive: true })
    await writeFile(path.join(work, file), content)
  }
  await writeInventory(work)
  const version = versionOf(await readFile(path.join(work, INVENTORY_FILE)))
  await mkdir(path.join(storeDir, name), { recursive: true })
  await rename(work, path.join(storeDir, name, version))
  await pointTo(storeDir, name, version)
  return version
}

/** Source of a renderer that shares all singletons; `mark` changes its content. */
export const rendererCode = (mark = 'v1', shared: readonly string[] = singletonNames): string =>
  `exports.mark = '${mark}'
  exports.render = async () => ({})
  exports.sharedModules = ${JSON.stringify(Object.fromEntries(shared.map((name) => [name, {}])))}`

type ShellBuild = { code?: string; contract?: number; meta?: object; main?: string }

/** Puts a release of the shell into the store and points to it. Returns its version. */
export const putShell = (storeDir: string, build: ShellBuild = {}): Promise<string> => {
  const { code = rendererCode(), contract = REMOTE_CONTRACT } = build
  const chunk = `chunk of ${code}`
  const meta = {
    name: 'shell',
    contract,
    renderer: RENDERER_INTERFACE,
    web: { entry: 'main.js', fonts: ['fonts/a.woff2'] },
    node: { entry: 'render.cjs' },
    inline: { consent: 'consent()', boot: 'boot/boot.js' },
    provides: { names: {}, operations: [] },
    shared: { react: '19.3.1' },
    ...build.meta,
  }
  return putFiles(storeDir, 'shell', {
    'web/main.js': build.main ?? `load("${integrityOf(Buffer.from(chunk))}")`,
    'web/chunk.js': chunk,
    'web/fonts/a.woff2': 'letters',
    'node/render.cjs': code,
    'boot/boot.js': 'boot()',
    [META_FILE]: JSON.stringify(meta),
  })
}

type RemoteBuild = {
  name?: string
  code?: string
  contract?: number
  uses?: ReleaseUses
  /** Version range of each singleton that it was built for. */
  requires?: Readonly<Record<string, string>>
}

/** Puts a release of a remote into the store and points to it. Returns its version. */
export const putRemote = (storeDir: string, build: RemoteBuild = {}): Promise<string> => {
  const { name = 'x', contract = REMOTE_CONTRACT } = build
  const code =
    build.code ?? `module.exports = { default: { contract: ${contract}, createRoutes: () => [] } }`
  const meta = {
    name,
    contract,
    prefixes: [`/${name}/`],
    fragments: [],
    web: { entry: 'remoteEntry.js', preload: [] },
    node: { entry: 'server.cjs', shared: [] },
    uses: build.uses ?? { names: {}, operations: [] },
  }
  return putFiles(storeDir, name, {
    'web/remoteEntry.js': '',
    'web/mf-manifest.json': JSON.stringify({
      name,
      shared: Object.entries(build.requires ?? {}).map(([singleton, requiredVersion]) => ({
        name: singleton,
        requiredVersion,
      })),
    }),
    'node/server.cjs': code,
    [META_FILE]: JSON.stringify(meta),
  })
}
