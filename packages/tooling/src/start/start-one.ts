import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { fromRoot } from '../workspace/paths.ts'
import { startMessages as messages } from './start.messages.ts'

type Environment = Readonly<Record<string, string | undefined>>

type ProcessKind = {
  args: readonly string[]
  /** Variables without which it cannot know its neighbours. */
  required: readonly string[]
  /** What differs from `npm start`: others answer while this process starts and leaves. */
  defaults: Environment
}

const beside = { NODE_ENV: 'production', HOST: '0.0.0.0', DRAIN_SECONDS: '5' }

/** The processes of a shop of several machines. */
const kinds: Readonly<Record<string, ProcessKind>> = {
  shell: {
    args: ['shell/server/main.ts'],
    required: ['BFF_ORIGIN', 'SHOP_ORIGIN'],
    defaults: beside,
  },
  bff: {
    args: ['--max-semi-space-size=16', 'packages/bff/src/main.ts'],
    required: ['DATABASE_URL', 'SHOP_ORIGIN'],
    defaults: { ...beside, JOBS: 'off', LISTEN_AFTER_INDEX: 'on' },
  },
  worker: {
    args: ['packages/bff/src/main.ts', '--worker'],
    required: ['DATABASE_URL', 'SHOP_ORIGIN'],
    defaults: { NODE_ENV: 'production' },
  },
}

export const processKinds: readonly string[] = Object.keys(kinds)

/** The program's arguments and variables. @throws ExpectedFailure naming the variable that is missing */
export const planProcess = (name: string, env: Environment) => {
  const kind = kinds[name]
  if (!kind) throw new ExpectedFailure(messages.unknownKind(name, processKinds))
  const missing = kind.required.find((variable) => !env[variable])
  if (missing !== undefined) throw new ExpectedFailure(messages.variableNeeded(name, missing))
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  const own = { ...kind.defaults, ...Object.fromEntries(given) }
  // the web server asks the BFF and never has the key
  const store = name === 'shell' && own.CONTENT_STORE ? { CONTENT_STORE: 'bff' } : {}
  return { args: kind.args, env: { ...own, ...store } }
}

/** Runs one process in the foreground until it ends; signals go to it. Gives its exit code. */
export const startOne = async (name: string, env: Environment = process.env): Promise<number> => {
  const plan = planProcess(name, env)
  const child = spawn(process.execPath, plan.args, {
    cwd: fromRoot(),
    env: plan.env,
    stdio: 'inherit',
  })
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
  const [code] = await once(child, 'close')
  return code ?? 1
}
