import type { ExchangeAccountOfStaff, OnecAccess } from '@isp/contract'
import { answer, disconnect, refuse } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { popupsOf } from '../../shared/staff/staff.fixture.ts'

const address = '/cabinet/staff/exchange/accounts/'
const account: ExchangeAccountOfStaff = {
  ...{ uuid: 'f1000000-0009-4000-8000-00000000000a', name: '1С склада', source: 'stock' },
  ...{ silentHours: null, lastLoadAt: null, withdrawnAt: null, keys: [] },
}
const access: OnecAccess = {
  ...{ uuid: 'f1000000-0009-4000-8000-00000000000c', account, login: '1c-stock' },
  ...{ soleTrader: 'person', createdBy: 'Орлов', createdAt: '2026-11-28T09:00:00.000Z' },
  ...{ lastUsedAt: null, withdrawnAt: null },
}
const accounts = answer('exchangeAccounts', { items: [account] })
const accesses = (items: OnecAccess[]) => answer('onecAccesses', { items })

test('имя предложено, пароль показан один раз вместе с адресом и копируется', async () => {
  const sent: unknown[] = []
  const { user, session } = await open(
    address,
    {
      handlers: [
        accounts,
        accesses([{ ...access, withdrawnAt: '2026-11-28T10:00:00.000Z' }]),
        answer('createOnecAccess', ({ body }) => {
          sent.push(body)
          return { password: 'секрет', access }
        }),
      ],
    },
    'admin',
  )
  await user.click(await screen.findByRole('button', { name: 'Дать имя и пароль' }))
  const form = within(screen.getByRole('dialog'))
  const login = form.getByLabelText(/^Имя пользователя/)
  expect(login).toHaveValue('1c-stock')
  await user.clear(login)
  await user.type(login, 'Склад')
  await user.click(form.getByRole('button', { name: 'Дать имя и пароль' }))
  expect(sent).toEqual([])
  await user.clear(login)
  await user.type(login, '1C-Stock')
  await user.selectOptions(form.getByLabelText(/^ИП в заказах/), 'company')
  await user.click(form.getByRole('button', { name: 'Дать имя и пароль' }))
  const shown = within(await screen.findByRole('dialog', { name: 'Обмен с 1С (стандартный)' }))
  expect(await shown.findByLabelText('Пароль')).toHaveValue('секрет')
  expect(sent).toEqual([{ login: '1c-stock', soleTrader: 'company' }])
  expect(shown.getByText(`${location.origin}/bff/1c/exchange`)).toBeInTheDocument()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(shown.getByRole('button', { name: 'Скопировать' }))
  expect(copied).toHaveBeenCalledWith('секрет')
  expect(popupsOf(session)).toContain('Скопировано')
})

test('занятое имя сказано в форме', async () => {
  const { user } = await open(
    address,
    {
      handlers: [
        accounts,
        accesses([]),
        refuse('createOnecAccess', 'ONEC_LOGIN_TAKEN', 'Имя занято'),
      ],
    },
    'admin',
  )
  await user.click(await screen.findByRole('button', { name: 'Дать имя и пароль' }))
  const form = within(screen.getByRole('dialog'))
  await user.click(form.getByRole('button', { name: 'Дать имя и пароль' }))
  expect(await form.findByText('Имя занято')).toBeInTheDocument()
})

test('новый пароль и отзыв — после вопроса; вид ИП меняется сразу', async () => {
  const sent: unknown[] = []
  const note = (what: string, result: typeof access) => (call: { body?: unknown }) => {
    sent.push([what, call.body])
    return result
  }
  const { user } = await open(
    address,
    {
      handlers: [
        accounts,
        accesses([access]),
        answer('createOnecAccess', ({ body }) => {
          sent.push(['new', body])
          return { password: 'другой', access }
        }),
        answer('changeOnecAccess', note('change', access)),
        answer('withdrawOnecAccess', note('withdraw', access)),
      ],
    },
    'admin',
  )
  await user.click(await screen.findByRole('button', { name: 'Писать как организацию' }))
  await expect.poll(() => sent).toEqual([['change', { soleTrader: 'company' }]])
  await user.click(screen.getByRole('button', { name: 'Отозвать доступ' }))
  expect(sent).toHaveLength(1)
  await user.click(
    within(screen.getByRole('dialog')).getByRole('button', { name: 'Отозвать доступ' }),
  )
  await expect.poll(() => sent).toHaveLength(2)
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Новый пароль' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Новый пароль' }))
  expect(await screen.findByLabelText('Пароль')).toHaveValue('другой')
  expect(sent.at(-1)).toEqual(['new', { login: '1c-stock', soleTrader: 'person' }])
})

test('обрыв не похож на отсутствие доступа', async () => {
  await open(address, { handlers: [accounts, disconnect('onecAccesses')] }, 'admin')
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Дать имя и пароль' })).toBeNull()
})
