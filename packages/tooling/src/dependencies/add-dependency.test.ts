import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addDependency, refreshLock } from './add-dependency.ts'
import { readAddRequest } from './add-request.ts'

let root = ''
const files = {
  'pnpm-workspace.yaml': 'packages:\n  - shell\n  - packages/*\n\ncatalog:\n  zod: 4.6.7\n',
  'pnpm-lock.yaml': 'lockfileVersion: 9\n',
  'shell/package.json': '{ "name": "@isp/shell" }\n',
  'shell/tsconfig.json': '{ "references": [{ "path": "../packages/query" }] }\n',
  'packages/ui/package.json': '{ "name": "@isp/ui" }\n',
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'isp-add-'))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), text)
  }
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('новая зависимость: отказы', () => {
  test.each([
    [['zod'], /^Скажите, что и куда/],
    [['zod', 'shell'], /^Скажите, что и куда/],
    [['--dev'], /^Скажите, что и куда/],
    [['зод', 'to', 'shell'], /не имя пакета из реестра/],
    [['../zod', 'to', 'shell'], /не имя пакета из реестра/],
    [['git+https://example.com/zod.git', 'to', 'shell'], /не имя пакета из реестра/],
    [['--config.registry=x', 'to', 'shell'], /не имя пакета из реестра/],
    [['zod', 'to', 'shelf'], /^Части «shelf» нет; есть shell, packages\/ui\.$/],
    [['@isp/nothing', 'to', 'shell'], /^Части «@isp\/nothing» нет/],
    [['@isp/ui', 'to', 'ui'], /^@isp\/ui — сама эта часть/],
  ])('%j — одна фраза, ничего не тронуто', (args, sentence) => {
    expect(() => readAddRequest(root, args)).toThrow(sentence)
  })

  test('pnpm отказал на полпути: всё написанное им возвращено, причина названа', async () => {
    const spoil = async () => {
      for (const name of Object.keys(files)) writeFileSync(path.join(root, name), 'half')
      const output = ' × adding a new package\n ╰─▶ Failed to fetch metadata:\n     404\nDone in 1s'
      return { code: 1, output }
    }
    const wish = { name: 'nothing', folder: 'shell', isDev: false }
    await expect(addDependency(root, wish, spoil)).rejects.toThrow(
      'Ничего не изменено, pnpm отказал: Failed to fetch metadata: 404',
    )
    for (const name of ['pnpm-workspace.yaml', 'pnpm-lock.yaml', 'shell/package.json'] as const) {
      expect(readFileSync(path.join(root, name), 'utf8')).toBe(files[name])
    }
  })
})

describe('новая зависимость', () => {
  test.each([['ui'], ['packages/ui'], ['packages/ui/'], ['@isp/ui']])(
    'часть дома названа как угодно: %s',
    (folder) => {
      expect(readAddRequest(root, ['zod@^4', 'to', folder, '--dev'])).toEqual({
        name: 'zod@^4',
        folder: 'packages/ui',
        isDev: true,
      })
    },
  )

  test('идёт в каталог точной версией и в одну часть', async () => {
    const asked: (readonly string[])[] = []
    const pnpm = async (args: readonly string[]) => {
      asked.push(args)
      return { code: 0, output: '' }
    }
    await addDependency(root, { name: 'zod', folder: 'shell', isDev: false }, pnpm)
    expect(asked).toEqual([['--filter', './shell', 'add', '--save-catalog', '--save-exact', 'zod']])
    expect(readAddRequest(root, [])).toBeNull()
    await refreshLock(pnpm)
    expect(asked[1]).toContain('--no-frozen-lockfile')
  })

  test('пакет дома идёт в package.json и, один раз, в references', async () => {
    const asked: (readonly string[])[] = []
    const pnpm = async (args: readonly string[]) => {
      asked.push(args)
      return { code: 0, output: '' }
    }
    const wish = readAddRequest(root, ['@isp/ui', 'to', 'shell'])
    if (!wish) throw new Error('no wish')
    await addDependency(root, wish, pnpm)
    await addDependency(root, wish, pnpm)
    expect(asked[0]).toEqual(['--filter', './shell', 'add', '@isp/ui@workspace:*'])
    expect(JSON.parse(readFileSync(path.join(root, 'shell/tsconfig.json'), 'utf8'))).toEqual({
      references: [{ path: '../packages/query' }, { path: '../packages/ui' }],
    })
  })
})
