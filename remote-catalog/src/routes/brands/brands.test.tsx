import {
  answer,
  makeBrand,
  makeBrandSummary,
  makeProductsAnswer,
  refuse,
  renderRoute,
} from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'
import { byAlphabet } from './alphabet.ts'

const brand = (id: number, name: string) => makeBrandSummary({ id, slug: `b${id}`, name })
const list = answer('listProducts', ({ body }) =>
  makeProductsAnswer({ total: 90, page: body.page ?? 1 }),
)

describe('бренды (§2.1)', () => {
  test('стоят по буквам: латиница, кириллица, цифры; «Ё» среди «Е»', () => {
    const letters = byAlphabet([
      brand(1, 'ёлка'),
      brand(2, '3M'),
      brand(3, 'Walter'),
      brand(4, 'Енисей'),
    ])
    expect(letters.map(({ letter, brands }) => [letter, brands.length])).toEqual([
      ['W', 1],
      ['Е', 2],
      ['0–9', 1],
    ])
  })

  test('посетитель видит число товаров и переходит к бренду', async () => {
    const items = [brand(1, 'Walter'), brand(2, 'ВолгаТул')]
    await renderRoute(remote, '/brands/', { handlers: [answer('brands', { items })] })
    const item = (await screen.findByRole('link', { name: 'Walter' })).closest('li') as HTMLElement
    expect(within(item).getByText('42')).toBeVisible()
    expect(screen.getByRole('link', { name: 'W' })).toHaveAttribute('href', '#letter-87')
  })

  test('на странице бренда его фильтр не повторяется, страницы — в запросе', async () => {
    const { user, address } = await renderRoute(remote, '/brands/volgatool/?page=2&brand=other', {
      handlers: [answer('brand', makeBrand()), list],
    })
    expect(screen.queryByRole('checkbox', { name: /ВолгаТул/ })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Вперёд, на следующую страницу' })).toHaveAttribute(
      'href',
      '/brands/volgatool/?page=3',
    )
    await user.click(screen.getByRole('checkbox', { name: /В наличии/ }))
    await waitFor(() => expect(address()).toBe('/brands/volgatool/?stock=now'))
  })

  test.each(['page=0', 'page=x', 'page='])('страницы %s у бренда нет', async (query) => {
    const { router } = await renderRoute(remote, `/brands/volgatool/?${query}`)
    expect(Object.values(router.state.errors ?? {})[0]).toMatchObject({ status: 404 })
  })

  test('неизвестный бренд — «не найдено» и дорога ко всем брендам', async () => {
    await renderRoute(remote, '/brands/nobody/', {
      handlers: [refuse('brand', 'BRAND_NOT_FOUND'), refuse('listProducts', 'BRAND_NOT_FOUND')],
    })
    expect(screen.getByRole('heading', { level: 1, name: 'Бренд не найден' })).toBeVisible()
  })
})
