import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const commands = {
  start: 'start/start.command.ts',
  migrate: 'start/migrate.command.ts',
  generate: 'verify/generate.command.ts',
  doctor: 'doctor/doctor.command.ts',
}

test.each(Object.entries(commands))(
  'npm run %s с аргументом, которого нет, ничего не делает и говорит об этом одной фразой',
  (_name, file) => {
    const program = fileURLToPath(new URL(`../${file}`, import.meta.url))
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, '--', '--foo'], {
      encoding: 'utf8',
      // if it were not refused, it would find no database to change
      env: { PATH: process.env.PATH, DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    })
    expect({ status, stdout, stderr }).toEqual({
      status: 1,
      stdout: '',
      stderr: expect.stringMatching(/^Неизвестный аргумент --foo: [^\n]+\n$/),
    })
  },
)
