import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, vi } from 'vitest'
import { QuantityField } from './quantity-field.tsx'

const setup = (rule: { minimum?: number; multiplicity?: number } = {}) => {
  const handleChange = vi.fn()
  render(<QuantityField unit="шт" onChange={handleChange} {...rule} />)
  return {
    handleChange,
    field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Количество' }),
  }
}

describe('поле количества', () => {
  it('поднимает введённое до кратного и говорит об этом', async () => {
    const { field, handleChange } = setup({ minimum: 10, multiplicity: 5 })
    await userEvent.clear(field)
    await userEvent.type(field, '12{Enter}')
    expect(field.value).toBe('15')
    expect(handleChange).toHaveBeenCalledExactlyOnceWith(15)
    expect(screen.getByRole('status').textContent).toBe('Количество увеличено до\u00A015\u00A0шт')
  })

  it('пустое и буквы возвращает к прежнему, а не к нулю', async () => {
    const { field, handleChange } = setup({ minimum: 10, multiplicity: 5 })
    await userEvent.clear(field)
    await userEvent.type(field, 'abc')
    await userEvent.tab()
    expect(field.value).toBe('10')
    expect(handleChange).not.toHaveBeenCalled()
  })

  it('шагает кнопками и стрелками, ниже минимума не опускается', async () => {
    const { field } = setup({ minimum: 10, multiplicity: 5 })
    await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество' }))
    expect(field.value).toBe('15')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(field.value).toBe('10')
    const down = screen.getByRole<HTMLButtonElement>('button', { name: 'Уменьшить количество' })
    expect(down.disabled).toBe(true)
  })

  it('стрелка берёт в расчёт то, что уже напечатано', async () => {
    const { field } = setup()
    await userEvent.clear(field)
    await userEvent.type(field, '40{ArrowUp}')
    expect(field.value).toBe('41')
  })

  it('называет правило под полем и связывает его с полем', () => {
    const { field } = setup({ minimum: 10, multiplicity: 5 })
    const rule = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(rule?.textContent).toBe('от\u00A010\u00A0шт, кратно\u00A05\u00A0шт')
  })
})

describe('поле количества до оживления страницы', () => {
  it('набранное раньше времени не теряется', async () => {
    const handleChange = vi.fn()
    const field = <QuantityField unit="шт" multiplicity={5} onChange={handleChange} />
    const root = document.createElement('div')
    root.innerHTML = renderToString(field)
    document.body.append(root)
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Количество' })
    input.value = '12'
    const app = await act(async () => hydrateRoot(root, field))
    expect(input.value).toBe('12')
    await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество' }))
    expect(input.value).toBe('20')
    expect(handleChange).toHaveBeenLastCalledWith(20)
    await act(async () => app.unmount())
    root.remove()
  })
})
