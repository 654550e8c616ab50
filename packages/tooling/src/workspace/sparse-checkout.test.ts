import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { runTool } from '../process/run-tool.ts'
import { PAGE_PATTERNS, pagePatternList } from '../routes/page-patterns.ts'
import { checkTypes } from '../verify/check-tools.ts'
import { checkUnused } from '../verify/check-unused.ts'
import { fromRoot, workspaceRoot } from './paths.ts'
import { missingFolders, presentFolders, requireWholeTree } from './whole-tree.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'isp-sparse-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const plant = (files: Readonly<Record<string, string>>) => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

const take = (...patterns: string[]) => {
  for (const file of globSync(patterns, { cwd: workspaceRoot }))
    cpSync(path.join(workspaceRoot, file), path.join(root, file), { recursive: true })
}

/** A tree whose root names a shell, which is not there, and one remote. */
const plantOne = (own: Readonly<Record<string, string>>) => {
  const compilerOptions = { types: [], rootDir: '.', outDir: 'dist/types', composite: true }
  plant({
    'tsconfig.json': JSON.stringify({
      files: [],
      references: [{ path: './shell' }, { path: './remote-auth' }],
    }),
    'remote-auth/tsconfig.json': JSON.stringify({ compilerOptions, include: ['src'] }),
    ...own,
  })
}

test('чего нет в неполной копии, известно: команде на весь магазин названы папки и что делать', () => {
  plantOne({})
  expect([missingFolders(root), presentFolders(root)]).toEqual([['shell'], ['remote-auth']])
  expect(() => requireWholeTree('npm start', root)).toThrow(
    /^Для npm start нужен магазин целиком, а в этой копии нет папок shell\. .*--against .*npm run check/,
  )
  plant({ 'shell/tsconfig.json': '{}' })
  expect(missingFolders(root)).toEqual([])
  expect(() => requireWholeTree('npm start', root)).not.toThrow()
})

test('типы проверены у того, что есть', async () => {
  plantOne({ 'remote-auth/src/a.ts': "export const a: number = 'один'\n" })
  const problems = await checkTypes(root)
  expect(problems).toEqual([expect.stringMatching(/^remote-auth\/src\/a\.ts.*TS2322/)])
})

test('запись catalog, которой пользуется отсутствующее, не названа лишней, свой лишний экспорт назван', async () => {
  cpSync(fromRoot('knip.json'), path.join(root, 'knip.json'))
  plantOne({
    'package.json': JSON.stringify({ name: 'trial', private: true }),
    'pnpm-workspace.yaml': 'packages:\n  - shell\n  - remote-*\ncatalog:\n  fastify: 5.0.0\n',
    'remote-auth/package.json': JSON.stringify({ name: '@isp/remote-auth', type: 'module' }),
    'remote-auth/rspack.config.ts': 'export default {}\n',
    'remote-auth/src/exposes/routes.tsx':
      "import { used } from '../price.ts'\nexport default used\n",
    'remote-auth/src/price.ts': 'export const used = 1\nexport const forgotten = 2\n',
  })
  const text = (await checkUnused(root)).join('\n')
  expect(text).toContain('forgotten')
  expect(text).not.toContain('fastify')
})

test('адреса чужих страниц остаются в общем списке, своя новая в нём есть', () => {
  plantOne({
    [PAGE_PATTERNS]: "export const pagePatterns: readonly string[] = [\n  '/basket/',\n]\n",
    'remote-auth/src/routes/a/a.route.ts': "export default definePage({ path: '/auth/:id/' })\n",
  })
  const listed = pagePatternList(root)[PAGE_PATTERNS] ?? ''
  expect(listed.match(/'.+'/g)).toEqual(["'/auth/[id]/'", "'/basket/'"])
  plant({ 'shell/tsconfig.json': '{}' })
  expect(pagePatternList(root)[PAGE_PATTERNS]).not.toContain('/basket/')
})

test('pnpm, turbo и vitest берут копию из пакетов и одного приложения', async () => {
  take('*.{json,yaml,ts}', 'packages/*/package.json', 'remote-catalog/{package,tsconfig}.json')
  take('packages/i18n/vitest.config.ts', 'packages/testing/src/{patience,workers}.ts')
  const run = async (program: string, args: readonly string[]) => {
    const { code, output } = await runTool(program, args, { cwd: root })
    expect(code, output).toBe(0)
    return output
  }
  await run('pnpm', ['install', '--frozen-lockfile', '--lockfile-only', '--offline'])
  const binary = (name: string) => fromRoot('node_modules/.bin', name)
  const turbo = ['run', 'build', '--filter=./remote-catalog', '--dry=json']
  expect(await run(binary('turbo'), turbo)).toContain('"@isp/remote-catalog#build"')

  plant({ 'packages/i18n/src/own.test.ts': "import 'vitest'\n" })
  symlinkSync(fromRoot('node_modules'), path.join(root, 'node_modules'))
  symlinkSync(fromRoot('packages/i18n/node_modules'), path.join(root, 'packages/i18n/node_modules'))
  expect(await run(binary('vitest'), ['list', '--filesOnly'])).toContain('own.test.ts')
})
