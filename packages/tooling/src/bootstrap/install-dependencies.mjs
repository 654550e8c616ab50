import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bootstrapMessages as messages } from './bootstrap.messages.mjs'
import { expected } from './expected.mjs'
import { withLock } from './lock.mjs'
import { runToLog } from './run-to-log.mjs'

/** Hash of everything that node_modules depends on; if equal, nothing has to be installed. */
export const installStamp = (root, nodeVersion) => {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(path.join(root, file)))
  }
  const [major] = nodeVersion.split('.')
  return hash.update(`${process.platform}-${process.arch}-${major}`).digest('hex')
}

export const stampFile = (root) => path.join(root, 'node_modules/.isp-install-stamp')

/**
 * Folders of the workspace from the `packages:` of its file: plain names, or a pattern ending in a star.
 * @param {string} root @returns {string[]}
 */
export const workspaceFolders = (root) => {
  const [, list = ''] =
    /^packages:\s*\n((?:\s+-.*\n?)*)/m.exec(
      readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8'),
    ) ?? []
  const patterns = [...list.matchAll(/-\s*["']?([^"'\s]+)/g)].map(([, pattern = '']) => pattern)
  return patterns.flatMap((pattern) => {
    if (!pattern.endsWith('*')) return [pattern]
    const parent = path.posix.dirname(pattern)
    const start = path.posix.basename(pattern).slice(0, -1)
    if (!existsSync(path.join(root, parent))) return []
    const names = readdirSync(path.join(root, parent)).filter((name) => name.startsWith(start))
    return names.map((name) => path.posix.join(parent, name))
  })
}

const hasOwnModules = (folder) => {
  const manifest = path.join(folder, 'package.json')
  if (!existsSync(manifest)) return true
  const { dependencies, devDependencies } = JSON.parse(readFileSync(manifest, 'utf8'))
  const wanted = Object.keys({ ...dependencies, ...devDependencies })
  // check a link to each: the folder alone may be left from an interrupted deletion
  return wanted.every((name) => existsSync(path.join(folder, 'node_modules', name)))
}

/** Whether node_modules matches the lock file and exists in every workspace folder. */
export const isInstalled = (root, nodeVersion) =>
  existsSync(stampFile(root)) &&
  readFileSync(stampFile(root), 'utf8') === installStamp(root, nodeVersion) &&
  workspaceFolders(root).every((folder) => hasOwnModules(path.join(root, folder)))

/** Installs the workspace from the lock file, once per lock file. */
export const installDependencies = async ({ root, pnpm, env, nodeVersion }) => {
  if (isInstalled(root, nodeVersion)) return
  await withLock(path.join(root, '.tools/lock'), async () => {
    if (isInstalled(root, nodeVersion)) return
    process.stdout.write(`${messages.installing}\n`)
    const started = Date.now()
    const log = path.join(root, '.tools/install.log')
    rmSync(stampFile(root), { force: true })
    const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']
    // CI: suppresses the question asked when node_modules was created by another tool
    const reason = await runToLog(pnpm, args, { cwd: root, env: { ...env, CI: 'true' }, log })
    if (reason === messages.staleLock) throw expected(messages.lockToMend)
    if (reason) throw expected(messages.installFailed(reason, path.relative(root, log)))
    writeFileSync(stampFile(root), installStamp(root, nodeVersion))
    const seconds = ((Date.now() - started) / 1000).toFixed(1).replace('.', ',')
    process.stdout.write(`${messages.installed(seconds)}\n`)
  })
}
