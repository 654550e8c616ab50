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
