import { userOf } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const main = () => screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement
const links = () =>
  within(main())
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))

test('§2.9: у кого нет компании, того ведут к регистрации компании и к запросу в неё', async () => {
  await open('/cabinet/', {}, 'newcomer')
  expect(await screen.findByText('Доступно пользователям с компанией')).toBeInTheDocument()
  expect(links()).toEqual(expect.arrayContaining(['/cabinet/registration/', '/cabinet/companies/']))
})

test.each(['admin', 'sales', 'content'] as const)(
  '§6: сотрудника (%s) зовут к его страницам, а не регистрировать компанию',
  async (staff_role) => {
    await open('/cabinet/', {}, userOf('admin', { staff_role, companies: [] }))
    expect(await screen.findByText('Вы сотрудник магазина')).toBeInTheDocument()
    expect(links()).toContain('/cabinet/staff/')
    expect(links()).not.toContain('/cabinet/registration/')
  },
)
