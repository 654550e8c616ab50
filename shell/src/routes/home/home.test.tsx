import { answer, makeBrandSummary, makeSectionTree, refuse, renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { shellFixture } from '../../layout/shell.fixture.tsx'
import { largestBrands } from './home-brands.tsx'

const sections = answer('sectionTree', { items: makeSectionTree() })
const brands = answer('brands', { items: [makeBrandSummary()] })

describe('главная', () => {
  test('посетитель видит разделы с числом товаров, подразделы и бренды', async () => {
    await renderRoute(shellFixture(), '/', { handlers: [sections, brands] })
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Режущий инструмент' })).toHaveAttribute(
      'href',
      '/catalog/rezhushchiy-instrument/',
    )
    expect(main.getByText(/^1\s240\sтоваров$/)).toBeInTheDocument()
    expect(main.getByRole('link', { name: 'Фрезы' })).toHaveAttribute('href', '/catalog/frezy/')
    expect(main.getByRole('link', { name: /^ВолгаТул\s?42\sтовара$/ })).toHaveAttribute(
      'href',
      '/brands/volgatool/',
    )
    expect(main.getByText(/^1\s660\sтоваров$/)).toBeInTheDocument()
    expect(document.title).toMatch(/^ИСП — /)
  })

  test('пустой каталог назван пустым, блока брендов нет', async () => {
    const empty = [answer('sectionTree', { items: [] }), answer('brands', { items: [] })]
    await renderRoute(shellFixture(), '/', { handlers: empty })
    expect(screen.getByText('В каталоге пока нет разделов')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Бренды' })).toBeNull()
  })

  test('если каталог не отвечает, шапка живёт, а страница говорит об этом', async () => {
    const handlers = [refuse('sectionTree', 'CATALOG_NOT_READY', 'Каталог загружается'), brands]
    await renderRoute(shellFixture(), '/', { handlers })
    expect(screen.getByRole('alert')).toHaveTextContent('Каталог загружается')
    expect(screen.getByRole('banner')).toBeInTheDocument()
  })
})

test('на главной — крупнейшие бренды, в порядке сервера, без пустых', () => {
  const many = Array.from({ length: 30 }, (_, id) =>
    makeBrandSummary({ id, name: `Бренд ${id}`, productCount: id }),
  )
  const shown = largestBrands(many)
  expect(shown.map(({ id }) => id)).toEqual(Array.from({ length: 24 }, (_, n) => n + 6))
  expect(largestBrands([makeBrandSummary({ productCount: 0 })])).toEqual([])
})
