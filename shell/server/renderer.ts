import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Registry, ShellRelease } from '@isp/federation'
import type { InService, ReleaseStore } from '@isp/federation/server'
import { lateStarter, workerStarter } from './late-script.ts'
import { contentSecurityPolicy } from './security-headers.ts'

/** A release of the shell as plain data: its code runs only in render threads (render-bundle.ts). */
export type Renderer = {
  version: string
  /** Folder of the release. */
  directory: string
  /** Path of the server bundle inside the folder, and its hash. */
  bundle: ShellRelease['node']
  /** URL of its web files, with a trailing slash. */
  base: string
  main: { src: string; integrity: string }
  /** Source of the inline script at the end of the page. */
  boot: string
  /** Content security policy of every page of this release. */
  policy: string
  fonts: readonly string[]
  /** Whether it has a service worker. */
  hasWorker: boolean
}

/** Releases that a page is made with: one of the shell, one of each remote. */
export type Edition = { renderer: Renderer; registry: Registry }

const describe = (shell: ShellRelease, directory: string, hasMap: boolean): Renderer => {
  const { version, web, node, inline } = shell
  const boot = readFileSync(path.join(directory, inline.boot), 'utf8')
  return {
    version,
    directory,
    bundle: node,
    base: web.base,
    main: { src: web.entry, integrity: web.integrity },
    boot,
    policy: contentSecurityPolicy([inline.consent, boot, lateStarter, workerStarter], { hasMap }),
    fonts: web.fonts,
    hasWorker: existsSync(path.join(directory, 'web/worker.js')),
  }
}

/** The current edition; the same object until a release changes. Throws if no shell has ever been in service. */
export const createEditionSource = (
  store: Pick<ReleaseStore, 'read' | 'folderOf'>,
  { hasMap = false } = {},
): (() => Edition) => {
  let seen: InService | null = null
  let edition: Edition | null = null
  return () => {
    const now = store.read()
    if (edition && now === seen) return edition
    if (!now.shell) throw new Error('there is no release of the shell')
    const isKnown = edition?.renderer.version === now.shell.version
    const renderer =
      isKnown && edition ? edition.renderer : describe(now.shell, store.folderOf(now.shell), hasMap)
    edition = { renderer, registry: now.registry }
    seen = now
    return edition
  }
}
