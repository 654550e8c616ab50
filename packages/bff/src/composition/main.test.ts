import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createTestDatabase } from '@isp/testing/database'
import { expect, test } from 'vitest'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))
const migrate = fileURLToPath(new URL('../commands/migrate.ts', import.meta.url))

const run = async (file: string, environment: Record<string, string | undefined>) => {
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  const [code] = await once(child, 'close')
  return { code, errors }
}

test.each([
  ['сервер', main],
  ['миграция', migrate],
])(
  '%s без базы и с неверной переменной говорит одну фразу и завершается с кодом 1',
  async (_name, file) => {
    for (const environment of [
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      { DATABASE_URL: 'postgres://127.0.0.1:1/none', BFF_PORT: 'x' },
    ]) {
      const { code, errors } = await run(file, environment)
      expect(code).toBe(1)
      expect(errors).toMatch(/^[^\n]*[а-яё][^\n]*\n$/i)
      expect(errors).not.toMatch(/ {4}at /)
    }
  },
)

const takePort = async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  const free = async () => {
    server.close()
    await once(server, 'close')
  }
  return { port, free }
}

test('занятый порт назван, а по SIGTERM сервер завершается спокойно', async () => {
  const database = await createTestDatabase()
  const indexFolder = await mkdtemp(join(tmpdir(), 'isp-index-'))
  const { port, free } = await takePort()
  const environment = { DATABASE_URL: database.url, BFF_PORT: String(port), INDEX_DIR: indexFolder }
  const refused = await run(main, environment)
  expect(refused).toMatchObject({ code: 1, errors: expect.stringContaining(`Порт ${port} занят`) })

  await free()
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let lines = ''
  for await (const chunk of child.stdout) {
    lines += chunk
    if (lines.includes('Server listening')) break
  }
  child.kill('SIGTERM')
  const [code] = await once(child, 'close')
  expect(code).toBe(0)
  await rm(indexFolder, { recursive: true })
  await database.drop()
})
