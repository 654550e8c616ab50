import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { IconButton } from './icon-button.tsx'

describe('кнопка', () => {
  test('не отправляет форму, если её об этом не просили', async () => {
    const handleSubmit = vi.fn((event) => event.preventDefault())
    render(
      <form onSubmit={handleSubmit}>
        <Button>Подробнее</Button>
      </form>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Подробнее' }))
    expect(handleSubmit).not.toHaveBeenCalled()
  })

  test('во время загрузки сохраняет название и фокус, но не нажимается второй раз', async () => {
    const handleClick = vi.fn()
    const handleSubmit = vi.fn((event) => event.preventDefault())
    const form = (isLoading: boolean) => (
      <form onSubmit={handleSubmit}>
        <Button type="submit" isLoading={isLoading} onClick={handleClick}>
          В корзину
        </Button>
      </form>
    )
    const { rerender } = render(form(false))
    const button = screen.getByRole('button', { name: 'В корзину' })
    button.focus()
    rerender(form(true))
    await userEvent.keyboard('{Enter}')
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(handleClick).not.toHaveBeenCalled()
    expect(handleSubmit).not.toHaveBeenCalled()
  })
})

describe('кнопка-значок', () => {
  test('называет себя и говорит, нажата ли', () => {
    render(<IconButton icon="heart" label="В избранном" isActive />)
    const button = screen.getByRole('button', { name: 'В избранном' })
    expect(button.getAttribute('aria-pressed')).toBe('true')
  })

  test('занятая не нажимается и остаётся под клавиатурой', async () => {
    const handleClick = vi.fn()
    render(<IconButton icon="trash" label="Убрать" isLoading onClick={handleClick} />)
    const button = screen.getByRole('button', { name: 'Убрать' })
    button.focus()
    await userEvent.keyboard('{Enter}')
    expect(handleClick).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
  })
})
