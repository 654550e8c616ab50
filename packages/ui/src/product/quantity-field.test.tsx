import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
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
  test('поднимает введённое до кратного и говорит об этом', async () => {
    const { field, handleChange } = setup({ minimum: 10, multiplicity: 5 })
    await userEvent.clear(field)
    await userEvent.type(field, '12{Enter}')
    expect(field.value).toBe('15')
    expect(handleChange).toHaveBeenCalledExactlyOnceWith(15)
    expect(screen.getByRole('status').textContent).toBe('Количество увеличено до\u00A015\u00A0шт')
  })

  test('пустое и буквы возвращает к прежнему, а не к нулю', async () => {
    const { field, handleChange } = setup({ minimum: 10, multiplicity: 5 })
    await userEvent.clear(field)
    await userEvent.type(field, 'abc')
    await userEvent.tab()
    expect(field.value).toBe('10')
    expect(handleChange).not.toHaveBeenCalled()
    expect(screen.getByRole('status').textContent).toBe('Нужно число. Осталось\u00A010\u00A0шт')
    await userEvent.clear(field)
    await userEvent.tab()
    expect(field.value).toBe('10')
  })

  test('буквы и Enter не отправляют форму с количеством, которого не просили', async () => {
    const handleSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
    render(
      <form onSubmit={handleSubmit}>
        <QuantityField unit="шт" />
        <button type="submit">В корзину</button>
      </form>,
    )
    const field = screen.getByRole('textbox', { name: 'Количество' })
    await userEvent.type(field, 'abc{Enter}')
    expect(handleSubmit).not.toHaveBeenCalled()
    await userEvent.clear(field)
    await userEvent.type(field, '3{Enter}')
    expect(handleSubmit).toHaveBeenCalledOnce()
  })

  test.each(['1,5', '1.5'])(
    '«%s» не превращается в пятнадцать: дробь поднята до целого, и это сказано',
    async (text) => {
      const { field, handleChange } = setup()
      await userEvent.clear(field)
      await userEvent.type(field, text)
      expect(field.value).toBe(text)
      await userEvent.tab()
      expect(field.value).toBe('2')
      expect(handleChange).toHaveBeenCalledExactlyOnceWith(2)
      expect(screen.getByRole('status').textContent).toBe('Количество увеличено до\u00A02\u00A0шт')
    },
  )

  test('сверх предела поле и сообщение называют одно и то же количество', async () => {
    const { field, handleChange } = setup({ multiplicity: 7 })
    await userEvent.clear(field)
    await userEvent.type(field, '99999999999{Enter}')
    expect(field.value).toBe('999999')
    expect(handleChange).toHaveBeenCalledExactlyOnceWith(999_999)
    expect(screen.getByRole('status').textContent).toBe(
      'Можно заказать не\u00A0больше 999\u00A0999\u00A0шт',
    )
  })

  test('шагает кнопками и стрелками, ниже минимума не опускается', async () => {
    const { field } = setup({ minimum: 10, multiplicity: 5 })
    await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество' }))
    expect(field.value).toBe('15')
    await userEvent.click(field)
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}')
    expect(field.value).toBe('10')
    const down = screen.getByRole<HTMLButtonElement>('button', { name: 'Уменьшить количество' })
    expect(down.disabled).toBe(true)
  })

  test('ответ сервера важнее недопечатанного: поднятое количество видно', async () => {
    const { rerender } = render(<QuantityField unit="шт" value={10} />)
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Количество' })
    await userEvent.clear(field)
    await userEvent.type(field, '3')
    rerender(<QuantityField unit="шт" value={20} />)
    expect(field.value).toBe('20')
  })

  test('выключенное поле не меняется', async () => {
    const handleChange = vi.fn()
    render(<QuantityField unit="шт" isDisabled onChange={handleChange} />)
    await userEvent.click(screen.getByRole('button', { name: 'Увеличить количество' }))
    expect(handleChange).not.toHaveBeenCalled()
  })

  test('стрелка берёт в расчёт то, что уже напечатано', async () => {
    const { field } = setup()
    await userEvent.clear(field)
    await userEvent.type(field, '40{ArrowUp}')
    expect(field.value).toBe('41')
  })

  test('называет правило под полем и связывает его с полем', () => {
    const { field } = setup({ minimum: 10, multiplicity: 5 })
    const rule = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(rule?.textContent).toBe('от\u00A010\u00A0шт, кратно\u00A05\u00A0шт')
  })
})

describe('поле количества до оживления страницы', () => {
  test('набранное раньше времени не теряется', async () => {
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
