// Runs on the machine's own Node (20 or newer) with nothing installed: downloads the tools into .tools/, installs the
// workspace and runs the command with a current Node.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bootstrapMessages as messages } from './bootstrap.messages.mjs'
import { prepareClientTypes } from './client-types.mjs'
import { isExpected } from './expected.mjs'
import { installDependencies } from './install-dependencies.mjs'
import { prepareTools } from './prepare-tools.mjs'
import { runInForeground } from './run-in-foreground.mjs'

const sources = path.resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const root = path.resolve(sources, '../../..')

const commands = {
  start: 'start/start.command.ts',
  test: 'test/test.command.ts',
  dev: 'dev/dev.command.ts',
  check: 'check/check.command.ts',
  verify: 'verify/verify.command.ts',
  doctor: 'doctor/doctor.command.ts',
  bench: 'bench/bench.command.ts',
  alerts: 'alerts/alerts.command.ts',
  mutants: 'mutants/mutants.command.ts',
  'demo-data': 'start/demo-data.command.ts',
  import: 'start/import.command.ts',
  migrate: 'start/migrate.command.ts',
  generate: 'verify/generate.command.ts',
  format: 'verify/format.command.ts',
  add: 'dependencies/add.command.ts',
  remote: 'releases/remote.command.ts',
  store: 'store/store.command.ts',
  fleet: 'fleet/fleet.command.ts',
  'new:route': 'generators/new-route.command.ts',
  'new:module': 'generators/new-module.command.ts',
  'new:endpoint': 'generators/new-endpoint.command.ts',
  'new:migration': 'generators/new-migration.command.ts',
  'new:remote': 'generators/new-remote.command.ts',
}

const fail = (sentence) => {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

const main = async ([command, ...args]) => {
  const names = Object.keys(commands)
  if (!command) fail(messages.usage(names))
  if (!Object.hasOwn(commands, command)) fail(messages.unknownCommand(command, names))
  if (Number(process.versions.node.split('.')[0]) < 20) fail(messages.oldNode(process.version))

  const tools = await prepareTools(root)
  const delimiter = path.delimiter
  const env = {
    ...process.env,
    PATH: [...tools.folders, process.env.PATH].filter(Boolean).join(delimiter),
    ISP_NODE_VERSION: tools.nodeVersion,
  }
  // `add` repairs the lock file, so it must work with a broken one
  if (command !== 'add')
    await installDependencies({ root, pnpm: tools.pnpm, env, nodeVersion: tools.nodeVersion })
  // `generate` creates them itself, after the lists that the contract is composed from
  if (command !== 'add' && command !== 'generate')
    await prepareClientTypes({ root, node: tools.node, env })
  const file = path.join(sources, commands[command])
  if (!existsSync(file)) fail(messages.unknownCommand(command, names))
  process.exit(await runInForeground(tools.node, [file, ...args], { cwd: root, env }))
}

main(process.argv.slice(2)).catch((error) =>
  fail(isExpected(error) ? error.message : messages.unexpected(error.message)),
)
