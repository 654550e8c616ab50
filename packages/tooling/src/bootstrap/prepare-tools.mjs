import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { bootstrapMessages as messages } from './bootstrap.messages.mjs'
import { expected } from './expected.mjs'
import { withLock } from './lock.mjs'
import { runToLog } from './run-to-log.mjs'
import { currentPlatform, toolManifest, toolsFor } from './tool-table.mjs'

const isWindows = process.platform === 'win32'
const executable = (name) => (isWindows ? `${name}.exe` : name)

const pnpmPath = (root, tool) =>
  path.join(root, '.tools/node_modules', tool.name, executable('pnpm'))
const nodePath = (root, tool) =>
  path.join(root, '.tools/node_modules', tool.name, 'bin', executable('node'))

/** Whether the tool is present in the version of the table; otherwise it is downloaded again. */
const isPresent = (root, tool, file) => {
  if (!existsSync(file)) return false
  const manifest = path.join(root, '.tools/node_modules', tool.name, 'package.json')
  try {
    return JSON.parse(readFileSync(manifest, 'utf8')).version === tool.version
  } catch {
    return false
  }
}

/** The npm that started this command, so that no other npm of the machine is used. */
const npmCommand = () => {
  const own = process.env.npm_execpath
  if (own && /npm-cli\.[cm]?js$/.test(own)) return [process.execPath, [own]]
  return [isWindows ? 'npm.cmd' : 'npm', []]
}

/** Removes settings of the npm script that runs us (prefix, workspace …), which are not meant for this npm. */
const cleanEnvironment = () =>
  Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^npm_(lifecycle|package|config_(local_prefix|prefix|workspace))/i.test(name),
    ),
  )

const fetchTools = async (root, tools) => {
  const folder = path.join(root, '.tools')
  mkdirSync(folder, { recursive: true })
  const { manifest, lock } = toolManifest(tools)
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock, null, 2))
  process.stdout.write(`${messages.fetchingTools(tools.map((t) => `${t.name} ${t.version}`))}\n`)
  const [program, prefix] = npmCommand()
  const args = ['ci', '--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund']
  const log = path.join(folder, 'tools.log')
  const env = cleanEnvironment()
  const reason = await runToLog(program, [...prefix, ...args], { cwd: folder, env, log })
  return reason && expected(messages.toolsFailed(reason, path.relative(root, log)))
}

/**
 * Installs pnpm and a current Node in `.tools/` if missing. Gives the paths of both, the folders to put first on PATH,
 * and the version of that Node.
 */
export const prepareTools = async (root) => {
  const platform = currentPlatform()
  const wanted = toolsFor(platform, process.versions.node)
  if (!wanted) throw expected(messages.unsupportedPlatform(platform))
  const pnpm = pnpmPath(root, wanted.pnpm)
  let node = wanted.node ? nodePath(root, wanted.node) : process.execPath
  let nodeVersion = wanted.node?.version ?? process.versions.node

  const isReady = () =>
    isPresent(root, wanted.pnpm, pnpm) && (!wanted.node || isPresent(root, wanted.node, node))
  if (!isReady()) {
    await withLock(path.join(root, '.tools/lock'), async () => {
      if (isReady()) return
      const failure = await fetchTools(root, [wanted.pnpm, wanted.node].filter(Boolean))
      if (!failure) return
      if (!wanted.optionalNode || !isPresent(root, wanted.pnpm, pnpm)) throw failure
      process.stdout.write(`${messages.usingOwnNode(process.version)}\n`)
      node = process.execPath
      nodeVersion = process.versions.node
    })
  }
  return { pnpm, node, nodeVersion, folders: [path.dirname(node), path.dirname(pnpm)] }
}
