import { defineRemote } from '@isp/federation/remote'
import { useAuth } from '@isp/session'
import { companyOf, renderRoute, userOf } from '@isp/testing'
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CompanySwitch } from './company-switch.tsx'

const specification = { uuid: 's1', number: '7', date: '2026-11-01', validUntil: '2026-12-31' }
const alfa = companyOf('alfa')
const visitor = userOf('manager', {
  companies: [
    {
      ...alfa,
      agreements: alfa.agreements.map((one, place) =>
        place === 1
          ? {
              ...one,
              specifications: [specification],
              terms: { paymentDays: 14 },
            }
          : one,
      ),
    },
    companyOf('beta'),
  ],
})

/** The header offers it to whoever is known alone. */
const Place = ({ onDone }: { onDone: () => void }) =>
  useAuth(({ user }) => user !== null) && <CompanySwitch onDone={onDone} />

const open = async () => {
  const onDone = vi.fn()
  const place = defineRemote({
    name: 'auth',
    routes: () => [{ id: 'test:switch', path: '/switch/', element: <Place onDone={onDone} /> }],
  })
  return { onDone, ...(await renderRoute(place, '/switch/', { as: visitor })) }
}
const choiceOf = ({ session }: Awaited<ReturnType<typeof open>>) => {
  const { companyUuid, agreementUuid, specificationUuid } = session.auth.getState()
  return { companyUuid, agreementUuid, specificationUuid }
}

test('§2.7: «Выберите компанию»; «Выберите договор» — только где договоров несколько', async () => {
  const page = await open()
  expect(await screen.findByRole('group', { name: 'Выберите компанию' })).toBeInTheDocument()
  expect(screen.getByRole('group', { name: /^Выберите договор/ })).toBeInTheDocument()
  await page.user.click(screen.getByRole('radio', { name: /Бета/ }))
  expect(screen.queryByRole('group', { name: /^Выберите договор/ })).toBeNull()
})

test('§2.9, D48: отмена возвращает то, с чем открыли, и в хранилище вкладки оно названо', async () => {
  const page = await open()
  const before = choiceOf(page)
  await screen.findByRole('group', { name: 'Выберите компанию' })
  expect(sessionStorage.getItem('isp_currentCompany')).toBe(before.companyUuid)
  expect(sessionStorage.getItem('isp_currentAgreement')).toBe(before.agreementUuid)
  act(() => page.session.auth.getState().chooseCompany(companyOf('beta').uuid))
  await page.user.click(screen.getByRole('button', { name: 'отмена' }))
  expect(choiceOf(page)).toEqual(before)
})

test('§2.9: отмена ничего не меняет, что бы ни было отмечено', async () => {
  const page = await open()
  const before = choiceOf(page)
  await page.user.click(await screen.findByRole('radio', { name: /Бета/ }))
  expect(choiceOf(page)).toEqual(before)
  await page.user.click(screen.getByRole('button', { name: 'отмена' }))
  expect(page.onDone).toHaveBeenCalledOnce()
  expect(choiceOf(page)).toEqual(before)
})

test('D38: договор показывает условия, после него выбирается спецификация, и всё применяется разом', async () => {
  const page = await open()
  expect(screen.queryByRole('group', { name: /Спецификация/ })).toBeNull()
  const agreement = await screen.findByRole('radio', { name: /Договор 2/ })
  expect(screen.getByText(/отсрочка 14\sдней/)).toBeInTheDocument()
  await page.user.click(agreement)
  await page.user.click(screen.getByRole('radio', { name: /№\s7\sот\s1\sноября\s2026/ }))
  await page.user.click(screen.getByRole('button', { name: 'подтвердить' }))
  expect(choiceOf(page)).toEqual({
    companyUuid: alfa.uuid,
    agreementUuid: alfa.agreements[1]?.uuid,
    specificationUuid: 's1',
  })
  expect(page.session.choiceHeaders()).toMatchObject({ 'x-choosed-specification': 's1' })
})

test('D38: с другим договором спецификация прежнего уходит', async () => {
  const page = await open()
  await page.user.click(await screen.findByRole('radio', { name: /Договор 2/ }))
  await page.user.click(screen.getByRole('radio', { name: /№\s7/ }))
  await page.user.click(screen.getByRole('radio', { name: /Договор 1/ }))
  await page.user.click(screen.getByRole('button', { name: 'подтвердить' }))
  expect(choiceOf(page)).toMatchObject({ specificationUuid: null })
})
