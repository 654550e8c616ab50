import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type MultiStats, rspack } from '@rspack/core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ReleaseUses } from '../../usage.ts'
import { defineRemoteConfig } from '../remote-config.ts'

let folder = ''

const newFolder = () => {
  folder = mkdtempSync(path.join(tmpdir(), 'isp-remote-'))
  // the installed packages of a real remote
  const packages = path.resolve(import.meta.dirname, '../../../../../remote-catalog/node_modules')
  symlinkSync(packages, path.join(folder, 'node_modules'))
  write({ 'package.json': '{"type":"module"}' })
}
beforeEach(newFolder)
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const write = (files: Readonly<Record<string, string>>): void => {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

const build = async (
  files: Readonly<Record<string, string>>,
  mode: 'production' | 'development' = 'production',
): Promise<{ uses: ReleaseUses | null; meta: object; errors: string[] }> => {
  write(files)
  const fragments = Object.keys(files).flatMap(
    (file) => /exposes\/(?!routes)(.+)\.tsx/.exec(file)?.[1] ?? [],
  )
  const options = { name: 'trial', directory: folder, prefixes: ['/trial/'], fragments, mode }
  const compiler = rspack(defineRemoteConfig(options))
  const stats = await new Promise<MultiStats>((resolve, reject) => {
    compiler.run((error, result) => (result ? resolve(result) : reject(error)))
  })
  await new Promise((resolve) => compiler.close(resolve))
  const { errors = [] } = stats.toJson({ all: false, errors: true })
  const file = path.join(folder, 'dist/release-meta.json')
  const meta = errors.length > 0 ? {} : JSON.parse(readFileSync(file, 'utf8'))
  return {
    uses: meta.uses ?? null,
    meta,
    errors: [...new Set(errors.map(({ message }) => message))],
  }
}

describe('что сборка берёт у оболочки', () => {
  test('имена страниц, фрагментов и вложенных пакетов; типы и неиспользуемое не в счёт', async () => {
    const { uses, errors } = await build({
      'src/exposes/routes.tsx': `
        import { useHref } from '@isp/router'
        import type { RouteObject } from '@isp/router'
        import { type Location, useParams as unused } from '@isp/router'
        import * as query from '@isp/query'
        import { kept } from '../parts.ts'
        export default { useHref, all: query.useQuery, kept, type: null as RouteObject | Location | null }`,
      'src/parts.ts': `
        import { useAuth, usePopups } from '@isp/session'
        export const kept = () => useAuth
        export const dropped = () => usePopups`,
      'src/exposes/card.tsx': `
        import { useReplay } from '@isp/federation/remote'
        import { useMatches } from '@isp/router'
        export default { useMatches, useReplay, load: (api) => api.GET('/api/catalog/brands') }`,
    })
    expect(errors).toEqual([])
    expect(uses).toEqual({
      names: {
        '@isp/query': ['useQuery'],
        '@isp/router': ['useHref', 'useMatches'],
        '@isp/session': ['useAuth'],
        react: ['useLayoutEffect', 'useRef'],
      },
      operations: ['GET /api/catalog/brands'],
      fragments: [],
      events: [],
      session: [],
      storage: [],
    })
  })

  test('что взято у сеанса, хранилища браузера и других приложений и что дано им', async () => {
    const { meta, errors } = await build({
      'src/exposes/routes.tsx': `
        import { useBasket } from '@isp/session'
        import { lateLocal } from '@isp/session/late-storage-names'
        import { defineRemote, useRemoteContext } from '@isp/federation/remote'
        const Page = () => {
          const { session, Fragment } = useRemoteContext()
          const count = useBasket((basket) => basket.count)
          localStorage.getItem(lateLocal.viewed)
          session.notify({ text: count })
          return <Fragment remote="auth" name="company-chooser" props={{}} fallback={null} />
        }
        export default { ...defineRemote({ name: 'trial', routes: [Page] }), late: { card: () => 1 } }`,
    })
    expect(errors).toEqual([])
    expect(meta).toMatchObject({
      lateFragments: ['card'],
      uses: {
        fragments: ['auth/company-chooser'],
        session: ['basket.count', 'notify()'],
        storage: ['isp_viewed'],
      },
    })
  })

  test('сборка для разработки знает то же самое', async () => {
    const { uses, errors } = await build(
      {
        'src/exposes/routes.tsx': `
        import { useHref } from '@isp/router'
        import { useAuth, usePopups as unused } from '@isp/session'
        export default { useHref, useAuth }`,
      },
      'development',
    )
    expect(errors).toEqual([])
    expect(uses?.names).toEqual({ '@isp/router': ['useHref'], '@isp/session': ['useAuth'] })
  })

  test('синглтон, переданный целиком, — ошибка с именем файла', async () => {
    const { errors } = await build({
      'src/exposes/routes.tsx': `
        import * as router from '@isp/router'
        export default { router }`,
    })
    expect(errors.join('\n')).toMatch(/@isp\/router взят целиком.*src\/exposes\/routes\.tsx/)
  })

  test('вызов API, по которому операции не видно, — ошибка с именем файла', async () => {
    const { errors } = await build({
      'src/exposes/routes.tsx': 'export default (api, path) => api.GET(path)',
    })
    expect(errors.join('\n')).toMatch(/src\/exposes\/routes\.tsx: по вызову не видно/)
  })
})

test('сборка в другой папке даёт те же файлы под теми же именами', async () => {
  const buildHere = () => {
    // like the entry of the federation plugin: a module whose name contains an absolute path
    const page = `import 'data:text/javascript,import "${folder}/src/part.js"'\nexport default 1`
    return build({
      'src/exposes/routes.tsx': page,
      'src/exposes/card.tsx': page,
      'src/part.js': 'console.log(1)',
    })
  }
  const first = folder
  expect((await buildHere()).errors).toEqual([])
  newFolder()
  await buildHere()
  const built = (of: string) => readdirSync(path.join(of, 'dist/web'))
  expect(built(first)).toEqual(expect.arrayContaining([expect.stringMatching(/^routes\..+\.js$/)]))
  expect(built(folder)).toEqual(built(first))
  rmSync(first, { recursive: true })
})

describe('стили на всю страницу не собираются', () => {
  test('<Global> в странице и <style> во фрагменте: названы файл и замена', async () => {
    const { errors } = await build({
      'src/exposes/routes.tsx': `
        import { Global } from '@emotion/react'
        export default () => <Global styles={{ body: { margin: 0 } }} />`,
      'src/exposes/card.tsx': "export default () => <style>{'h1 { color: red }'}</style>",
    })
    const text = errors.join('\n')
    expect(text).toMatch(/src\/exposes\/routes\.tsx: Global .*<PageRules>/)
    expect(text).toMatch(/src\/exposes\/card\.tsx: <style>.*<PageRules>/)
  })

  test('файл стилей', async () => {
    const { errors } = await build({
      'src/exposes/routes.tsx': "import '../page.css'\nexport default 1",
      'src/page.css': 'body { margin: 0 }',
    })
    expect(errors.join('\n')).toMatch(/src\/page\.css: файл стилей.*<PageRules>/)
  })

  test('<PageRules> собирается', async () => {
    const { errors } = await build({
      'src/exposes/routes.tsx': `
        import { PageRules } from '@isp/federation/remote'
        export default () => <PageRules>{'body { overflow: hidden }'}</PageRules>`,
    })
    expect(errors).toEqual([])
  })
})
