import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderInRouter } from '../test-render.tsx'
import { Badge } from './badge.tsx'
import { Tag } from './tag.tsx'

describe('метка фильтра', () => {
  test('убирается обычной ссылкой и называет, что убирает', () => {
    renderInRouter(
      <Tag to="/catalog/sverla/" isRemovable>
        Диаметр: 8,5 мм
      </Tag>,
    )
    const link = screen.getByRole('link', { name: 'Убрать «Диаметр: 8,5 мм»' })
    expect(link.getAttribute('href')).toBe('/catalog/sverla/')
  })
})

describe('счётчик на значке', () => {
  test('ноль не рисуется, большое число обрезано', () => {
    const { container, rerender } = renderInRouter(<Badge count={0} />)
    expect(container.textContent).toBe('')
    rerender(<Badge count={1200} />)
    expect(container.textContent).toBe('999+')
  })
})
