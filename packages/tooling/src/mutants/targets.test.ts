import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findTargets } from './targets.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'targets-'))
  for (const folder of ['packages/bff', 'packages/i18n', 'shell', 'shell/server'])
    write(`${folder}/vitest.config.ts`)
  write('packages/i18n/src/money.ts')
  write('packages/i18n/src/money.test.ts')
  write('packages/i18n/src/index.ts')
  write('packages/i18n/dist/money.ts')
  write('packages/bff/src/order/terms.ts')
  write('packages/bff/src/order/order.sql.ts')
  write('packages/bff/src/order/order.service.ts', "import { select } from './order.sql.ts'")
  write('packages/bff/src/order/order.test.ts', "import { openShop } from '../shop.fixture.ts'")
  write('packages/bff/src/order/terms.test.ts', "import { terms } from './terms.ts'")
  write('shell/src/footer.tsx')
  write('shell/server/robots.ts')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Tests of the BFF that do not open the whole server. */
const bffTests = ['packages/bff/src/order/terms.test.ts']
const write = (file: string, text = '') => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}

test('нет пути, нет тестов над ним, нечего менять — сказано', () => {
  write('e2e/purchase.ts')
  expect(() => findTargets(root, ['packages/none'])).toThrow('Нет такого пути: packages/none')
  expect(() => findTargets(root, ['e2e/purchase.ts'])).toThrow('vitest.config.ts')
  expect(() => findTargets(root, ['packages/i18n/dist'])).toThrow('Менять нечего')
})

test('из папки взяты правила и компоненты, без тестов, SQL и того, что с ним работает', () => {
  expect(findTargets(root, ['packages/'])).toEqual([
    { project: 'packages/bff', files: ['packages/bff/src/order/terms.ts'], tests: bffTests },
    { project: 'packages/i18n', files: ['packages/i18n/src/money.ts'], tests: [] },
  ])
})

test('у каждого файла тесты ближайшей к нему настройки', () => {
  expect(findTargets(root, ['shell'])).toEqual([
    { project: 'shell/server', files: ['shell/server/robots.ts'], tests: [] },
    { project: 'shell', files: ['shell/src/footer.tsx'], tests: [] },
  ])
})

test('названный файл берётся, каким бы он ни был', () => {
  const file = 'packages/bff/src/order/order.service.ts'
  expect(findTargets(root, [file])).toEqual([
    { project: 'packages/bff', files: [file], tests: bffTests },
  ])
})

test('без имён — весь дом', () => {
  for (const name of ['contract', 'api-client', 'session', 'router', 'query', 'ui', 'forms'])
    write(`packages/${name}/src/a.test.ts`)
  for (const name of ['logging', 'federation']) write(`packages/${name}/src/a.test.ts`)
  expect(findTargets(root, []).map(({ project }) => project)).toEqual([
    'packages/bff',
    'packages/i18n',
    'shell/server',
    'shell',
  ])
})
