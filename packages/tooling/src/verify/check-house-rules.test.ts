import { describe, expect, test } from 'vitest'
import { checkSource } from './check-house-rules.ts'

const PAGE = 'remote-catalog/src/routes/section/section.page.tsx'

describe('правила дома', () => {
  test.each([
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

  test.each([
    'const a = <p className="hint">{text}</p>',
    "const a = <p className={isOpen ? 'is-open' : undefined} />",
    'const a = <p className={`state ${state}`} />',
  ])('вид по имени класса вне длинных списков замечен: %s', (code) => {
    for (const file of ['remote-cabinet/src/routes/a/a.page.tsx', 'packages/ui/src/a/a.tsx']) {
      expect(checkSource(file, code)).toEqual([expect.stringContaining('решение 029')])
    }
    expect(checkSource('remote-catalog/src/shared/product-list/a.tsx', code)).toEqual([])
  })

  test('класс, данный снаружи, передают дальше', () => {
    const code = 'const A = ({ className }) => <p className={className} css={{ color: 1 }} />'
    expect(checkSource('packages/ui/src/a/a.tsx', code)).toEqual([])
  })

  test('название магазина набрано там, где тексты стоят по праву, — всё равно замечено', () => {
    for (const file of [
      'remote-catalog/src/routes/section/section.messages.ts',
      'packages/bff/src/modules/mail/mail.messages.ts',
      'packages/contract/src/openapi.ts',
      'packages/i18n/src/errors.ts',
    ]) {
      for (const code of ["const a = 'Корзина — ИСП'", 'const a = `ИСП: ${n}`']) {
        expect(checkSource(file, code)).toEqual([expect.stringContaining('siteConfig')])
      }
      expect(checkSource(file, "const a = 'ИСПОЛНЕНИЕ'")).toEqual([])
    }
    expect(checkSource('packages/contract/src/site.ts', "const a = 'ИСП'")).toEqual([])
    expect(checkSource('packages/contract/src/site-name.ts', "const a = 'ИСП'")).toEqual([])
  })

  test('русский текст на своём месте и в примечаниях — не нарушение', () => {
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

  test.each([
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

  test.each([
    "import { readGood } from '../commerce-ml/goods.ts'",
    "const name = 'из 1С'",
    'const fromOneC = 1',
  ])('учётная система в правилах торговли замечена: %s', (code) => {
    expect(checkSource('packages/bff/src/trade/price.ts', code).join()).toContain('учётной системы')
    expect(checkSource('packages/bff/src/modules/a/a.ts', code).join()).not.toContain('учётной')
  })

  test('день базы вместо дня магазина замечен', () => {
    const code = 'const a = `delete from a where day < current_date - ${days}`'
    expect(checkSource('packages/bff/src/modules/a/a.sql.ts', code)).toEqual([
      expect.stringContaining('shopToday'),
    ])
  })

  test.each([
    "it('…', async () => {}, 60_000)",
    "describe('…', { timeout: 20_000 }, () => {})",
    'await vi.waitFor(() => expect(a).toBe(1))',
    'await new Promise((resolve) => setTimeout(resolve, 1300))',
    'await sleep(300)',
    'await page.waitForTimeout(500)',
    'test.setTimeout(120_000)',
    'test.slow()',
    'export default defineConfig({ test: { testTimeout: 20_000 } })',
  ])('тест, который меряет время машины, замечен: %s', (code) => {
    expect(checkSource('remote-catalog/src/routes/a/a.test.tsx', code)).toEqual([
      expect.stringContaining('тест ждёт события, а не срока'),
    ])
    expect(checkSource('remote-catalog/src/routes/a/a.page.tsx', code)).toEqual([])
  })

  test('ожидание события и общая граница — не нарушение', () => {
    const code = `await expect.poll(() => rows()).toHaveLength(1)
      await service.ready(patience.moment)
      vi.advanceTimersByTime(5000)
      setTimeout(() => server.close(), 5)`
    expect(checkSource('packages/bff/src/a.test.ts', code)).toEqual([])
  })

  test.each([
    ['const a = line.price * line.quantity', 'lineSum'],
    ['const a = quantityOrdered * unitPrice', 'lineSum'],
    ['const a = Math.round(Number(text) * 100)', 'kopecksOf'],
    ['const a = 100 * roubles', 'kopecksOf'],
    ['const a = `select sum(price.amount * line.quantity) from ${table}`', 'line_sum'],
    ["const a = 'select round(price.amount * rate) from price'", 'rounded_kopecks'],
    ['const a = `select 1 from price where price_type_id in ($2, $3)`', 'applicable_price'],
    ["const a = 'select coalesce(own.amount, base.amount) from own, base'", 'applicable_price'],
    [
      "const a = 'select coalesce(specification.price_type_id, agreement.price_type_id)'",
      'own_price_type',
    ],
  ])('второе место правила о деньгах замечено: %s', (code, replacement) => {
    for (const file of ['packages/bff/src/modules/a/a.sql.ts', 'remote-cabinet/src/routes/a/a.tsx'])
      expect(checkSource(file, code)).toEqual([expect.stringContaining(replacement)])
  })

  test('доли, размеры и показ цены — не второе место правила о деньгах', () => {
    const code = `const a = (done / total) * 100 + width * quantity + price * rate
      const b = (kopecks / 100).toFixed(2)
      const c = 'select round(price.foreign_amount, 2), count(*) from price order by price_type_id'`
    expect(checkSource('packages/bff/src/modules/a/a.sql.ts', code)).toEqual([])
  })

  test('похожее на нарушение им не считается', () => {
    const code = `const a = <a href="#add-to-basket">x</a>
      const b = client.fetch('/x')
      const c = 'prefetch #12'`
    expect(checkSource(PAGE, code)).toEqual([])
  })
})
