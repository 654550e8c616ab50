import { expect, test } from 'vitest'
import { productSlug } from './product-slug.ts'

test('адрес товара кончается его артикулом целиком, каким бы длинным ни было название', () => {
  const title = `Дрель-шуруповёрт аккумуляторная ${'бесщёточная '.repeat(10)}Электромаш`
  const [one, other] = ['ЭМ-511118050/06', 'ЭМ-511118050/20'].map((article) =>
    productSlug({ isModelNamed: true }, `${title} ${article}`, article),
  )
  expect(one).toMatch(/^drel-.*-em-511118050-06$/)
  expect(other).toMatch(/-em-511118050-20$/)
  expect(one?.length).toBeLessThanOrEqual(120)
  expect(productSlug({}, 'Сверло 8,5 мм', 'A/1')).toBe('sverlo-8-5-mm-a-1')
})
