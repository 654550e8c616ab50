import { parseFields } from '@isp/contract/field-errors'
import { answer, refuse, server } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { open } from '../../../cabinet.fixture.tsx'
import { makeStaffCompany, popupsOf } from '../../../shared/staff/staff.fixture.ts'
import { agreementTerms } from './agreement-dialog.tsx'

const address = '/cabinet/staff/companies/f1000000-0001-4000-8000-00000000000c/'

describe('карточка компании', () => {
  test('§6: чужой или несуществующей компании для сотрудника нет', async () => {
    await open(address, { handlers: [refuse('staffCompany', 'STAFF_COMPANY_NOT_FOUND')] }, 'staff')
    expect(await screen.findByRole('heading', { name: 'Такой страницы нет' })).toBeInTheDocument()
  })

  test('документы учётной системы компании можно скачать', async () => {
    const paper = { id: 'f2000000-0000-4000-8000-000000000001', name: 'УПД № 15.pdf', size: 2048 }
    const asked: unknown[] = []
    const handlers = [
      answer('staffCompany', makeStaffCompany({ papers: [paper] })),
      answer('staffCompanyPaper', ({ params }) => {
        asked.push(params.fileUuid)
        return HttpResponse.text('%PDF')
      }),
    ]
    const { user } = await open(address, { handlers }, 'staff')
    await user.click(await screen.findByRole('button', { name: /УПД № 15/ }))
    await waitFor(() => expect(asked).toEqual([paper.id]))
  })

  test('D43: отказ просит причину, и слова сервера стоят у поля', async () => {
    const sent: unknown[] = []
    const { user } = await open(
      address,
      {
        handlers: [
          answer('staffCompany', makeStaffCompany()),
          answer('setCompanyStatus', ({ body }) => {
            sent.push(body)
            return makeStaffCompany({ status: 'REJECTED' })
          }),
        ],
      },
      'staff',
    )
    await user.click(await screen.findByRole('button', { name: 'Отклонить' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Отклонить компанию' }))
    await user.type(dialog.getByLabelText(/Причина/), 'Нет в реестре')
    server.use(answer('staffCompany', makeStaffCompany({ status: 'REJECTED' })))
    await user.click(dialog.getByRole('button', { name: 'Отклонить' }))
    expect(await screen.findByText('Отклонена')).toBeInTheDocument()
    expect(sent).toEqual([
      {
        companyUuid: 'f1000000-0001-4000-8000-00000000000c',
        from: 'MODERATION',
        status: 'REJECTED',
        comment: 'Нет в реестре',
      },
    ])
    expect(screen.queryByRole('button', { name: 'Отклонить' })).toBeNull()
  })

  test('D43: перед решением видны реквизиты: страна, ОГРН, юридический адрес', async () => {
    const company = makeStaffCompany({
      country: 'BY',
      ogrn: '1027700132195',
      legalAddress: 'Минск, улица Примерная, 1',
    })
    await open(address, { handlers: [answer('staffCompany', company)] }, 'staff')
    for (const text of ['Беларусь', '1027700132195', 'Минск, улица Примерная, 1']) {
      expect(await screen.findByText(text)).toBeVisible()
    }
  })

  test('одобрение одним нажатием; если решил кто-то другой, это сказано', async () => {
    const { user } = await open(
      address,
      {
        handlers: [
          answer('staffCompany', makeStaffCompany()),
          refuse('setCompanyStatus', 'STAFF_STATUS_CHANGED', 'Статус уже изменил кто-то другой.'),
        ],
      },
      'admin',
    )
    await user.click(await screen.findByRole('button', { name: 'Одобрить' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Статус уже изменил кто-то другой.')
  })

  test('§7.2: новый договор уходит на сервер с отсрочкой и лимитом в копейках', async () => {
    const sent: unknown[] = []
    const { user, session } = await open(
      address,
      {
        handlers: [
          answer('staffCompany', makeStaffCompany({ status: 'ACTIVE' })),
          answer('setAgreement', ({ body }) => {
            sent.push(body)
            return makeStaffCompany({ status: 'ACTIVE' })
          }),
        ],
      },
      'staff',
    )
    await user.click(await screen.findByRole('button', { name: 'Новый договор' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Новый договор' }))
    await user.type(dialog.getByLabelText(/Название/), 'Договор № 5')
    await user.selectOptions(dialog.getByLabelText(/Вид цены/), 'dealer')
    await user.type(dialog.getByLabelText(/Отсрочка/), '400')
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect(dialog.getByLabelText(/Отсрочка/)).toHaveAccessibleDescription(/от 0 до 365/)
    expect(sent).toEqual([])
    await user.clear(dialog.getByLabelText(/Отсрочка/))
    await user.type(dialog.getByLabelText(/Отсрочка/), '14')
    await user.type(dialog.getByLabelText(/лимит/), '500 000,50')
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    await expect.poll(() => popupsOf(session)).toContain('Договор сохранён')
    expect(sent).toEqual([
      {
        companyUuid: 'f1000000-0001-4000-8000-00000000000c',
        name: 'Договор № 5',
        priceType: 'dealer',
        paymentDays: 14,
        creditLimit: 50_000_050,
      },
    ])
  })

  test('§7.2: администратор назначает, продавец только читает', async () => {
    const mate = {
      uuid: 'm1',
      name: 'Фёдоров Максим',
      login: 'sales@example.com',
      role: 'sales',
    } as const
    await open(
      address,
      { handlers: [answer('staffCompany', makeStaffCompany({ managers: [mate] }))] },
      'staff',
    )
    expect(await screen.findByText('Фёдоров Максим')).toBeInTheDocument()
    expect(screen.queryByRole('checkbox')).toBeNull()
  })
})

const readTerms = (paymentDays: string, creditLimit: string) =>
  parseFields(agreementTerms, { name: 'Д', priceType: 'base', paymentDays, creditLimit })

test.each([
  ['', '', { paymentDays: null, creditLimit: null }],
  ['0', '0', { paymentDays: 0, creditLimit: 0 }],
  [' 30 ', '1 000', { paymentDays: 30, creditLimit: 100_000 }],
])('условия «%s» и «%s» прочитаны', (paymentDays, creditLimit, terms) => {
  const read = readTerms(paymentDays, creditLimit)
  expect(read).toEqual({ isSound: true, value: { name: 'Д', priceType: 'base', ...terms } })
})

test.each([
  ['366', '1'],
  ['-1', '1'],
  ['1', '1,234'],
  ['1', '-5'],
  ['1e2', '1'],
])('условия «%s» и «%s» — не числа', (paymentDays, creditLimit) => {
  expect(readTerms(paymentDays, creditLimit).isSound).toBe(false)
})
