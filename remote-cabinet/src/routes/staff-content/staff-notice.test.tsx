import { answer, disconnect, refuse } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { popupsOf } from '../../shared/staff/staff.fixture.ts'

const address = '/cabinet/staff/notice/'
const stored = {
  status: 'warning',
  message: 'Склад закрыт в субботу.',
  from: null,
  to: null,
  changedBy: 'Ольга Редактор',
  changedAt: '2026-11-22T09:00:00.000Z',
} as const
const kept = (notification: typeof stored | null) => answer('storedNotification', { notification })
const preview = () => within(screen.getByRole('region', { name: 'Так его увидят' }))

describe('§2.4, D33: объявление у сотрудников', () => {
  test('обрыв не похож на отсутствие объявления', async () => {
    await open(address, { handlers: [disconnect('storedNotification')] }, 'content')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByText(/объявления нет/)).toBeNull()
  })

  test('чужой роли о нём не говорят: в меню его нет, сервер отказал — формы нет', async () => {
    await open(address, { handlers: [refuse('storedNotification', 'FORBIDDEN')] }, 'staff')
    await screen.findByRole('navigation', { name: 'Разделы для сотрудников' })
    expect(screen.queryByRole('link', { name: 'Объявление' })).toBeNull()
    expect(screen.queryByRole('textbox', { name: /Текст/ })).toBeNull()
  })

  test('нечего убирать, пока ничего нет; набираемое видно сразу', async () => {
    const { user } = await open(address, { handlers: [kept(null)] }, 'content')
    expect(await screen.findByText('Сейчас объявления нет.')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Убрать с сайта' })).toBeNull()
    await user.type(screen.getByRole('textbox', { name: /Текст/ }), 'Закрыто')
    await user.selectOptions(screen.getByLabelText(/Вид/), 'error')
    expect(preview().getByText('Закрыто')).toBeVisible()
    expect(preview().getByRole('img', { name: 'Ошибка' })).toBeInTheDocument()
  })

  test('пустое, длинное и с концом раньше начала не уходит, каждое поле говорит своё', async () => {
    const { user } = await open(address, { handlers: [kept(null)] }, 'content')
    const text = await screen.findByRole('textbox', { name: /Текст/ })
    await user.type(screen.getByLabelText(/Показывать с/), '2026-12-02T10:00')
    await user.type(screen.getByLabelText(/Показывать до/), '2026-12-01T10:00')
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
    expect(text).toBeInvalid()
    expect(screen.getByText('Конец показа должен быть позже начала')).toBeVisible()
    await user.click(text)
    await user.paste('я'.repeat(5001))
    expect(text).toHaveAccessibleDescription(/5\s?000/)
    expect(text).toBeInvalid()
  })

  test('отказ сервера стоит у поля, набранное цело', async () => {
    const { user } = await open(
      address,
      { handlers: [kept(stored), refuse('saveNotification', 'REQUEST_INVALID', 'Проверьте поля')] },
      'content',
    )
    await user.click(await screen.findByRole('button', { name: 'Опубликовать' }))
    expect(await screen.findByText('Проверьте поля')).toBeVisible()
    expect(screen.getByRole('textbox', { name: /Текст/ })).toHaveValue(stored.message)
  })

  test('записано с началом и концом; убрано — форма пуста', async () => {
    const sent: unknown[] = []
    let now: typeof stored | null = null
    const { user, session } = await open(
      address,
      {
        handlers: [
          answer('storedNotification', () => ({ notification: now })),
          answer('saveNotification', ({ body }) => {
            sent.push(body)
            now = stored
            return stored
          }),
          answer('removeNotification', () => {
            now = null
            return { isRemoved: true }
          }),
        ],
      },
      'content',
    )
    await user.type(await screen.findByRole('textbox', { name: /Текст/ }), stored.message)
    await user.type(screen.getByLabelText(/Показывать с/), '2026-12-01T10:00')
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }))
    await expect.poll(() => popupsOf(session)).toContain('Объявление записано')
    expect(sent).toEqual([
      {
        status: 'info',
        message: stored.message,
        from: new Date('2026-12-01T10:00').toISOString(),
        to: null,
      },
    ])
    await user.click(await screen.findByRole('button', { name: 'Убрать с сайта' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Убрать с сайта' }))
    await expect.poll(() => popupsOf(session)).toContain('Объявление убрано')
    expect(screen.getByRole('textbox', { name: /Текст/ })).toHaveValue('')
    expect(await screen.findByText('Сейчас объявления нет.')).toBeVisible()
  })
})
