import { ApiError } from '@isp/api-client'
import {
  emailField,
  nameField,
  passwordField,
  phoneField,
  refuseOtherPassword,
  surnameField,
} from '@isp/contract/field-schemas'
import type { FieldError } from '@isp/contract/fields'
import { fieldMessage } from '@isp/i18n'
import { fieldValues } from '@isp/testing/field-values'
import { Button } from '@isp/ui'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { showApiFailure } from './api-failure.ts'
import { Form } from './form.tsx'
import { FormFailure } from './form-failure.tsx'
import { FormTextField } from './form-fields.tsx'
import { useZodForm, type ZodForm } from './use-zod-form.ts'

const nameSchema = z.object({ surname: surnameField(), email: emailField() })
type Name = z.infer<typeof nameSchema>

const NameForm = ({ onSubmit }: { onSubmit: (values: Name) => Promise<void> }) => {
  const form = useZodForm(nameSchema, { defaultValues: { surname: '', email: '' } })
  return (
    <Form form={form} onSubmit={onSubmit} fieldMap={{ 'contact.email': 'email' }}>
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

afterEach(cleanup)

describe('форма', () => {
  test('не уходит незаполненной: тексты под полями, фокус на первом неверном', async () => {
    const { handleSubmit, fill } = setup()
    await fill('', 'не почта')
    expect(await screen.findByText('Обязательное поле')).toBeTruthy()
    expect(screen.getByText('Неправильный формат почты')).toBeTruthy()
    expect(screen.getByLabelText(/Фамилия/).getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(screen.getByLabelText(/Фамилия/))
    expect(handleSubmit).not.toHaveBeenCalled()
  })

  test('ошибка видна, когда поле покинули, и исчезает, когда его исправили', async () => {
    setup()
    await userEvent.type(screen.getByLabelText('Почта'), 'buyer@')
    expect(screen.queryByText('Неправильный формат почты')).toBeNull()
    await userEvent.tab()
    expect(await screen.findByText('Неправильный формат почты')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Почта'), 'example.com')
    await waitFor(() => expect(screen.queryByText('Неправильный формат почты')).toBeNull())
  })

  test('отдаёт значения после схемы: пробелы по краям убраны', async () => {
    const { handleSubmit, fill } = setup()
    await fill('  Соколов ', 'buyer@example.com')
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledOnce())
    expect(handleSubmit).toHaveBeenCalledWith({ surname: 'Соколов', email: 'buyer@example.com' })
  })
})

describe('правило, которое смотрит и на другое поле', () => {
  const schema = z
    .object({ email: emailField(), next: passwordField(), repeat: z.string() })
    .superRefine(refuseOtherPassword('next', 'repeat'))
  type Passwords = z.infer<typeof schema>
  const differ = () => screen.queryByText('Пароли должны совпадать')
  const PasswordsForm = ({ onSubmit = () => {} }: { onSubmit?: () => void }) => {
    const form = useZodForm<Passwords, Passwords>(schema, {
      defaultValues: { email: 'buyer@example.com', next: '', repeat: '' },
    })
    return (
      <Form form={form} onSubmit={onSubmit}>
        <FormTextField<Passwords> name="email" label="Почта" />
        <FormTextField<Passwords> name="next" label="Пароль" />
        <FormTextField<Passwords> name="repeat" label="Ещё раз" />
        <Button type="submit">Сохранить</Button>
      </Form>
    )
  }
  const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

  test('жалоба у второго пароля уходит, когда исправлен первый; без неё второго не трогают', async () => {
    render(<PasswordsForm />)
    await type('Пароль', 'parol-202')
    await userEvent.click(screen.getByLabelText('Почта'))
    await type('Пароль', '7')
    expect(differ()).toBeNull()
    await type('Ещё раз', 'parol-2026')
    await userEvent.tab()
    expect(await screen.findByText('Пароли должны совпадать')).toBeTruthy()
    await type('Пароль', '{Backspace}6')
    await waitFor(() => expect(differ()).toBeNull())
  })

  test('§5: пароли совпали, и первый изменили — о втором сказано сразу', async () => {
    render(<PasswordsForm />)
    await type('Пароль', 'parol-2026')
    await type('Ещё раз', 'parol-2026')
    await userEvent.tab()
    await type('Пароль', '7')
    expect(await screen.findByText('Пароли должны совпадать')).toBeTruthy()
    await type('Пароль', '{Backspace}')
    await waitFor(() => expect(differ()).toBeNull())
  })

  test('что сервер сказал об одном поле, не пропадает, пока правят другое', async () => {
    const taken = { path: 'email', code: 'UNAVAILABLE', params: {} }
    const refusal = { status: 400, code: 'REQUEST_INVALID', message: 'Нет.', requestId: null }
    render(
      <PasswordsForm
        onSubmit={() => {
          throw new ApiError({ ...refusal, fields: [taken] })
        }}
      />,
    )
    await type('Пароль', 'parol-2026')
    await type('Ещё раз', 'parol-2026')
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
    const told = 'Сейчас это выбрать нельзя. Выберите другое.'
    expect(await screen.findByText(told)).toBeTruthy()
    await type('Пароль', '7')
    await type('Ещё раз', '7')
    expect(screen.getByText(told)).toBeTruthy()
    await type('Почта', '.ru')
    await waitFor(() => expect(screen.queryByText(told)).toBeNull())
  })
})

describe('ответ сервера', () => {
  const wrong = (...fields: FieldError[]) =>
    new ApiError({
      status: 400,
      code: 'REQUEST_INVALID',
      message: 'Проверьте введённые данные.',
      requestId: 'r-1',
      fields,
    })
  const field = (path: string, code: string, params: FieldError['params'] = {}) => ({
    path,
    code,
    params,
  })

  test('все неверные поля показаны сразу, фокус — на первом из них на странице', async () => {
    const { fill } = setup(async () => {
      throw wrong(field('email', 'EMAIL_FORMAT'), field('surname', 'TOO_LONG', { max: 80 }))
    })
    await fill('Соколов', 'buyer@example.com')
    expect(await screen.findByText('Неправильный формат почты')).toBeTruthy()
    expect(screen.getByText(/^Максимум 80\sсимволов$/)).toBeTruthy()
    expect(screen.queryByText('Проверьте введённые данные.')).toBeNull()
    expect(document.activeElement).toBe(screen.getByLabelText(/Фамилия/))
  })

  test('поле, которое в форме зовётся иначе, найдено по своему месту', async () => {
    const { fill } = setup(async () => {
      throw wrong(field('contact.email', 'UNAVAILABLE'))
    })
    await fill('Соколов', 'buyer@example.com')
    expect(await screen.findByText('Сейчас это выбрать нельзя. Выберите другое.')).toBeTruthy()
    expect(document.activeElement).toBe(screen.getByLabelText('Почта'))
  })

  test('чужое поле не теряется: о нём сказано у формы, о своём — под ним', async () => {
    const { fill } = setup(async () => {
      throw wrong(field('inn', 'INN_DIGITS'), field('email', 'EMAIL_FORMAT'))
    })
    await fill('Соколов', 'buyer@example.com')
    expect(await screen.findByText('Проверьте введённые данные.')).toBeTruthy()
    expect(screen.getByText('Неправильный формат почты')).toBeTruthy()
  })

  test('отказ не о полях показан у формы; код, которого этот выпуск не знает, не ломает её', async () => {
    const refusal = { status: 403, code: 'FORBIDDEN', message: 'Нет доступа.', requestId: null }
    const { fill } = setup(async () => {
      throw new ApiError(refusal)
    })
    await fill('Соколов', 'buyer@example.com')
    expect((await screen.findByRole('alert')).textContent).toBe('Нет доступа.')
    cleanup()
    const newer = setup(async () => {
      throw wrong(field('email', 'EMAIL_OF_THE_FUTURE'))
    })
    await newer.fill('Соколов', 'buyer@example.com')
    expect(await screen.findByText('Проверьте это поле')).toBeTruthy()
  })

  test('о чём уже сказало всплывающее окно, того форма не повторяет', async () => {
    const told = new ApiError({ status: 500, code: 'X', message: 'Сбой.', requestId: null })
    told.isShown = true
    const { handleSubmit, fill } = setup(async () => {
      throw told
    })
    await fill('Соколов', 'buyer@example.com')
    await waitFor(() => expect(handleSubmit).toHaveBeenCalledOnce())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('ошибка программы не выдаётся за ошибку поля', () => {
    const setError = vi.fn()
    const form = { getValues: () => ({}), setError } as unknown as ZodForm<object, object>
    const bug = new TypeError('x is not a function')
    expect(() => showApiFailure(form, bug)).toThrow(bug)
    expect(setError).not.toHaveBeenCalled()
  })
})

describe('правила §5 в форме те же, что на сервере', () => {
  const schemas = { name: nameField(), phone: phoneField(), email: emailField() }
  const OneField = ({ name, onSubmit }: { name: keyof typeof schemas; onSubmit: () => void }) => {
    const form = useZodForm(z.object({ [name]: schemas[name] }), { defaultValues: { [name]: '' } })
    return (
      <Form form={form} onSubmit={onSubmit}>
        <FormTextField name={name} label="Поле" />
        <Button type="submit">Сохранить</Button>
      </Form>
    )
  }
  const cases = (['name', 'phone', 'email'] as const).flatMap((name) =>
    fieldValues[name]
      // browsers remove line breaks from one-line inputs themselves
      .filter(({ typed }) => !/[\r\n]/.test(typed))
      .map((value) => ({ name, ...value })),
  )

  test.each(cases)('$name: «$typed»', async ({ name, typed, sent, code }) => {
    const handleSubmit = vi.fn()
    render(<OneField name={name} onSubmit={handleSubmit} />)
    fireEvent.input(screen.getByLabelText('Поле'), { target: { value: typed } })
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить' }))
    if (code === undefined) {
      await waitFor(() => expect(handleSubmit).toHaveBeenCalledOnce())
      expect(handleSubmit.mock.calls[0]?.[0]).toEqual({ [name]: sent })
      return
    }
    const max = { name: 80, phone: 30, email: 70 }[name]
    expect(await screen.findByText(fieldMessage(code, { max }).replaceAll(/\s/g, ' '))).toBeTruthy()
    expect(handleSubmit).not.toHaveBeenCalled()
  })
})

test('форма не пробует компилировать: политика страницы этого не разрешает', () => {
  expect(z.config().jitless).toBe(true)
})
