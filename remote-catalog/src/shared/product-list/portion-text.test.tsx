import { makeProductCard } from '@isp/testing'
import { render } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { PortionText } from './product-facts.tsx'

const shown = (minOrderQuantity: number, multiplicity: number) =>
  render(<PortionText product={makeProductCard({ minOrderQuantity, multiplicity })} />).container
    .textContent

describe('наименьший заказ в плотной строке', () => {
  test.each([
    [1, 1, ''],
    [10, 1, 'от\u00A010\u00A0шт'],
    [10, 5, 'от\u00A010\u00A0шт, кратно\u00A05'],
    [5, 5, 'кратно\u00A05'],
    [1, 10, 'кратно\u00A010'],
  ])('от %d по %d: «%s»', (minimum, multiplicity, text) => {
    expect(shown(minimum, multiplicity)).toBe(text)
  })
})
