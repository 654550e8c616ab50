import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import { renderInRouter } from '../test-render.tsx'
import { ErrorState } from './error-state.tsx'
import { Popup } from './popup.tsx'

describe('ошибка загрузки', () => {
  test('называет номер запроса и повторяет по нажатию', async () => {
    const handleRetry = vi.fn()
    renderInRouter(<ErrorState requestId="req-7f3a21" onRetry={handleRetry} />)
    expect(screen.getByRole('alert').textContent).toContain('req-7f3a21')
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
    expect(handleRetry).toHaveBeenCalledOnce()
  })
})

describe('уведомление (§2.15)', () => {
  test('ошибка прерывает, сообщение об успехе — нет', () => {
    renderInRouter(
      <>
        <Popup variant="error" text="Нет связи" onClose={() => undefined} />
        <Popup variant="success" text="Спасибо!" onClose={() => undefined} />
      </>,
    )
    expect(screen.getByRole('alert').textContent).toContain('Нет связи')
    expect(screen.getByRole('status').textContent).toContain('Спасибо!')
  })

  test('§2.15: у каждого вида свой знак с именем; картинка встаёт на место знака, подпись — над текстом', () => {
    const { container } = renderInRouter(
      <>
        {(['info', 'success', 'error', 'warning'] as const).map((variant) => (
          <Popup key={variant} variant={variant} text={variant} onClose={() => undefined} />
        ))}
        <Popup
          variant="info"
          text="Цены пересчитаны"
          label="Новый договор"
          image="/images/x.webp"
          onClose={() => undefined}
        />
      </>,
    )
    const marks = screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))
    expect(marks).toEqual(['Сообщение', 'Готово', 'Ошибка', 'Внимание'])
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/x.webp')
    expect(screen.getByText('Новый договор').nextSibling?.textContent).toBe('Цены пересчитаны')
  })

  test('закрывается крестиком, кнопка делает своё', async () => {
    const handleClose = vi.fn()
    const handleUndo = vi.fn()
    renderInRouter(
      <Popup
        variant="info"
        text="Товар удалён"
        button={{ label: 'Вернуть', onClick: handleUndo }}
        onClose={handleClose}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
    expect(handleUndo).toHaveBeenCalledOnce()
    expect(handleClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    expect(handleClose).toHaveBeenCalledOnce()
  })
})
