import { spawn } from 'node:child_process'
import path from 'node:path'
import type { DatabaseHome } from './home.ts'

export type ProgramResult = { code: number; output: string }

/**
 * Runs a PostgreSQL program as the cluster's user, in its own process group, so that Ctrl-C in the terminal does not
 * reach it. The environment has only PATH and a fixed language.
 */
export const runProgram = (
  home: DatabaseHome,
  program: 'initdb' | 'pg_ctl',
  args: readonly string[],
): Promise<ProgramResult> =>
  new Promise((resolve) => {
    const child = spawn(path.join(home.native, 'bin', program), args, {
      cwd: home.folder,
      detached: true,
      env: { PATH: process.env.PATH, LC_ALL: 'C', SystemRoot: process.env.SystemRoot },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(home.user && { uid: home.user.uid, gid: home.user.gid }),
    })
    let output = ''
    const collect = (bytes: Buffer) => {
      output += bytes.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    // not `close`: the server started by pg_ctl may keep the streams open
    child.on('exit', (code) => setImmediate(() => resolve({ code: code ?? 1, output })))
  })
