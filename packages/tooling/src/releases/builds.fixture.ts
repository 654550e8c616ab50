import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { REMOTE_CONTRACT, RENDERER_INTERFACE, singletonNames } from '@isp/federation'
import { integrityOf, writeInventory } from '@isp/federation/server'

const writeFiles = async (
  dist: string,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<string> => {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true })
    writeFileSync(path.join(dist, name), content)
  }
  await writeInventory(dist)
  return dist
}

/** Writes a build of the remote catalog into a folder; `text` makes its content, and so its version. */
export const writeRemote = async (
  dist: string,
  text: string,
  meta: object = {},
): Promise<string> => {
  const routes = `routes ${text}`
  const files: Record<string, string | Buffer> = {
    'web/remoteEntry.js': `load("${integrityOf(Buffer.from(routes), 'sha256')}")`,
    'web/routes.js': routes,
    'web/mf-manifest.json': JSON.stringify({ name: 'catalog', shared: [], ...meta }),
    'web/routes.js.br': brotliCompressSync(routes),
    'web/routes.js.gz': gzipSync(routes),
    'node/server.cjs': `exports.default = { contract: ${REMOTE_CONTRACT}, createRoutes: () => [], text: '${text}' }`,
    'types/not-a-part.d.ts': '',
    'release-meta.json': JSON.stringify({
      name: 'catalog',
      contract: REMOTE_CONTRACT,
      prefixes: ['/catalog/'],
      fragments: [],
      web: { entry: 'remoteEntry.js', preload: ['routes.js'] },
      node: { entry: 'server.cjs', shared: ['react'] },
      uses: { names: { '@isp/router': ['Link', 'useHref'] }, operations: ['GET /api/health'] },
      ...meta,
    }),
  }
  return writeFiles(dist, files)
}

/** Writes a build of a shell that gives one short page. */
export const writeShell = async (dist: string, text: string): Promise<string> => {
  const shared = Object.fromEntries(singletonNames.map((name) => [name, {}]))
  const files: Record<string, string> = {
    'web/main.js': `main ${text}`,
    'node/render.cjs': `exports.sharedModules = ${JSON.stringify(shared)}
      exports.render = async () => ({ kind: 'page', status: 200, html: Buffer.from('page'), isWhole: true, failures: [] })`,
    'boot/boot.js': '',
    'release-meta.json': JSON.stringify({
      name: 'shell',
      contract: REMOTE_CONTRACT,
      renderer: RENDERER_INTERFACE,
      web: { entry: 'main.js', fonts: [] },
      node: { entry: 'render.cjs' },
      inline: { consent: '', boot: 'boot/boot.js' },
      provides: {
        names: { '@isp/router': ['Link', 'useHref'] },
        // the second one is served by no BFF
        operations: ['GET /api/health', 'GET /api/later'],
      },
      shared: {},
    }),
  }
  return writeFiles(dist, files)
}
