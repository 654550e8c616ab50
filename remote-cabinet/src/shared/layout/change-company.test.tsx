import { agreements, answer, companyOf, server, userOf } from '@isp/testing'
import { act, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { listOf, makeSummary, open } from '../../cabinet.fixture.tsx'

afterEach(() => sessionStorage.clear())

const panel = () => within(screen.getByRole('complementary', { name: 'Кабинет' }))
const kept = () => [
  sessionStorage.getItem('isp_currentCompany'),
  sessionStorage.getItem('isp_currentAgreement'),
]

const openView = async () => {
  const handlers = [answer('listOrders', listOf([makeSummary(1)]))]
  const page = await open('/cabinet/', { handlers }, 'manager')
  await page.user.click(panel().getByRole('button', { name: /сменить/ }))
  await panel().findByRole('group', { name: 'Выберите компанию' })
  const { auth } = page.session
  return { ...page, auth, cancel: () => panel().getByRole('button', { name: 'отмена' }) }
}

describe('§2.9, D48: «отмена» возвращает прежние компанию и договор', () => {
  test('они лежат в хранилище вкладки, пока выбирают, и возвращаются, что бы ни выбрали тем временем', async () => {
    const { user, auth, cancel } = await openView()
    expect(kept()).toEqual([companyOf('alfa').uuid, agreements.partner])
    act(() => auth.getState().chooseAgreement(agreements.retail))
    await user.click(cancel())
    expect(auth.getState()).toMatchObject({
      companyUuid: companyOf('alfa').uuid,
      agreementUuid: agreements.partner,
      isConfirmed: true,
    })
  })

  test('подтверждённые становятся теми, к которым возвращаются', async () => {
    const { user } = await openView()
    await user.click(panel().getByRole('radio', { name: 'Договор 2' }))
    await user.click(panel().getByRole('button', { name: 'подтвердить' }))
    expect(kept()).toEqual([companyOf('alfa').uuid, agreements.retail])
  })

  test('к компании, которой у человека больше нет, не возвращаются', async () => {
    const { user, auth, cancel } = await openView()
    server.use(answer('currentUser', userOf('manager', { companies: [companyOf('beta')] })))
    await act(() => auth.getState().reloadUser())
    await user.click(cancel())
    expect(auth.getState().companyUuid).toBe(companyOf('beta').uuid)
  })
})
