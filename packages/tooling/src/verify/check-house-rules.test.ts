import { describe, expect, it } from 'vitest'
import { checkSource } from './check-house-rules.ts'

const PAGE = 'remote-catalog/src/routes/section/section.page.tsx'

describe('правила дома', () => {
  it.each([
    ['в строке', "const title = 'Каталог товаров'"],
    ['в разметке', 'const a = <h1>Каталог товаров</h1>'],
    ['в атрибуте', 'const a = <input placeholder="найти товар" />'],
    ['в шаблоне', 'const a = `Страница ${n}`'],
    ['в хвосте шаблона', 'const a = `${n} товаров`'],
  ])('русский текст в компоненте замечен %s', (_where, code) => {
    expect(checkSource(PAGE, code)).toEqual([
      expect.stringMatching(
        /section\.page\.tsx:1 текст «.+» в коде: перенесите его в \*\.messages\.ts/,
      ),
    ])
  })

  it('русский текст на своём месте и в примечаниях — не нарушение', () => {
    const code = "export const text = 'Каталог'"
    for (const file of [
      'remote-catalog/src/routes/section/section.messages.ts',
      'remote-catalog/src/routes/section/section.test.tsx',
      'packages/ui/src/button.showcase.tsx',
      'packages/i18n/src/errors.ts',
      'packages/demo-data/src/names.ts',
    ]) {
      expect(checkSource(file, code)).toEqual([])
    }
    expect(checkSource(PAGE, '// Каталог\nconst letters = ["ё", "е"]')).toEqual([])
  })

  it.each([
    ["const a = await fetch('/bff/api')", '@isp/api-client'],
    ["const a = await window.fetch('/bff/api')", '@isp/api-client'],
    ["const a = { color: '#ff8800' }", 'color в @isp/ui'],
    ["const a = '1px solid rgba(0, 0, 0, 0.1)'", 'color в @isp/ui'],
    ["import { Link } from 'react-router-dom'", '@isp/router'],
    ["const a = import('react-router')", '@isp/router'],
    ["import { useQuery } from '@tanstack/react-query'", '@isp/query'],
  ])('%s: сказано, что взять вместо', (code, replacement) => {
    expect(checkSource(PAGE, code)).toEqual([expect.stringContaining(replacement)])
  })

  it('похожее на нарушение им не считается', () => {
    const code = `const a = <a href="#add-to-basket">x</a>
      const b = client.fetch('/x')
      const c = 'prefetch #12'`
    expect(checkSource(PAGE, code)).toEqual([])
  })
})
