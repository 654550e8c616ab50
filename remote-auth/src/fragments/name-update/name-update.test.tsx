import type { User } from '@isp/contract'
import type { RemoteModule } from '@isp/federation'
import { answer, renderRoute, server, userOf } from '@isp/testing'
import { act, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import fragment from '../../exposes/name-update.tsx'

const { Fragment } = fragment

/** A page of somebody's with the modal over it. */
const page: RemoteModule = {
  contract: 1,
  name: 'test',
  createRoutes: (context) => [
    { id: 'test:page', path: '*', element: <Fragment context={context} /> },
  ],
}
const nameless = (over: Partial<User> = {}) =>
  userOf('outsider', { first_name: 'name', last_name: 'surname', patronymic: '', ...over })

describe('обновление данных (§2.10)', () => {
  test.each([
    { first_name: 'Ольга', last_name: 'Зорина' },
    { first_name: 'Сюрнейм', last_name: 'Неймов' },
  ])('у кого имя есть, того не спрашивают: %j', async (names) => {
    await renderRoute(page, '/', { as: nameless(names) })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test.each([
    { first_name: '', last_name: 'Зорина' },
    { first_name: 'Ольга', last_name: '' },
    { first_name: 'Name', last_name: 'Зорина' },
    { first_name: 'Ольга', last_name: 'surname' },
  ])('без имени или фамилии спрашивают: %j', async (names) => {
    await renderRoute(page, '/', { as: nameless(names) })
    expect(await screen.findByRole('dialog', { name: 'Обновление данных' })).toBeInTheDocument()
  })

  test.each([
    '/cabinet/registration/',
    '/cabinet/accept-invitation/?token=t',
    '/cabinet/confirmation-add-employee/?token=t',
  ])('шаги на %s вопрос не заслоняет: он ждёт следующей страницы', async (address) => {
    const { router } = await renderRoute(page, address, { as: nameless() })
    expect(screen.queryByRole('dialog')).toBeNull()
    await act(() => router.navigate('/cabinet/'))
    expect(await screen.findByRole('dialog', { name: 'Обновление данных' })).toBeInTheDocument()
  })

  test('проверка при уходе с поля, кнопка закрыта, пока неверно; потом спасибо на три секунды', async () => {
    const sent: unknown[] = []
    const { user, session } = await renderRoute(page, '/', {
      as: nameless(),
      handlers: [
        answer('updateUser', ({ body }) => {
          sent.push(body.infoAboutUser)
          server.use(answer('currentUser', userOf('outsider')))
          return userOf('outsider')
        }),
      ],
    })
    const surname = await screen.findByRole('textbox', { name: /^фамилия/ })
    expect(surname).toHaveValue('')
    await user.type(surname, 'Зорина 2')
    expect(screen.queryByText('Фамилия должна быть введена буквами')).toBeNull()
    await user.tab()
    expect(await screen.findByText('Фамилия должна быть введена буквами')).toBeInTheDocument()
    const save = screen.getByRole('button', { name: 'Сохранить' })
    expect(save).toBeDisabled()
    await user.clear(surname)
    await user.type(surname, 'Зорина')
    await user.type(screen.getByRole('textbox', { name: /^имя/ }), 'Ольга')
    await expect.poll(() => save.hasAttribute('disabled')).toBe(false)
    await user.click(save)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(sent).toEqual([{ surname: 'Зорина', name: 'Ольга', patronymic: '', status: 'ACTIVE' }])
    expect(session.popups.getState().items).toMatchObject([
      { label: 'Спасибо!', text: 'Ваши личные данные успешно обновлены', visibleMs: 3000 },
    ])
  })
})
