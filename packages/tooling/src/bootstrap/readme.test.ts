import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceRoot } from '../workspace/paths.ts'

const read = (file: string) => readFileSync(path.join(workspaceRoot, file), 'utf8')

test('каждая команда названа в README, и README не обещает команд, которых нет', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const named = [...read('README.md').matchAll(/npm (?:run )?([a-z][a-z:-]*)|`(new:[a-z]+)`/g)]
    .map(([, run, generator]) => run ?? generator ?? '')
    .filter((name) => name !== 'and')
  const usage = spawnSync(process.execPath, [path.join(import.meta.dirname, 'bootstrap.mjs')], {
    encoding: 'utf8',
  })
  const commands = usage.stderr.match(/[a-z][a-z:-]+/g) ?? []
  expect([...new Set(named)].sort()).toEqual(Object.keys(scripts).sort())
  expect(commands.sort()).toEqual(Object.keys(scripts).sort())
})
