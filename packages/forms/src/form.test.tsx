import { validationMessages } from '@isp/i18n'
import { Button } from '@isp/ui'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod'
import { Form } from './form.tsx'
import { FormFailure } from './form-failure.tsx'
import { FormTextField } from './form-text-field.tsx'
import { useZodForm } from './use-zod-form.ts'

const nameSchema = z.object({
  surname: z.string().trim().min(1, validationMessages.required),
  email: z.email(validationMessages.email),
})
type Name = z.infer<typeof nameSchema>

const NameForm = ({ onSubmit }: { onSubmit: (values: Name) => Promise<void> }) => {
  const form = useZodForm(nameSchema, { defaultValues: { surname: '', email: '' } })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormTextField<Name> name="surname" label="Фамилия" required />
      <FormTextField<Name> name="email" label="Почта" type="email" />
      <FormFailure />
      <Button type="submit">Сохранить</Button>
    </Form>
  )
}

const setup = (onSubmit: (values: Name) => Promise<void> = async () => undefined) => {
  const handleSubmit = vi.fn(onSubmit)
  render(<NameForm onSubmit={handleSubmit} />)
  const fill = async (surname: string, email: string) => {
    if (surname) await userEvent.type(screen.getByLabelText(/Фамилия/), surname)
    if (email) await userEvent.type(screen.getByLabelText('Почта'), email)
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
  }
  return { handleSubmit, fill }
}

const apiError = (error: { code: string; message: string; fields?: Record<string, string> }) =>
  Object.assign(new Error(error.message), error)

afterEach(cleanup)

describe('форма', () => {
  it('не уходит незаполненной: тексты под полями, фокус на первом неверном', async () => {
    const { handleSubmit, fill } = setup()
    await fill('', 'не почта')
    expect(await screen.findByText('Обязательное поле')).toBeTruthy()
    expect(screen.getByText('Неправильный формат почты')).toBeTruthy()
    expect(screen.getByLabelText(/Фамилия/).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByLabelText(/Фамилия/))
    expect(handleSubmit).not.toHaveBeenCalled()
  })

  it('ошибка видна, когда поле покинули, и исчезает, когда его исправили', async () => {
    setup()
    await userEvent.type(screen.getByLabelText('Почта'), 'buyer@')
    expect(screen.queryByText('Неправильный формат почты')).toBeNull()
    await userEvent.tab()
    expect(await screen.findByText('Неправильный формат почты')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Почта'), 'example.com')
    await waitFor(() => expect(screen.queryByText('Неправильный формат почты')).toBeNull())
  })

  it('отдаёт значения после схемы: пробелы по краям убраны', async () => {
    const { handleSubmit, fill } = setup()
    await fill('  Соколов ', 'buyer@example.com')
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledOnce())
    expect(handleSubmit).toHaveBeenCalledWith({ surname: 'Соколов', email: 'buyer@example.com' })
  })
})

describe('ответ сервера', () => {
  it('с названием поля показан под этим полем', async () => {
    const { fill } = setup(async () => {
      throw apiError({
        code: 'REQUEST_INVALID',
        message: 'Проверьте данные',
        fields: { email: 'Эта почта уже занята' },
      })
    })
    await fill('Соколов', 'buyer@example.com')
    expect(await screen.findByText('Эта почта уже занята')).toBeTruthy()
    expect(screen.queryByText('Проверьте данные')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText('Почта'))
  })

  it('без поля показан у формы; чужое поле не теряется', async () => {
    const { fill } = setup(async () => {
      throw apiError({ code: 'FORBIDDEN', message: '', fields: {} })
    })
    await fill('Соколов', 'buyer@example.com')
    expect(await screen.findByText(/нет доступа/)).toBeTruthy()
    cleanup()
    const second = setup(async () => {
      throw apiError({ code: 'REQUEST_INVALID', message: '', fields: { inn: 'ИНН неизвестен' } })
    })
    await second.fill('Соколов', 'buyer@example.com')
    expect(await screen.findByText('ИНН неизвестен')).toBeTruthy()
  })
})
