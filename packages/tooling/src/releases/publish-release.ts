import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import type { ReleaseMeta, RemoteRelease } from '@isp/federation'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { displayPath } from '../workspace/paths.ts'
import { isHeldBack, listVersions, publishVersion, readPointer } from './pointer.ts'
import { type FileHashes, hashFolder, versionOf } from './release-files.ts'
import { releasesMessages as messages } from './releases.messages.ts'

/** Releases kept for pages that were opened before the newest one. */
const KEPT_RELEASES = 10

export type PublishInput = {
  /** `var/releases` of a running shop. */
  storeDir: string
  name: string
  webDir: string
  nodeDir: string
  /** `release-meta.json` of the build; by default beside `webDir`. */
  metaFile?: string
  /** By default it follows from the content: the same build is the same release. */
  version?: string
  /** Serves the build even if somebody went back from it: the publisher has chosen it by name. */
  isChosen?: boolean
  /** Told when the served release was chosen by hand and therefore stays. */
  onHeldBack?: (held: { current: string; built: string }) => void
}

const describeRelease = (meta: ReleaseMeta, version: string, files: FileHashes): RemoteRelease => {
  const base = `/remotes/${meta.name}/${version}`
  const webUrl = (file: string) => `${base}/web/${file}`
  const scripts = Object.entries(files).filter(([file]) => /^web\/.*\.js$/.test(file))
  const nodeEntry = `node/${meta.node.entry}`
  return {
    name: meta.name,
    version,
    contract: meta.contract,
    prefixes: meta.prefixes,
    fragments: meta.fragments,
    web: {
      entry: webUrl(meta.web.entry),
      preload: meta.web.preload.map(webUrl),
      integrity: Object.fromEntries(scripts.map(([file, hash]) => [`${base}/${file}`, hash])),
    },
    node: { entry: nodeEntry, integrity: files[nodeEntry] ?? '', shared: meta.node.shared },
  }
}

const removeOld = (storeDir: string, name: string): void => {
  const current = readPointer(storeDir, name)?.version
  const old = listVersions(storeDir, name).filter((version) => version !== current)
  for (const version of old.slice(KEPT_RELEASES - 1)) {
    rmSync(path.join(storeDir, name, version), { recursive: true, force: true })
  }
}

const writeJson = (file: string, value: unknown): void =>
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/**
 * Copies a build into the store as an immutable release and makes it the current one.
 * Beside `web/` and `node/` it holds `release.json` (what `remotes.json` repeats) and
 * `integrity.json` (sha384 of every file). Publishing the same build again changes nothing, and after a
 * rollback the known build does not come back by itself.
 */
export const publishRelease = (input: PublishInput): RemoteRelease => {
  const { storeDir, name, webDir, nodeDir } = input
  const metaFile = input.metaFile ?? path.join(path.dirname(webDir), 'release-meta.json')
  const nothing = () =>
    new ExpectedFailure(messages.noBuild(name, displayPath(path.dirname(webDir))))
  if (![metaFile, webDir, nodeDir].every((target) => existsSync(target))) throw nothing()
  const meta = JSON.parse(readFileSync(metaFile, 'utf8')) as ReleaseMeta
  const files = { ...hashFolder(webDir, 'web'), ...hashFolder(nodeDir, 'node') }
  if (!files[`web/${meta.web.entry}`] || !files[`node/${meta.node.entry}`]) throw nothing()
  const version = input.version ?? versionOf(files, meta)
  if (!/^[\w][\w.-]*$/.test(version)) throw new ExpectedFailure(messages.badVersion(version))
  const release = describeRelease(meta, version, files)
  const folder = path.join(storeDir, name, version)
  const isKnown = existsSync(path.join(folder, 'release.json'))
  const pointer = readPointer(storeDir, name)
  if (pointer && isKnown && !input.isChosen && isHeldBack(pointer, version)) {
    input.onHeldBack?.({ current: pointer.version, built: version })
    return release
  }
  if (!isKnown) {
    const work = path.join(storeDir, name, `.${version}.${process.pid}`)
    rmSync(work, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
    mkdirSync(work, { recursive: true })
    cpSync(webDir, path.join(work, 'web'), { recursive: true })
    cpSync(nodeDir, path.join(work, 'node'), { recursive: true })
    writeJson(path.join(work, 'integrity.json'), files)
    writeJson(path.join(work, 'release.json'), release)
    renameSync(work, folder)
  }
  const now = new Date()
  utimesSync(folder, now, now)
  publishVersion(storeDir, name, version)
  removeOld(storeDir, name)
  return release
}
