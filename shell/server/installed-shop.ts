import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { SITE_NAME } from '@isp/contract/site'
import { color } from '@isp/ui/colors'
import type { FastifyInstance } from 'fastify'
import type { ShellConfig } from './config.ts'
import type { Edition, Renderer } from './renderer.ts'
import { serverMessages } from './server.messages.ts'

/** A service worker that deletes its caches and unregisters itself; browsers install it on their next page. */
const WITHOUT_WORKER = `addEventListener('install',()=>skipWaiting());addEventListener('activate',e=>e.waitUntil((async()=>{for(const name of await caches.keys())await caches.delete(name);await registration.unregister()})()))`

const workerFile = ({ directory }: Renderer): string => path.join(directory, 'web/worker.js')

/** Whether the service worker is enabled and the release in service contains one. */
const hasWorker = (config: ShellConfig, renderer: Renderer): boolean =>
  config.hasServiceWorker && existsSync(workerFile(renderer))

/** https://www.w3.org/TR/appmanifest/ */
const manifestOf = (base: string) => {
  const icon = (name: string, sizes: string, purpose: string) => {
    const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
    return { src: base + name, sizes, type, purpose }
  }
  return {
    id: '/',
    name: serverMessages.shopName,
    short_name: SITE_NAME,
    lang: 'ru',
    dir: 'ltr',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: color.surface,
    background_color: color.surface,
    icons: [
      icon('favicon.svg', 'any', 'any'),
      icon('icon-192.png', '192x192', 'any'),
      icon('icon-512.png', '512x512', 'any'),
      icon('icon-maskable-512.png', '512x512', 'maskable'),
    ],
  }
}

/** Files that browsers request at fixed addresses (manifest, service worker); always those of the release in service. */
export const registerInstalledShop = (
  app: FastifyInstance,
  config: ShellConfig,
  readEdition: () => Edition,
): void => {
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('application/manifest+json; charset=utf-8')
      .send(JSON.stringify(manifestOf(readEdition().renderer.base))),
  )
  app.get('/service-worker.js', async (_request, reply) => {
    const { renderer } = readEdition()
    const script = hasWorker(config, renderer)
      ? await readFile(workerFile(renderer), 'utf8')
      : WITHOUT_WORKER
    return reply
      .header('cache-control', 'no-cache')
      .type('text/javascript; charset=utf-8')
      .send(script)
  })
}
