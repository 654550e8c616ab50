import { expect, test } from 'vitest'
import { demoPeople } from './demo-people.ts'
import { innOf, isCompanyInn } from './inn.ts'

test('контрольная цифра ИНН считается как у настоящей организации, чужая не проходит', () => {
  expect(innOf('770708389')).toBe('7707083893')
  expect(isCompanyInn('7707083894')).toBe(false)
  expect(isCompanyInn('770708389')).toBe(false)
})

test('ИНН демонстрационных компаний верны и различны, КПП из девяти цифр', () => {
  expect(
    demoPeople.companies.every(({ inn, kpp }) => isCompanyInn(inn) && /^\d{9}$/.test(kpp)),
  ).toBe(true)
  expect(new Set(demoPeople.companies.map(({ inn }) => inn)).size).toBe(demoPeople.companies.length)
})

test('учётные записи — те, что обещаны, и показывают обещанное', () => {
  const byLogin = new Map(
    demoPeople.accounts.map((account) => [account.login.split('@')[0], account]),
  )
  expect([...byLogin.keys()]).toEqual([
    'buyer',
    'chief',
    'newcomer',
    'waiting',
    'halfblocked',
    'noname',
    'admin',
    'sales',
    'content',
    'master',
    'approver',
  ])
  const company = (uuid?: string) => demoPeople.companies.find((one) => one.uuid === uuid)
  const first = (login: string) => company(byLogin.get(login)?.memberships[0]?.company)
  expect(first('buyer')?.agreements).toHaveLength(1)
  expect(first('chief')?.agreements).toHaveLength(2)
  expect(byLogin.get('chief')?.memberships.map(({ role }) => role)).toEqual(['manager', 'manager'])
  expect(byLogin.get('newcomer')?.memberships).toEqual([])
  expect(first('waiting')?.status).toBe('MODERATION')
  expect(byLogin.get('halfblocked')?.memberships.map(({ isBlocked }) => isBlocked)).toEqual([
    false,
    true,
  ])
  expect(byLogin.get('noname')?.firstName).toBe('name')
})
