import { answer, refuse } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open } from '../../../cabinet.fixture.tsx'
import { makePerson, pageOf, popupsOf } from '../../../shared/staff/staff.fixture.ts'

const list = answer('staffPeople', pageOf([makePerson()]))

describe('люди и роли', () => {
  test('§6: последнему администратору отказ сказан в окне, роль не тронута', async () => {
    const { user } = await open(
      '/cabinet/staff/people/',
      {
        handlers: [
          answer('staffPeople', pageOf([makePerson({ staffRole: 'admin' })])),
          refuse('setStaffRole', 'STAFF_LAST_ADMIN', 'Это единственный администратор.'),
        ],
      },
      'admin',
    )
    await user.click(await screen.findByRole('button', { name: /^Роль в магазине/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('radio', { name: 'покупатель' }))
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('Это единственный администратор.')
  })

  test('§7.1: роль и блокировка уходят на сервер так, как выбраны', async () => {
    const sent: unknown[] = []
    const { user, session } = await open(
      '/cabinet/staff/people/',
      {
        handlers: [
          list,
          answer('setStaffRole', ({ body }) => {
            sent.push(body)
            return makePerson({ staffRole: 'sales' })
          }),
          answer('setAccountStatus', ({ body }) => {
            sent.push(body)
            return makePerson({ status: 'BLOCKED' })
          }),
        ],
      },
      'admin',
    )
    await user.click(await screen.findByRole('button', { name: /^Роль в магазине/ }))
    await user.click(await screen.findByRole('radio', { name: 'продавец' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await expect.poll(() => popupsOf(session)).toContain('Роль изменена, она действует сразу')
    await user.click(screen.getByRole('button', { name: 'Заблокировать: Волкова Анна' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText('Причина'), 'Уволена')
    await user.click(dialog.getByRole('button', { name: 'Заблокировать' }))
    await expect.poll(() => popupsOf(session)).toContain('Учётная запись заблокирована')
    expect(sent).toEqual([
      { userUuid: 'f1000000-0003-4000-8000-00000000000d', role: 'sales' },
      { userUuid: 'f1000000-0003-4000-8000-00000000000d', status: 'BLOCKED', comment: 'Уволена' },
    ])
  })

  test('поиск и группа живут в адресе', async () => {
    const { user, address } = await open('/cabinet/staff/people/', { handlers: [list] }, 'admin')
    await user.type(await screen.findByLabelText('Логин, имя или фамилия'), ' анна ')
    await user.selectOptions(screen.getByLabelText('Кого показать'), 'blocked')
    await user.click(screen.getByRole('button', { name: 'Найти' }))
    expect(decodeURIComponent(address())).toBe('/cabinet/staff/people/?q=анна&group=blocked')
  })
})
