import type { RegisteredRelease, Registry } from '@isp/federation'
import type { GuestBuild } from './guest-builds.ts'

export const releaseOf = (
  name: string,
  version: string,
  prefixes: readonly string[] = [`/${name}/`],
): RegisteredRelease => {
  const base = `/remotes/${name}/${version}`
  return {
    name,
    version,
    contract: 3,
    prefixes,
    fragments: [],
    web: {
      entry: `${base}/web/entry.js`,
      manifest: `${base}/web/mf-manifest.json`,
      preload: [`${base}/web/routes.js`],
      integrity: {
        [`${base}/web/entry.js`]: `sha384-${version}-entry`,
        [`${base}/web/routes.js`]: `sha384-${version}-routes`,
      },
    },
    node: { entry: 'node/server.cjs', integrity: '', shared: [] },
    isAvailable: true,
  }
}

export const buildOf = (version: string): GuestBuild => {
  const release = releaseOf('auth', version, ['/auth/', '/guest-only/'])
  return {
    release,
    files: new Map([[release.web.entry, Buffer.from(`entry of ${version}`)]]),
    script: Buffer.from('script of the page'),
  }
}

export const liveRegistry: Registry = {
  shell: { version: 'shell1' },
  remotes: [releaseOf('auth', 'live1', ['/auth/']), releaseOf('catalog', 'live2')],
}

/** A page as the shop writes it: `content` is what the server has rendered. */
export const pageOf = (content: string, state: object = {}): string =>
  [
    '<!DOCTYPE html><html lang="ru"><head><title>ИСП</title></head>',
    `<body><div id="root">${content}</div>`,
    '<script type="application/json" id="isp-state">',
    JSON.stringify({ registry: liveRegistry, missing: null, errors: null, ...state }).replaceAll(
      '<',
      '\\u003c',
    ),
    '</script><script type="application/json" id="isp-boot">{"scripts":[{"src":"/static/main.js"}],"preload":[]}</script>',
    '<script>boot()</script><script type="application/json" id="isp-identity">"7/s1"</script>',
    '<script id="isp-late">late()</script><script>worker()</script></body></html>',
  ].join('')

export const blockOf = (html: string, id: string): Record<string, unknown> =>
  JSON.parse(new RegExp(`id="${id}">(.*?)</script>`).exec(html)?.[1] ?? 'null') as Record<
    string,
    unknown
  >
