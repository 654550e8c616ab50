import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

/** A command that runs a program, which prints its process id and keeps running. */
const command = (env: NodeJS.ProcessEnv) => {
  const program = 'console.log(process.pid); setInterval(() => {}, 1000)'
  const source = `import { runInForeground } from ${JSON.stringify(import.meta.resolve('./run-in-foreground.mjs'))}
    await runInForeground(process.execPath, ['-e', ${JSON.stringify(program)}], {})`
  return spawn('sh', ['-c', '"$0" --input-type=module -e "$1"; true', process.execPath, source], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.skipIf(process.platform === 'win32')(
  'SIGTERM, который получила лишь оболочка npm, доходит до программы',
  async () => {
    const shell = command({ npm_lifecycle_event: 'start' })
    const [line] = await once(shell.stdout, 'data')
    const pid = Number(line)
    expect(isAlive(pid)).toBe(true)
    shell.kill('SIGTERM')
    await expect.poll(() => isAlive(pid)).toBe(false)
  },
)
