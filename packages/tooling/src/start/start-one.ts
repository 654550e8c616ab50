import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { defaultsOf, isProcessKind, processes, processKinds } from '../fleet/fleet-table.ts'
import { ExpectedFailure } from '../process/expected-failure.ts'
import { fromRoot } from '../workspace/paths.ts'
import { startMessages as messages } from './start.messages.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** The program's arguments and variables. @throws ExpectedFailure naming the variable that is missing */
export const planProcess = (name: string, env: Environment) => {
  if (!isProcessKind(name)) throw new ExpectedFailure(messages.unknownKind(name, processKinds))
  const { args, required } = processes[name]
  const missing = required.find((variable) => !env[variable])
  if (missing !== undefined) throw new ExpectedFailure(messages.variableNeeded(name, missing))
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value !== '')
  const own = { NODE_ENV: 'production', ...defaultsOf(name), ...Object.fromEntries(given) }
  // the web server asks the BFF and never has the key
  const store = name === 'shell' && own.CONTENT_STORE ? { CONTENT_STORE: 'bff' } : {}
  return { args, env: { ...own, ...store } }
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
