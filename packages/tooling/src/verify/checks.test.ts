import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { CLIENT_TYPES, hasClientTypes } from '../bootstrap/client-types.mjs'
import { workspaceRoot } from '../workspace/paths.ts'
import { checkBoundaries } from './check-boundaries.ts'
import { checkSpelling } from './check-spelling.ts'
import { causesOf, checkLint, checkTypes } from './check-tools.ts'
import { checkUnused } from './check-unused.ts'
import { clientTypes } from './client-types.ts'
import { formatFiles } from './format-files.ts'
import { checkGenerated, generateFiles } from './generated-files.ts'
import { registrationLists } from './registration-lists.ts'
import { stepNames } from './verify.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'isp-verify-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const plant = (files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

describe('границы', () => {
  test('посаженный запретный импорт найден, а разрешённый — нет', async () => {
    plant({
      'remote-catalog/src/routes/a/a.page.ts': "export { b } from '../b/b.page.ts'\n",
      'remote-catalog/src/routes/b/b.page.ts': 'export const b = 1\n',
      'remote-catalog/src/shared/c.ts': "export { d } from './d.ts'\n",
      'remote-catalog/src/shared/d.ts': 'export const d = 1\n',
      'shell/src/app.ts': "export { b } from '../../remote-catalog/src/routes/b/b.page.ts'\n",
      'packages/ui/src/index.ts': "export { app } from '../../../shell/src/other.ts'\n",
      'shell/src/other.ts': 'export const app = 1\n',
    })
    const problems = await checkBoundaries(root)
    expect(problems.sort()).toEqual([
      'app-not-to-app: shell/src/app.ts → remote-catalog/src/routes/b/b.page.ts — приложения не знают друг друга: общее вынесите в packages/, а чужую страницу открывайте ссылкой из @isp/contract/urls',
      'packages-not-to-apps: packages/ui/src/index.ts → shell/src/other.ts — пакеты стоят под приложениями: передайте нужное параметром или перенесите его в пакет',
      'route-not-to-route: remote-catalog/src/routes/a/a.page.ts → remote-catalog/src/routes/b/b.page.ts — страницы не знают друг друга: общее для них место — src/shared этого приложения',
    ])
  })

  test('импорт внутренности пакета мимо его exports найден', async () => {
    plant({
      'remote-catalog/src/a.ts': "export { b } from '../../packages/ui/src/b.ts'\n",
      'packages/ui/src/b.ts': 'export const b = 1\n',
    })
    expect(await checkBoundaries(root)).toEqual([
      expect.stringMatching(
        /^packages-by-exports-only: remote-catalog\/src\/a\.ts → packages\/ui\/src\/b\.ts — берите пакет по имени/,
      ),
    ])
  })

  test('чужое приложение по имени пакета и база в маршруте BFF найдены', async () => {
    plant({
      'shell/src/a.ts': "export { b } from '@isp/remote-catalog'\n",
      'packages/bff/src/kernel/database.ts': 'export const database = 1\n',
      'packages/bff/src/modules/a/a.routes.ts':
        "import pg from 'pg'\nimport { database } from '../../kernel/database.ts'\nexport const a = [pg, database]\n",
    })
    const text = (await checkBoundaries(root)).join('\n')
    expect(text).toMatch(/app-by-name: shell\/src\/a\.ts → @isp\/remote-catalog — .*ссылке/)
    expect(text).toMatch(
      /routes-not-to-database: .* → packages\/bff\/src\/kernel\/database\.ts — .*сервис/,
    )
    expect(text).toMatch(/routes-not-to-database: .* → pg — /)
  })

  test('кусок чужого SQL в запросе найден, а чужой тип — можно', async () => {
    plant({
      'packages/bff/src/modules/a/a.service.ts':
        "export const columns = 'id'\nexport type Row = { id: number }\n",
      'packages/bff/src/modules/b/b.sql.ts':
        "import { columns } from '../a/a.service.ts'\nexport const text = columns\n",
      'packages/bff/src/modules/b/c.sql.ts':
        "import type { Row } from '../a/a.service.ts'\nexport const row = { id: 1 } satisfies Row\n",
    })
    expect(await checkBoundaries(root)).toEqual([
      expect.stringMatching(/^sql-of-one-module: packages\/bff\/src\/modules\/b\/b\.sql\.ts → /),
    ])
  })

  test('модули по кругу, ядро со знанием модуля и модуль со знанием сборки найдены; тест — не звено', async () => {
    plant({
      'packages/bff/src/composition/app.ts': 'export const app = 1\n',
      'packages/bff/src/kernel/clock.ts': "export { a } from '../modules/a/a.service.ts'\n",
      'packages/bff/src/modules/a/a.service.ts': "import '../b/b.service.ts'\nexport const a = 1\n",
      'packages/bff/src/modules/b/b.service.ts': "import '../c/c.service.ts'\n",
      'packages/bff/src/modules/c/c.service.ts': "import type {} from '../a/a-types.service.ts'\n",
      'packages/bff/src/modules/a/a-types.service.ts': 'export type A = 1\n',
      'packages/bff/src/modules/d/d.service.ts': "import '../../composition/app.ts'\n",
      'packages/bff/src/modules/e/e.test.ts': "import '../a/a.service.ts'\n",
      'packages/bff/src/modules/a/a.test.ts': "import '../e/e.service.ts'\n",
      'packages/bff/src/modules/e/e.service.ts': 'export const e = 1\n',
    })
    const found = await checkBoundaries(root)
    expect(found).toHaveLength(3)
    expect(found.join('\n')).toMatch(/bff-kernel-knows-no-module: .*clock\.ts → .*a\.service\.ts/)
    expect(found.join('\n')).toMatch(/bff-composition-is-the-top: .*d\.service\.ts → .*app\.ts/)
    expect(found.join('\n')).toMatch(
      /bff-modules-form-no-circle: .*a\.service\.ts → .*b\.service\.ts; .*c\.service\.ts; .*a-types\.service\.ts — .*open-services/,
    )
  })

  test('комнаты стоят друг на друге в одну сторону: торговля и поиск внизу, загрузка не знает формата', async () => {
    plant({
      'packages/bff/src/trade/price.ts': "import '../load/rows.ts'\nimport '../search/words.ts'\n",
      'packages/bff/src/search/words.ts': "import '../trade/day.ts'\nexport const words = 1\n",
      'packages/bff/src/trade/day.ts': 'export const day = 1\n',
      'packages/bff/src/load/rows.ts': "import '../commerce-ml/goods.ts'\n",
      'packages/bff/src/commerce-ml/goods.ts': 'export const goods = 1\n',
    })
    const found = (await checkBoundaries(root)).map((line) => line.split(' — ')[0])
    expect(found.sort()).toEqual([
      'bff-load-knows-no-format: packages/bff/src/load/rows.ts → packages/bff/src/commerce-ml/goods.ts',
      'bff-trade-and-search-stand-low: packages/bff/src/trade/price.ts → packages/bff/src/load/rows.ts',
      'bff-trade-and-search-stand-low: packages/bff/src/trade/price.ts → packages/bff/src/search/words.ts',
    ])
  })

  test('у каждого правила есть совет', () => {
    const file = path.join(workspaceRoot, 'packages/tooling/boundaries.cjs')
    const { forbidden } = createRequire(import.meta.url)(file) as {
      forbidden: { name: string; comment?: string }[]
    }
    for (const { name, comment } of forbidden) expect(comment, name).toBeTruthy()
  })

  test('ни одного модуля — это провал, а не чистота', async () => {
    plant({ 'shell/src/readme.md': 'nothing' })
    expect(await checkBoundaries(root)).toEqual([expect.stringContaining('ни одного модуля')])
  })
})

describe('типы', () => {
  test('неверный импорт — ошибка, и ни одного файла рядом с чужими исходниками', async () => {
    const own = { extends: './tsconfig.base.json', compilerOptions: { types: [] } }
    const project = {
      extends: '../tsconfig.base.json',
      compilerOptions: { types: [], rootDir: '.', outDir: 'dist/types' },
      include: ['src'],
    }
    plant({
      'tsconfig.base.json': readFileSync(path.join(workspaceRoot, 'tsconfig.base.json'), 'utf8'),
      'tsconfig.json': JSON.stringify({
        ...own,
        files: [],
        references: [{ path: './shell' }, { path: './remote-auth' }],
      }),
      'shell/tsconfig.json': JSON.stringify(project),
      'remote-auth/tsconfig.json': JSON.stringify(project),
      'shell/src/a.ts': "export { b } from '../../remote-auth/src/b.ts'\n",
      'remote-auth/src/b.ts': 'export const b = 1\n',
    })
    expect((await checkTypes(root)).join('\n')).toContain('shell/src/a.ts')
    expect(readdirSync(path.join(root, 'remote-auth/src'))).toEqual(['b.ts'])
    expect(readdirSync(path.join(root, 'shell/src'))).toEqual(['a.ts'])
  })

  test('слово дома о неверном импорте стоит раньше сотни строк компилятора', () => {
    expect(stepNames.indexOf('boundaries')).toBeLessThan(stepNames.indexOf('types'))
  })
})

describe('раскладка', () => {
  test('команда раскладывает файлы так, как того требует проверка, и не правит остальное', async () => {
    cpSync(path.join(workspaceRoot, 'biome.json'), path.join(root, 'biome.json'))
    plant({ 'shell/src/a.ts': 'import b from \'node:b\'\nimport a from "node:a";\nexport  {a,b}' })
    expect((await checkLint(root))[0]).toContain('npm run format')
    expect(await formatFiles(root)).toBeNull()
    expect(readFileSync(path.join(root, 'shell/src/a.ts'), 'utf8')).toBe(
      "import a from 'node:a'\nimport b from 'node:b'\n\nexport { a, b }\n",
    )
    expect(await checkLint(root)).toEqual([])
    plant({ 'shell/src/a.ts': 'export const = 1' })
    expect(await formatFiles(root)).toContain('shell/src/a.ts')
  })
})

describe('одно слово', () => {
  test.each([
    ['it вместо test', "import { it } from 'vitest'\n\nit('…', () => {})\n"],
    ['it под именем test', "import { it as test } from 'vitest'\n\ntest('…', () => {})\n"],
    [
      'it внутри describe',
      "import { describe, it } from 'vitest'\n\ndescribe('…', () => {\n  it('…', () => {})\n})\n",
    ],
  ])('проверка, названная иначе (%s), найдена', async (_what, text) => {
    cpSync(path.join(workspaceRoot, 'biome.json'), path.join(root, 'biome.json'))
    plant({ 'shell/src/a.test.ts': text })
    expect((await checkLint(root)).join('\n')).toContain('noRestrictedImports')
    plant({ 'shell/src/a.test.ts': "import { test } from 'vitest'\n\ntest('…', () => {})\n" })
    expect(await checkLint(root)).toEqual([])
  })
  test('it без импорта найдено', async () => {
    cpSync(path.join(workspaceRoot, 'biome.json'), path.join(root, 'biome.json'))
    plant({ 'shell/src/a.test.ts': "it('…', () => {})\n" })
    expect((await checkLint(root)).join('\n')).toContain('useConsistentTestIt')
  })
})

describe('неиспользуемый код', () => {
  test('посаженный неиспользуемый экспорт найден', async () => {
    cpSync(path.join(workspaceRoot, 'knip.json'), path.join(root, 'knip.json'))
    plant({
      'package.json': JSON.stringify({ name: 'trial', private: true }),
      'pnpm-workspace.yaml': 'packages:\n  - remote-*\n',
      'remote-catalog/package.json': JSON.stringify({
        name: '@isp/remote-catalog',
        type: 'module',
      }),
      'remote-catalog/rspack.config.ts': 'export default {}\n',
      'remote-catalog/src/exposes/routes.tsx':
        "import { used } from '../price.ts'\nexport default used\n",
      'remote-catalog/src/price.ts': 'export const used = 1\nexport const forgotten = 2\n',
    })
    const text = (await checkUnused(root)).join('\n')
    expect(text).toContain('forgotten')
    expect(text).not.toContain('used:')
  })
})

describe('порождённые файлы', () => {
  test('отставший от источников список найден, свежий — нет', async () => {
    const files = await generateFiles()
    const lists = registrationLists(root)
    plant({ ...files, ...lists })
    expect(await checkGenerated(root)).toEqual([])
    const [list = ''] = Object.keys(lists)
    writeFileSync(path.join(root, list), `${lists[list]}\n// changed by hand`)
    expect(await checkGenerated(root)).toEqual([
      `${list} отстал от своих источников: выполните npm run generate.`,
    ])
  })

  test('типы вызовов: договор изменился — составляются заново, прежние узнаны по первой строке', async () => {
    plant({ 'packages/contract/src/a.ts': 'export const a = 1', 'pnpm-lock.yaml': '' })
    plant({ 'packages/tooling/src/verify/client-types.ts': '' })
    expect(hasClientTypes(root)).toBe(false)
    const files = await clientTypes(root)
    plant(files)
    expect(hasClientTypes(root)).toBe(true)
    expect(files[CLIENT_TYPES]).toContain('"/api/catalog/products/search"')
    expect(files[CLIENT_TYPES]).not.toContain('"/api/exchange/')
    plant({ 'packages/contract/src/a.ts': 'export const a = 2' })
    expect(hasClientTypes(root)).toBe(false)
  })
})

describe('ошибки типов', () => {
  test('из ошибки пакета не вырастает сотня строк о тех, кто на нём стоит', () => {
    const cause = 'packages/contract/src/a.ts(1,2): error TS1117: An object literal …'
    const other = 'shell/src/b.ts(3,4): error TS2322: Type …'
    const detail = "  Type 'undefined' …"
    expect(
      causesOf([
        ...[cause, other, detail],
        'packages/i18n/src/c.ts(1,1): error TS6305: Output file … has not been built …',
        "packages/i18n/src/d.ts(9,9): error TS7006: Parameter 'line' implicitly …",
        detail,
      ]),
    ).toEqual([cause, other, detail])
  })

  test('без видимой причины остаётся всё, что сказано', () => {
    const lines = ['packages/i18n/src/c.ts(1,1): error TS6305: Output file …']
    expect(causesOf(lines)).toEqual(lines)
  })
})

test('правописание: посаженная ошибка найдена в тексте и на экране, слова ремесла и адреса — нет', async () => {
  const texts = 'packages/demo-data/texts/articles/a.md'
  plant({
    [texts]: 'Раскатник и сверло: [карова](/help/karova/), \u00abбыстрорез\u00bb.\n',
    'shell/src/a.messages.ts': "export const a = { b: 'Малоко' }\n",
    'shell/src/b.ts': "export const b = 'Малоко'\n",
  })
  const problems = await checkSpelling(root)
  expect(problems.toSorted()).toEqual([
    expect.stringMatching(/a\.md:1:\d+ .*карова/),
    expect.stringMatching(/a\.messages\.ts:1:\d+ .*Малоко/),
  ])
})
