import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bootstrapMessages as messages } from './bootstrap.messages.mjs'
import { expected } from './expected.mjs'
import { withLock } from './lock.mjs'
import { runToLog } from './run-to-log.mjs'

/** What the installed node_modules depend on; equal means that nothing has to be installed. */
export const installStamp = (root, nodeVersion) => {
  const hash = createHash('sha256')
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    hash.update(readFileSync(path.join(root, file)))
  }
  const [major] = nodeVersion.split('.')
  return hash.update(`${process.platform}-${process.arch}-${major}`).digest('hex')
}

export const stampFile = (root) => path.join(root, 'node_modules/.isp-install-stamp')

export const isInstalled = (root, nodeVersion) =>
  existsSync(stampFile(root)) &&
  readFileSync(stampFile(root), 'utf8') === installStamp(root, nodeVersion)

/** Installs the workspace from the lock file, once per lock file. */
export const installDependencies = async ({ root, pnpm, env, nodeVersion }) => {
  if (isInstalled(root, nodeVersion)) return
  await withLock(path.join(root, '.tools/lock'), async () => {
    if (isInstalled(root, nodeVersion)) return
    process.stdout.write(`${messages.installing}\n`)
    const started = Date.now()
    const log = path.join(root, '.tools/install.log')
    const args = ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only']
    // CI: no question is asked when node_modules came from elsewhere
    const reason = await runToLog(pnpm, args, { cwd: root, env: { ...env, CI: 'true' }, log })
    if (reason) throw expected(messages.installFailed(reason, path.relative(root, log)))
    writeFileSync(stampFile(root), installStamp(root, nodeVersion))
    const seconds = ((Date.now() - started) / 1000).toFixed(1).replace('.', ',')
    process.stdout.write(`${messages.installed(seconds)}\n`)
  })
}
