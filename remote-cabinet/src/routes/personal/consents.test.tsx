import type { OwnConsent } from '@isp/contract'
import { answer, disconnect, refuse } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const personalData: OwnConsent = {
  kind: 'personalData',
  document: 'personal-data-2026-11',
  givenAt: '2026-11-20T10:00:00Z',
  withdrawnAt: null,
}
const mailing: OwnConsent = { ...personalData, kind: 'mailing', document: 'mailing-2026-11' }
const sessions = answer('ownSessions', { items: [] })

describe('согласия (152-ФЗ, 38-ФЗ)', () => {
  test('сбой не выдаётся за отсутствие согласий', async () => {
    await open('/cabinet/personal/', { handlers: [sessions, disconnect('ownConsents')] })
    expect(await screen.findByRole('button', { name: /Повторить/ })).toBeInTheDocument()
    expect(screen.queryByText(/согласий не записано/)).toBeNull()
  })

  test('на обработку данных: сначала сказано, что будет; не тот пароль — у поля, кабинет цел', async () => {
    const { user, session } = await open('/cabinet/personal/', {
      handlers: [
        sessions,
        answer('ownConsents', { items: [personalData] }),
        refuse('withdrawConsent', 'PASSWORD_WRONG', 'Неверный пароль.'),
      ],
    })
    await user.click(
      await screen.findByRole('button', {
        name: 'Отозвать согласие: Обработка персональных данных',
      }),
    )
    const dialog = await screen.findByRole('dialog', { name: 'Отозвать согласие' })
    expect(within(dialog).getByText(/кабинет невозможен/)).toBeInTheDocument()
    expect(within(dialog).getByText(/пять лет/)).toBeInTheDocument()
    await user.type(within(dialog).getByLabelText(/введите свой пароль/), 'somebody')
    await user.click(within(dialog).getByRole('button', { name: 'Отозвать согласие' }))
    expect(await within(dialog).findByText('Неверный пароль.')).toBeInTheDocument()
    expect(session.auth.getState().status).toBe('signed-in')
  })

  test('рассылка: видны редакция и время, отзыв виден сразу и остаётся записью', async () => {
    let items = [mailing]
    const sent: unknown[] = []
    const { user } = await open('/cabinet/personal/', {
      handlers: [
        sessions,
        answer('ownConsents', () => ({ items })),
        answer('withdrawConsent', ({ body }) => {
          sent.push(body)
          items = [{ ...mailing, withdrawnAt: '2026-11-21T10:00:00Z' }]
          return { done: true }
        }),
      ],
    })
    expect(await screen.findByText(/редакция 2026-11/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: /^Отозвать согласие: Письма/ }))
    expect((await screen.findAllByText(/Отозвано/)).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: /^Отозвать согласие: Письма/ })).toBeNull()
    expect(sent).toEqual([{ kind: 'mailing' }])
  })
})
