import { spawn } from 'node:child_process'
import { workspaceRoot } from '../workspace/paths.ts'

export type ToolResult = { code: number; output: string }

export type ToolOptions = {
  cwd?: string
  env?: NodeJS.ProcessEnv
  /** The output goes directly to the terminal, and `output` stays empty. */
  terminal?: boolean
}

/** Runs a program to its end; both streams are returned as one text. A missing program is code 127. */
export const runTool = (
  program: string,
  args: readonly string[],
  { cwd = workspaceRoot, env = process.env, terminal = false }: ToolOptions = {},
): Promise<ToolResult> =>
  new Promise((resolve) => {
    const stdio = terminal ? 'inherit' : (['ignore', 'pipe', 'pipe'] as const)
    const child = spawn(program, args, { cwd, env, stdio: stdio as 'pipe' })
    let output = ''
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
    child.on('error', (error) => resolve({ code: 127, output: error.message }))
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
