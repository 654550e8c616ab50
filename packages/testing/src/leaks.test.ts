import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const vitest = path.join(root, 'node_modules/.bin/vitest')

type Report = { testResults: { name: string; status: string; message: string }[] }

/** Runs test files of one line each, with the configuration of our projects. */
const run = async (files: Readonly<Record<string, string>>): Promise<Report> => {
  const dist = path.join(root, 'packages/testing/dist')
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(path.join(dist, 'leaks-'))
  const base = path.relative(folder, path.join(root, 'vitest.base.ts'))
  writeFileSync(
    path.join(folder, 'vitest.config.ts'),
    `import { defineProjectConfig } from '${base}'\nexport default defineProjectConfig({ test: { include: ['*.test.ts'], exclude: [] } })`,
  )
  for (const [name, line] of Object.entries(files)) {
    const source = `import { test, vi } from 'vitest'\ntest('зелёный', () => { ${line} })\n`
    writeFileSync(path.join(folder, name), source)
  }
  // the root's tsconfig.json names folders that a sparse checkout lacks
  writeFileSync(path.join(folder, 'tsconfig.json'), '{}')
  const report = path.join(folder, 'report.json')
  const args = ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`]
  try {
    await new Promise((resolve) => execFile(vitest, args, resolve))
    return JSON.parse(readFileSync(report, 'utf8')) as Report
  } finally {
    rmSync(folder, { recursive: true })
  }
}

test('файл, который оставил что-то следующему, назван и не прошёл', async () => {
  const { testResults } = await run({
    'variable.test.ts': `process.env.LEFT_BEHIND = 'x'`,
    'global.test.ts': 'globalThis.fetch = () => {}',
    'tidy.test.ts': `vi.stubEnv('TIDY', 'x'); vi.stubGlobal('fetch', () => {}); vi.useFakeTimers()`,
  })
  const left = testResults.map(({ name, status, message }) => [
    path.basename(name),
    status,
    /'([\w.]+)'/.exec(message)?.[1],
  ])
  expect(left.sort()).toEqual([
    ['global.test.ts', 'failed', 'globalThis.fetch'],
    ['tidy.test.ts', 'passed', undefined],
    ['variable.test.ts', 'failed', 'process.env.LEFT_BEHIND'],
  ])
})
