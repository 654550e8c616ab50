import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInRouter } from '../test-render.tsx'
import { Breadcrumbs } from './breadcrumbs.tsx'
import { Pagination } from './pagination.tsx'

const hrefOf = (page: number): string => `/catalog/sverla/${page}/`

describe('страницы списка', () => {
  test('одной странице переключатель не нужен', () => {
    renderInRouter(<Pagination page={1} pages={1} hrefOf={hrefOf} />)
    expect(screen.queryByRole('navigation')).toBeNull()
  })

  test('посетитель видит, где он, и идёт по настоящим ссылкам', () => {
    renderInRouter(<Pagination page={3} pages={40} hrefOf={hrefOf} />)
    const pages = within(screen.getByRole('navigation', { name: 'Страницы' }))
    expect(
      pages.getByRole('link', { name: 'Вперёд, на следующую страницу' }).getAttribute('href'),
    ).toBe('/catalog/sverla/4/')
    expect(pages.getByRole('link', { name: 'Страница\u00A040' })).toBeTruthy()
    expect(pages.queryByRole('link', { name: 'Страница\u00A03' })).toBeNull()
    expect(document.querySelector('[aria-current="page"]')?.textContent).toContain('3')
  })

  test('с последней страницы некуда идти вперёд', () => {
    renderInRouter(<Pagination page={4} pages={4} hrefOf={hrefOf} />)
    expect(screen.queryByRole('link', { name: 'Вперёд, на следующую страницу' })).toBeNull()
    expect(
      screen.getByRole('link', { name: 'Назад, на предыдущую страницу' }).getAttribute('href'),
    ).toBe('/catalog/sverla/3/')
  })

  test('с первой страницы некуда идти назад', () => {
    renderInRouter(<Pagination page={1} pages={4} hrefOf={hrefOf} />)
    expect(screen.queryByRole('link', { name: 'Назад, на предыдущую страницу' })).toBeNull()
  })
})

describe('путь по каталогу', () => {
  test('последнее звено — сама страница, не ссылка', () => {
    renderInRouter(
      <Breadcrumbs items={[{ label: 'Каталог', to: '/catalog/' }, { label: 'Свёрла' }]} />,
    )
    expect(screen.getByRole('link', { name: 'Каталог' }).getAttribute('href')).toBe('/catalog/')
    expect(screen.getByText('Свёрла').getAttribute('aria-current')).toBe('page')
  })
})
