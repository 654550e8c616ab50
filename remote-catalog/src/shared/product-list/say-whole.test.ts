import { fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import { sayWhole } from './say-whole.ts'

const show = (overflow: string, scrollWidth: number) => {
  const part = createElement('span', { style: { overflow } }, 'Сверло спиральное 10,2')
  render(createElement('div', { onPointerOver: sayWhole }, part))
  const shown = screen.getByText('Сверло спиральное 10,2')
  // no layout here: the page is 0 px wide
  Object.defineProperty(shown, 'scrollWidth', { value: scrollWidth })
  fireEvent.pointerOver(shown)
  return shown
}

describe('подсказка в плотном списке', () => {
  test('срезанное многоточием названо целиком', () => {
    expect(show('hidden', 300)).toHaveAttribute('title', 'Сверло спиральное 10,2')
  })

  test.each([
    ['поместившееся', 'hidden', 0],
    ['то, что не срезано, а шире места', 'visible', 300],
  ])('%s подсказки не имеет', (_, overflow, scrollWidth) => {
    expect(show(overflow, scrollWidth)).not.toHaveAttribute('title')
  })
})
