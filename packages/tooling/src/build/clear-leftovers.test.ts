import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { writeInventory } from '@isp/federation/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { clearLeftovers } from './clear-leftovers.ts'

let dist = ''
const put = (file: string) => {
  mkdirSync(path.dirname(path.join(dist, file)), { recursive: true })
  writeFileSync(path.join(dist, file), file)
}
const isThere = (file: string) => existsSync(path.join(dist, file))

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'isp-dist-'))
  for (const file of ['web/main.new.js', 'node/render.cjs', 'types/a.d.ts']) put(file)
})
afterEach(() => rmSync(dist, { recursive: true }))

test('файлы прежней сборки уходят, свои и чужие папки остаются', async () => {
  await writeInventory(dist)
  for (const file of ['web/main.old.js', 'web/fonts/old.woff2', 'node/old.cjs']) put(file)
  await clearLeftovers(dist)
  for (const file of ['web/main.old.js', 'web/fonts/old.woff2', 'node/old.cjs'])
    expect(isThere(file), file).toBe(false)
  for (const file of ['web/main.new.js', 'node/render.cjs', 'types/a.d.ts'])
    expect(isThere(file), file).toBe(true)
})

test('без описи не убирается ничего', async () => {
  await clearLeftovers(dist)
  expect(isThere('web/main.new.js')).toBe(true)
})
