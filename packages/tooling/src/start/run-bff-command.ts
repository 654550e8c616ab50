import { spawn } from 'node:child_process'
import { workspaceRoot } from '../workspace/paths.ts'

/** V8 flags: an import creates almost only short-lived objects, and would use all the memory it is given for them. */
const flags: Readonly<Record<string, readonly string[]>> = {
  import: ['--max-semi-space-size=4'],
}

/** Runs a command of the BFF on this terminal and gives its exit code; an abort ends it. */
export const runBffCommand = (
  name: string,
  args: readonly string[],
  databaseUrl: string,
  signal: AbortSignal,
): Promise<number> =>
  runScript(
    `packages/bff/src/commands/${name}.ts`,
    args,
    { ...process.env, DATABASE_URL: databaseUrl },
    signal,
    flags[name],
  )

/** Runs a script of the repository, named from its root, on a database. */
export const runWithDatabase = (
  script: string,
  args: readonly string[],
  databaseUrl: string,
  signal: AbortSignal,
): Promise<number> => runScript(script, args, { ...process.env, DATABASE_URL: databaseUrl }, signal)

export const runScript = (
  script: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  signal: AbortSignal,
  nodeFlags: readonly string[] = [],
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...nodeFlags, script, ...args], {
      cwd: workspaceRoot,
      env,
      stdio: 'inherit',
    })
    signal.addEventListener('abort', () => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
