import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { Checkbox } from './choice.tsx'
import { PasswordField } from './password-field.tsx'
import { Select } from './select.tsx'
import { TextField } from './text-field.tsx'

describe('поле', () => {
  test('с ошибкой названо неверным, и ошибка читается вместе с ним', () => {
    render(<TextField label="ИНН" hint="10 или 12 цифр" error="ИНН может содержать только цифры" />)
    const field = screen.getByRole('textbox', { name: 'ИНН' })
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(note?.textContent).toBe('ИНН может содержать только цифры')
    expect(screen.queryByText('10 или 12 цифр')).toBeNull()
  })

  test('со спрятанной подписью остаётся названным', () => {
    render(<TextField label="Поиск" isLabelHidden />)
    expect(screen.getByRole('textbox', { name: 'Поиск' })).toBeTruthy()
  })

  test('пароль показывается и прячется кнопкой, введённое не теряется', async () => {
    render(<PasswordField label="Пароль" />)
    const field = screen.getByLabelText<HTMLInputElement>('Пароль')
    await userEvent.type(field, 'demo-2026')
    await userEvent.click(screen.getByRole('button', { name: 'Показать пароль' }))
    expect(field.type).toBe('text')
    expect(field.value).toBe('demo-2026')
    await userEvent.click(screen.getByRole('button', { name: 'Скрыть пароль' }))
    expect(field.type).toBe('password')
  })
})

describe('поля обычной формы', () => {
  test('отправляют выбранное без единого обработчика', async () => {
    render(
      <form data-testid="form">
        <TextField label="Цена от" name="price_from" defaultValue="100" />
        <Checkbox label="В наличии" name="stock" value="now" />
        <Select
          label="Сортировка"
          name="sort"
          options={[
            { value: 'popular', label: 'Популярные' },
            { value: 'price-asc', label: 'Дешёвые' },
          ]}
        />
      </form>,
    )
    await userEvent.click(screen.getByRole('checkbox', { name: 'В наличии' }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Сортировка' }), 'Дешёвые')
    const data = new FormData(screen.getByTestId<HTMLFormElement>('form'))
    expect([...data]).toEqual([
      ['price_from', '100'],
      ['stock', 'now'],
      ['sort', 'price-asc'],
    ])
  })
})
