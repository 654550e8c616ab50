import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Registry, ShellRelease } from '@isp/federation'
import type { InService, ReleaseStore } from '@isp/federation/server'
import { nameOwner } from './delivery/borders.ts'
import { leaveWithdrawn } from './delivery/leave-withdrawn.ts'
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
    policy: contentSecurityPolicy(
      [inline.consent, boot, lateStarter, workerStarter, leaveWithdrawn, nameOwner],
      { hasMap },
    ),
    fonts: web.fonts,
    hasWorker: existsSync(path.join(directory, 'web/worker.js')),
  }
}

/** Renderers that are kept: the one in service, those of canaries and previews. */
const MOST_RENDERERS = 8

export type Editions = {
  /** The current edition; the same object until a release changes. Throws if no shell has ever been in service. */
  current: () => Edition
  /** The edition of a set of releases; the same object for the same one. */
  of: (releases: InService) => Edition
}

export const createEditions = (
  store: Pick<ReleaseStore, 'read' | 'folderOf'>,
  { hasMap = false } = {},
): Editions => {
  const renderers = new Map<string, Renderer>()
  const editions = new WeakMap<InService, Edition>()

  const rendererOf = (shell: ShellRelease): Renderer => {
    const renderer = renderers.get(shell.version) ?? describe(shell, store.folderOf(shell), hasMap)
    renderers.delete(shell.version)
    renderers.set(shell.version, renderer)
    const [oldest] = renderers.size > MOST_RENDERERS ? renderers.keys() : []
    if (oldest !== undefined) renderers.delete(oldest)
    return renderer
  }

  const of = (releases: InService): Edition => {
    const known = editions.get(releases)
    if (known) return known
    if (!releases.shell) throw new Error('there is no release of the shell')
    const edition = { renderer: rendererOf(releases.shell), registry: releases.registry }
    editions.set(releases, edition)
    return edition
  }
  return { of, current: () => of(store.read()) }
}

/** Short text that differs between sets of releases. */
export const editionKey = ({ renderer, registry }: Edition): string =>
  createHash('sha256')
    .update(
      JSON.stringify([renderer.version, registry.remotes.map((one) => [one.name, one.version])]),
    )
    .digest('hex')
    .slice(0, 16)
