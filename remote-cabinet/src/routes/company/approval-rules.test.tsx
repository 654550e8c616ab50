import type { ApprovalRules } from '@isp/contract'
import { answer, companyOf, errorResponse, refuse, server } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const { uuid } = companyOf('beta')
const rules: ApprovalRules = {
  version: 3,
  orderLimit: 5_000_000,
  termDays: 14,
  people: [
    { id: 6, name: 'Зорина Ольга', isManager: true, orderLimit: null, isApprover: false },
    { id: 20, name: 'Лис Иван', isManager: false, orderLimit: null, isApprover: false },
  ],
  costCentres: [{ id: 4, name: 'Цех 2', period: 'month', budget: 10_000_000, spent: 2_500_000 }],
}
const handlers = [
  answer('companyCard', {
    uuid,
    name: 'Бета',
    inn: '5260000023',
    kpp: null,
    status: { code: 'ACTIVE' },
    role: 'manager',
    agreements: [],
    managers: [],
    isHead: false,
  }),
  answer('companyUsers', { items: [] }),
  answer('companyInvitations', { items: [] }),
  answer('companyJoins', { items: [] }),
  answer('companyAddresses', { items: [] }),
  answer('approvalRules', rules),
]
const openRules = async () => {
  const page = await open(`/cabinet/companies/${uuid}/`, { handlers })
  const limit = await screen.findByLabelText(/^Лимит одного заказа/)
  const form = within(limit.closest('form') as HTMLFormElement)
  return { ...page, limit, form, save: form.getByRole('button', { name: 'Сохранить правила' }) }
}

describe('D42: правила согласования', () => {
  test('записаны целиком: лимиты в копейках, согласующий, новый бюджет', async () => {
    const { user, limit, form, save } = await openRules()
    expect(limit).toHaveValue('50000')
    expect(form.queryByLabelText('Свой лимит, ₽: Зорина Ольга')).toBeNull()
    await user.clear(limit)
    await user.type(limit, '75 000,50')
    await user.type(form.getByLabelText('Свой лимит, ₽: Лис Иван'), '100')
    await user.selectOptions(form.getByLabelText('Право: Лис Иван'), 'Согласует')
    await user.click(form.getByRole('button', { name: 'Добавить бюджет' }))
    await user.type(form.getAllByLabelText('Название')[1] as HTMLElement, 'Цех 3')
    await user.selectOptions(form.getAllByLabelText('Период')[1] as HTMLElement, 'Квартал')
    const sent: unknown[] = []
    server.use(
      answer('saveApprovalRules', ({ body }) => {
        sent.push(body)
        return { ...rules, version: 4 }
      }),
    )
    await user.click(save)
    const sum = form.getAllByLabelText('Сумма, ₽')[1] as HTMLElement
    expect(sum).toBeInvalid()
    expect(sent).toEqual([])
    await user.type(sum, '9')
    await user.click(save)
    await waitFor(() =>
      expect(sent).toEqual([
        {
          version: 3,
          orderLimit: 7_500_050,
          termDays: 14,
          people: [
            { id: 6, orderLimit: null, isApprover: false },
            { id: 20, orderLimit: 10_000, isApprover: true },
          ],
          costCentres: [
            { id: 4, name: 'Цех 2', period: 'month', budget: 10_000_000 },
            { name: 'Цех 3', period: 'quarter', budget: 900 },
          ],
        },
      ]),
    )
  })

  test('бюджет убран; другой руководитель успел раньше — сказано, набранное стоит', async () => {
    const { user, form, save } = await openRules()
    await user.click(form.getByRole('button', { name: 'Убрать бюджет: Цех 2' }))
    server.use(refuse('saveApprovalRules', 'APPROVAL_RULES_CHANGED'))
    await user.click(save)
    expect(await form.findByRole('alert')).toBeInTheDocument()
    expect(form.queryByLabelText('Название')).toBeNull()
  })

  test('имя дважды: сказано у поля', async () => {
    const { user, form, save } = await openRules()
    const fault = { path: 'costCentres.0.name', code: 'INVALID' as const, params: {} }
    server.use(
      answer('saveApprovalRules', () => errorResponse('REQUEST_INVALID', undefined, [fault])),
    )
    await user.click(save)
    await waitFor(() => expect(form.getByLabelText('Название')).toBeInvalid())
  })
})
