import {
  answer,
  disconnect,
  makeProductsAnswer,
  makeSection,
  makeSectionTree,
  renderRoute,
} from '@isp/testing'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'

describe('каталог (§2.1)', () => {
  test('посетитель видит всё дерево разделов с числом товаров', async () => {
    await renderRoute(remote, '/catalog/', {
      handlers: [answer('sectionTree', { items: makeSectionTree() })],
    })
    expect(
      await screen.findByRole('heading', { level: 2, name: /Режущий инструмент\s1\s240/ }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Фрезы' })).toHaveAttribute('href', '/catalog/frezy/')
  })

  test('без связи сказано, что делать', async () => {
    await renderRoute(remote, '/catalog/', { handlers: [disconnect('sectionTree')] })
    expect(screen.getByRole('alert')).toHaveTextContent('Нет связи с сервером')
  })

  test.each([
    ['/section/', '/catalog/'],
    ['/product/', '/catalog/'],
    ['/section/sverla-spiralnye/', '/catalog/sverla-spiralnye/'],
  ])('старый адрес %s ведёт на %s', async (from, to) => {
    const { address } = await renderRoute(remote, from, {
      handlers: [
        answer('sectionTree', { items: makeSectionTree() }),
        answer('section', makeSection()),
        answer('listProducts', makeProductsAnswer()),
      ],
    })
    expect(address()).toBe(to)
  })
})
