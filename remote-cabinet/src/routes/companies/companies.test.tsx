import type { OwnInvitation, OwnJoin } from '@isp/contract'
import { answer, companyOf, disconnect, refuse, server, userOf } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const invitation: OwnInvitation = {
  id: 7,
  role: 'buyer',
  status: 'PENDING',
  author: 'Волкова Анна',
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-12-04T10:00:00Z',
  company: { name: 'ООО «Станкосервис»', inn: '5260123456' },
}
const join: OwnJoin = {
  id: 3,
  message: '',
  status: 'PENDING',
  createdAt: '2026-11-20T10:00:00Z',
  expiresAt: '2026-12-04T10:00:00Z',
  company: { name: 'АО «Завод»', inn: '5260000016' },
}
const address = '/cabinet/companies/'
const quiet = [answer('ownInvitations', { items: [] }), answer('ownJoins', { items: [] })]
beforeEach(() => server.use(...quiet))

describe('компании (§2.9, §7.2)', () => {
  test('отказ по ИНН стоит у формы, набранное цело', async () => {
    const { user } = await open(address, {
      handlers: [...quiet, refuse('createJoin', 'JOIN_COMPANY_NOT_FOUND', 'Такой компании нет.')],
    })
    const inn = await screen.findByRole('textbox', { name: /^ИНН компании/ })
    await user.type(inn, '52600x')
    await user.click(screen.getByRole('button', { name: 'Отправить запрос' }))
    expect(await screen.findByText('ИНН может содержать только цифры')).toBeInTheDocument()
    await user.clear(inn)
    await user.type(inn, '5260000016')
    await user.click(screen.getByRole('button', { name: 'Отправить запрос' }))
    expect(await screen.findByText('Такой компании нет.')).toBeInTheDocument()
    expect(inn).toHaveValue('5260000016')
  })

  test('обрыв связи не похож на отсутствие приглашений', async () => {
    await open(address, {
      handlers: [disconnect('ownInvitations'), answer('ownJoins', { items: [] })],
    })
    expect((await screen.findAllByRole('alert')).length).toBeGreaterThan(0)
  })

  test('приглашение принимается: список прочитан заново, человек тоже; значок в меню считал (§2.9)', async () => {
    const accepted: number[] = []
    const { user, session } = await open(address, {
      handlers: [
        answer('ownInvitations', () => ({ items: accepted.length ? [] : [invitation] })),
        answer('ownJoins', { items: [] }),
        answer('acceptInvitation', ({ params }) => {
          accepted.push(params.id)
          return { company: 'f1000000-0001-4000-8000-000000000001' }
        }),
      ],
    })
    expect(await screen.findByText(/Приглашает Волкова Анна\. Ваша роль: Закупщик\./)).toBeVisible()
    const menu = screen.getByRole('navigation', { name: 'Разделы кабинета' })
    expect(within(menu).getByText(/1\sприглашение в новую компанию/)).toBeInTheDocument()
    server.use(
      answer(
        'currentUser',
        userOf('outsider', {
          companies: [companyOf('beta'), companyOf('alfa', { role: 'buyer' })],
        }),
      ),
    )
    await user.click(screen.getByRole('button', { name: /^Принять приглашение/ }))
    expect(await screen.findByRole('link', { name: 'Альфа' })).toBeInTheDocument()
    expect(accepted).toEqual([7])
    expect(screen.queryByText('ООО «Станкосервис»')).toBeNull()
    expect(session.auth.getState().user?.companies).toHaveLength(2)
  })

  test('человек без компании видит, как в неё попасть, а свой запрос может отозвать', async () => {
    let isWithdrawn = false
    const { user } = await open(
      address,
      {
        handlers: [
          answer('ownInvitations', { items: [] }),
          answer('ownJoins', () => ({
            items: [{ ...join, status: isWithdrawn ? 'REVOKED' : 'PENDING' }],
          })),
          answer('withdrawJoin', () => {
            isWithdrawn = true
            return { done: true }
          }),
        ],
      },
      'newcomer',
    )
    expect(
      await screen.findByRole('heading', { name: 'Вы пока не состоите ни в одной компании' }),
    ).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: /Отозвать запрос в компанию/ }))
    expect(await screen.findByText('Отозвано')).toBeInTheDocument()
  })
})
