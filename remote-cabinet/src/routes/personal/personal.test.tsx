import type { OwnSession } from '@isp/contract'
import { answer, refuse, server, userOf } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const session = (over: Partial<OwnSession>): OwnSession => ({
  id: 'f1000000-0007-4000-8000-000000000001',
  browser: 'Chrome',
  system: 'Windows',
  createdAt: '2026-11-20T10:00:00Z',
  seenAt: '2026-11-21T10:00:00Z',
  isCurrent: true,
  ...over,
})
const other = session({
  id: 'f1000000-0007-4000-8000-000000000002',
  browser: 'Yandex Browser',
  system: 'Android',
  isCurrent: false,
})
beforeEach(() =>
  server.use(
    answer('ownSessions', { items: [session({}), other] }),
    answer('ownConsents', { items: [] }),
  ),
)

describe('настройки (D46)', () => {
  test('не тот пароль не удаляет учётную запись, слова сервера — у поля', async () => {
    const { user, session: visit } = await open('/cabinet/personal/', {
      handlers: [
        answer('ownSessions', { items: [session({})] }),
        refuse('deleteAccount', 'PASSWORD_WRONG', 'Неверный пароль.'),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Удалить учётную запись' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText(/хранить пять лет/)).toBeInTheDocument()
    await user.type(within(dialog).getByLabelText(/введите свой пароль/), 'somebody')
    await user.click(within(dialog).getByRole('button', { name: 'Удалить учётную запись' }))
    expect(await within(dialog).findByText('Неверный пароль.')).toBeInTheDocument()
    expect(visit.auth.getState().status).toBe('signed-in')
  })

  test('D46, §7.1: пароль меняется из кабинета, а не через письмо забывшему', async () => {
    await open('/cabinet/personal/', {})
    expect(await screen.findByRole('link', { name: 'Сменить пароль' })).toHaveAttribute(
      'href',
      '/auth/change-password/',
    )
  })

  test('§7.1: из многих входов видны пять, этот — первым; остальные — по просьбе', async () => {
    const id = (place: number) => `f1000000-0007-4000-8000-00000000000${place}`
    const many = [1, 2, 3, 4, 5, 6].map((place) => session({ id: id(place), isCurrent: false }))
    const { user } = await open('/cabinet/personal/', {
      handlers: [answer('ownSessions', { items: [...many, session({ id: id(7) })] })],
    })
    const ends = () => screen.queryAllByRole('button', { name: /^Завершить вход/ })
    expect(await screen.findByText('Этот браузер')).toBeVisible()
    expect(ends()).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Показать все входы: 7' }))
    expect(ends()).toHaveLength(6)
  })

  test('входы: этот помечен и не завершается отсюда, другой завершается', async () => {
    let items = [session({}), other]
    const { user } = await open('/cabinet/personal/', {
      handlers: [
        answer('ownSessions', () => ({ items })),
        answer('endSession', ({ params }) => {
          items = items.filter(({ id }) => id !== params.id)
          return { done: true }
        }),
      ],
    })
    expect(await screen.findByText('Этот браузер')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Завершить вход: Chrome, Windows' })).toBeNull()
    await user.click(
      screen.getByRole('button', { name: 'Завершить вход: Яндекс Браузер, Android' }),
    )
    await expect.poll(() => screen.queryByText('Яндекс Браузер, Android')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Завершить все, кроме этого' })).toBeNull()
  })

  test('подписка включается: уходят состояние и подписка (§7.1)', async () => {
    const sent: unknown[] = []
    const { user } = await open('/cabinet/personal/', {
      handlers: [
        answer('ownSessions', { items: [session({})] }),
        answer('updateUser', ({ body }) => {
          sent.push(body)
          server.use(answer('currentUser', userOf('outsider', { mailing: true })))
          return userOf('outsider', { mailing: true })
        }),
      ],
    })
    await user.click(await screen.findByRole('checkbox', { name: /Получать новости/ }))
    await expect
      .poll(() => sent)
      .toEqual([{ id: 6, infoAboutUser: { status: 'ACTIVE', mailing: true } }])
    await expect
      .poll(() => screen.getByRole('checkbox', { name: /Получать новости/ }))
      .toBeChecked()
  })
})

describe('личные данные (D46)', () => {
  test('имя и телефон: ошибки у полей, набранное цело; часовой пояс сохраняется выбором', async () => {
    const sent: unknown[] = []
    const { user } = await open('/cabinet/personaldata/', {
      handlers: [
        answer('updateUser', ({ body }) => {
          sent.push(body.infoAboutUser)
          return userOf('outsider')
        }),
        answer('changeTimeZone', ({ body }) => {
          sent.push(body)
          return { done: true }
        }),
      ],
    })
    const name = await screen.findByRole('textbox', { name: /^Имя/ })
    await user.clear(name)
    await user.type(name, '<b>')
    await user.type(screen.getByRole('textbox', { name: /^Телефон/ }), '123')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Имя должно быть введено буквами')).toBeInTheDocument()
    expect(sent).toEqual([])
    expect(name).toHaveValue('<b>')
    await user.clear(name)
    await user.type(name, 'Ольга')
    await user.clear(screen.getByRole('textbox', { name: /^Телефон/ }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await expect
      .poll(() => sent)
      .toEqual([
        { surname: 'Зорина', name: 'Ольга', patronymic: 'Петровна', phone: '', status: 'ACTIVE' },
      ])
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Часовой пояс' }),
      'Asia/Yekaterinburg',
    )
    await expect.poll(() => sent.at(-1)).toEqual({ timezone: 'Asia/Yekaterinburg' })
  })
})
