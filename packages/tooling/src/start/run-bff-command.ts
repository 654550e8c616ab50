import { spawn } from 'node:child_process'
import { workspaceRoot } from '../workspace/paths.ts'

/** Runs a command of the BFF on this terminal and gives its exit code; an abort ends it. */
export const runBffCommand = (
  name: string,
  args: readonly string[],
  databaseUrl: string,
  signal: AbortSignal,
): Promise<number> =>
  runWithDatabase(`packages/bff/src/commands/${name}.ts`, args, databaseUrl, signal)

/** The same for any script of the repository, named from its root. */
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
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: workspaceRoot,
      env,
      stdio: 'inherit',
    })
    signal.addEventListener('abort', () => child.kill('SIGTERM'))
    child.on('error', reject)
    child.on('exit', (code) => resolve(code ?? 1))
  })
