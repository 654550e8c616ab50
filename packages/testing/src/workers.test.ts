import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { testWorkers } from './workers.ts'

const root = path.resolve(import.meta.dirname, '../../..')

test('работников столько, сколько процессоров, и не больше четырёх', () => {
  expect([1, 2, 4, 8].map((processors) => testWorkers(processors))).toEqual([1, 2, 4, 4])
})

test('число работников сказано в одном месте: при разном vitest не запускает ни одного теста', () => {
  const configs = globSync('{packages/*,shell,shell/server,remote-*}/vitest.config.ts', {
    cwd: root,
  })
  expect(configs.length).toBeGreaterThan(10)
  for (const config of configs) {
    const source = readFileSync(path.join(root, config), 'utf8')
    expect(source, config).toContain('defineProjectConfig(')
    expect(source, config).not.toContain('maxWorkers')
  }
})
