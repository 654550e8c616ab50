import { answer, refuse, renderRoute, server, userOf, words } from '@isp/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'
import { rodAnswer } from './constructors.fixture.ts'

let sent = 0
const taken = answer('sendConstructorFeedback', () => {
  sent += 1
  return { id: 'f1000000-0051-4000-8000-000000000001', ticketId: null }
})
beforeEach(() => {
  sent = 0
})
afterEach(() => localStorage.clear())

const open = async (
  query = '?v=2&d=9',
  others = [taken],
  as: 'anonymous' | 'outsider' = 'anonymous',
) => {
  const page = await renderRoute(remote, `/constructors/sterzhen/orderRequest/${query}`, {
    as,
    handlers: [answer('constructorType', rodAnswer), ...others],
  })
  return page
}
const type = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.type(await screen.findByRole('textbox', { name: /^Как к/ }), 'Анна')
  await user.type(screen.getByRole('textbox', { name: /^Почта/ }), 'anna@example.com')
  await user.type(screen.getByRole('textbox', { name: /^Комментарий/ }), 'Десять штук')
  await user.click(consent())
}
const consent = () => screen.getByRole('checkbox', { name: /^Даю согласие на обработку/ })
const submit = () => screen.getByRole('button', { name: 'Отправить заявку' })

describe('заявка конструктора (§5, §8)', () => {
  test('пустые поля названы, ничего не ушло, курсор в первом', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Отправить заявку' }))
    expect(screen.getAllByText('Обязательное поле')).toHaveLength(3)
    expect(screen.getByRole('textbox', { name: /^Как к/ })).toHaveFocus()
    expect(sent).toBe(0)
  })

  test('152-ФЗ: без согласия заявка не уходит; сказано, чего не хватает, и где', async () => {
    const { user } = await open()
    await type(user)
    await user.click(consent())
    await user.click(submit())
    expect(screen.getByText('Подтвердите согласие')).toBeVisible()
    expect(consent()).toHaveFocus()
    expect(sent).toBe(0)
    await user.click(consent())
    expect(screen.queryByText('Подтвердите согласие')).toBeNull()
    await user.click(submit())
    await screen.findByText('Сообщение отправлено')
    expect(sent).toBe(1)
  })

  test('§4: подтверждение уходит через 5 секунд, и снова стоит форма', async () => {
    const { user } = await open()
    await type(user)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await user.click(submit())
    await screen.findByText('Сообщение отправлено')
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.getByText('Сообщение отправлено')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    expect(screen.queryByText('Сообщение отправлено')).toBeNull()
    expect(screen.getByRole('textbox', { name: /^Комментарий/ })).toHaveValue('')
  })

  test('§4, §8: сбой вместо формы, обратно — к введённому и файлу; вторая попытка уходит', async () => {
    const { user } = await open('?v=2&d=9', [refuse('sendConstructorFeedback', 'INTERNAL_ERROR')])
    await type(user)
    await user.upload(
      screen.getByLabelText(/^Файлы/, { selector: 'input' }),
      new File(['x'], 'эскиз.txt'),
    )
    await user.click(submit())
    expect(await screen.findByText('Сообщение не отправлено')).toBeVisible()
    expect(
      screen.getByText('Произошла техническая ошибка. Пожалуйста, отправьте сообщение ещё раз.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Отправить заявку' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'вернуться к отправке' }))
    expect(await screen.findByText('эскиз.txt')).toBeVisible()
    expect(consent()).toBeChecked()
    expect(screen.getByRole('textbox', { name: /^Комментарий/ })).toHaveValue('Десять штук')
    // a file of jsdom cannot be read where requests are answered here: the journey sends one
    await user.click(screen.getByRole('button', { name: /эскиз\.txt/ }))
    server.use(taken)
    await user.click(submit())
    expect(
      await screen.findByText('Спасибо, в ближайшее время наши специалисты свяжутся с вами.'),
    ).toBeVisible()
    expect(sent).toBe(1)
  })

  test('10 000 знаков в комментарии не уходят и не пропадают', async () => {
    const { user } = await open()
    await type(user)
    const comment = screen.getByRole('textbox', { name: /^Комментарий/ })
    await user.clear(comment)
    await user.click(comment)
    await user.paste('я'.repeat(10_000))
    await user.click(submit())
    expect(await screen.findByText(words('Максимум 5 000 символов'))).toBeVisible()
    expect(comment).toHaveValue('я'.repeat(10_000))
    expect(sent).toBe(0)
  })

  test('комментарий переживает перезагрузку и забыт, когда ушёл (§3)', async () => {
    const { user, unmount } = await open()
    await type(user)
    unmount()
    const again = await open()
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Комментарий/ })).toHaveValue('Десять штук'),
    )
    await again.user.type(screen.getByRole('textbox', { name: /^Как к/ }), 'Анна')
    await again.user.type(screen.getByRole('textbox', { name: /^Почта/ }), 'anna@example.com')
    await again.user.click(consent())
    await again.user.click(submit())
    await screen.findByText('Сообщение отправлено')
    expect(localStorage.getItem('isp_constructorComment')).toBeNull()
  })

  test('по неверной ссылке заявки нет: сказано почему, и есть дорога назад', async () => {
    await open('?v=2&d=8&L=300')
    expect(await screen.findByText(/инструмент\sне\sизготовить/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Отправить заявку' })).toBeNull()
    expect(screen.getByRole('link', { name: 'Изменить размеры' })).toHaveAttribute(
      'href',
      expect.stringContaining('L=300'),
    )
  })
})

describe('заявка вошедшего', () => {
  const values = () => [/^Как к/, /^Почта/].map((name) => screen.getByRole('textbox', { name }))

  test('имя и почта уже стоят, написать осталось одно; поправленное не возвращается', async () => {
    const { user } = await open(undefined, undefined, 'outsider')
    const outsider = userOf('outsider')
    await waitFor(() => expect(values()[1]).toHaveValue(outsider.login))
    expect(values()[0]).toHaveValue(`${outsider.first_name} ${outsider.last_name}`)
    await user.clear(screen.getByRole('textbox', { name: /^Почта/ }))
    await user.type(screen.getByRole('textbox', { name: /^Почта/ }), 'shop@example.com')
    await user.type(screen.getByRole('textbox', { name: /^Комментарий/ }), 'Десять штук')
    expect(values()[1]).toHaveValue('shop@example.com')
    await user.click(consent())
    await user.click(submit())
    await screen.findByText('Сообщение отправлено')
    expect(sent).toBe(1)
  })

  test('§2.10: имя, которого человек не называл, за него не пишется', async () => {
    const nameless = { ...userOf('outsider'), first_name: 'name', last_name: 'surname' }
    await open(undefined, [taken, answer('currentUser', nameless)], 'outsider')
    await waitFor(() => expect(values()[1]).toHaveValue(nameless.login))
    expect(values()[0]).toHaveValue('')
  })
})
