import type { CompanyCard, CompanyUser } from '@isp/contract'
import { answer, companyOf, refuse, server, userOf } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../cabinet.fixture.tsx'

const { uuid } = companyOf('beta')
const address = `/cabinet/companies/${uuid}/`
const card: CompanyCard = {
  uuid,
  name: 'Бета',
  inn: '5260000023',
  kpp: '526001001',
  status: { code: 'ACTIVE' },
  role: 'manager',
  agreements: [],
  managers: ['Зорина Ольга'],
  isHead: false,
}
const people: CompanyUser[] = [
  {
    id: 6,
    name: 'Зорина Ольга',
    login: 'outsider@example.com',
    role: 'manager',
    is_blocked: false,
  },
  { id: 20, name: 'Лис Иван', login: 'lis@example.com', role: 'employee', is_blocked: false },
]
const handlers = (over: Partial<CompanyCard> = {}) => [
  answer('companyCard', { ...card, ...over }),
  answer('companyUsers', { items: people }),
  answer('companyInvitations', { items: [] }),
  answer('companyJoins', { items: [] }),
  answer('companyAddresses', { items: [] }),
  answer('approvalRules', {
    version: 0,
    orderLimit: null,
    termDays: 14,
    people: [],
    costCentres: [],
  }),
]

describe('страница компании (§7.2)', () => {
  test.each(['x', '1', `${uuid}x`])('адреса %s нет: 404', async (id) => {
    expect(await servedStatus(`/cabinet/companies/${id}/`)).toBe(404)
  })

  test('чужой компании нет среди своих', async () => {
    await open(address, { handlers: [refuse('companyCard', 'OWN_COMPANY_NOT_FOUND')] })
    expect(
      await screen.findByRole('heading', { name: 'Такой компании среди ваших нет' }),
    ).toBeInTheDocument()
  })

  test('сотруднику не показаны люди, приглашения и правка адресов, зато сказано, кто руководит', async () => {
    await open(address, { handlers: handlers({ role: 'employee' }) })
    expect(await screen.findByText('Зорина Ольга')).toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Люди' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Пригласить' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Добавить адрес' })).toBeNull()
  })

  test('D38: у договоров сказаны условия и действующие спецификации', async () => {
    const specification = {
      uuid: 'f1000000-0009-4000-8000-000000000001',
      number: '7',
      date: '2026-11-01',
      validUntil: '2026-12-31',
    }
    const agreement = {
      uuid: 'f1000000-0009-4000-8000-000000000002',
      name: 'Договор № 17',
      specifications: [specification],
      terms: { paymentDays: 30, debt: 1_050, overdue: 100 },
    }
    const companies = [companyOf('beta', { agreements: [agreement] })]
    await open(address, {
      handlers: [...handlers(), answer('currentUser', userOf('outsider', { companies }))],
    })
    const facts = (await screen.findByText(/^Спецификация\s№\s7 от/)).closest('li')
    expect(facts?.textContent?.replaceAll(/\s/g, ' ')).toBe(
      'Договор № 17отсрочка 30 дней · долг 10,50 ₽ · просрочено 1,00 ₽Спецификация № 7 от 1 ноября 2026, действует до 31 декабря 2026',
    )
  })

  test('компания на модерации никого не приглашает (D43)', async () => {
    await open(address, { handlers: handlers({ status: { code: 'MODERATION' } }) })
    expect(await screen.findByRole('heading', { name: 'Люди' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Пригласить' })).toBeNull()
  })

  test('роль, право видеть заказы коллег (D54) и доступ меняются на месте, себе доступ не закрыть', async () => {
    const sent: unknown[] = []
    const { user } = await open(address, {
      handlers: [
        ...handlers(),
        answer('changeEmployee', ({ body }) => {
          sent.push(body)
          return { ...people[1], ...body } as CompanyUser
        }),
      ],
    })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'Роль: Лис Иван' }),
      'buyer',
    )
    await user.click(screen.getByRole('checkbox', { name: 'Видит заказы коллег' }))
    await user.click(await screen.findByRole('button', { name: 'Закрыть доступ: Лис Иван' }))
    expect(sent).toEqual([
      { id: 20, role: 'buyer' },
      { id: 20, seesAllOrders: true },
      { id: 20, is_blocked: true },
    ])
    expect(screen.queryByRole('button', { name: 'Закрыть доступ: Зорина Ольга' })).toBeNull()
  })

  test('приглашение: отказ сервера у формы, почта цела; ушедшее видно в списке', async () => {
    const { user } = await open(address, {
      handlers: [
        ...handlers(),
        refuse('createInvitation', 'ALREADY_MEMBER', 'Этот человек уже есть в компании.'),
      ],
    })
    const email = await screen.findByRole('textbox', { name: /^Рабочая почта/ })
    await user.type(email, 'new@example.com')
    await user.click(screen.getByRole('button', { name: 'Пригласить' }))
    expect(await screen.findByText('Этот человек уже есть в компании.')).toBeInTheDocument()
    expect(email).toHaveValue('new@example.com')
    const sent = {
      id: 1,
      email: 'new@example.com',
      role: 'employee' as const,
      status: 'PENDING' as const,
      author: '',
      createdAt: '2026-11-20T10:00:00Z',
      expiresAt: '2026-12-04T10:00:00Z',
    }
    server.use(answer('createInvitation', sent), answer('companyInvitations', { items: [sent] }))
    await user.click(screen.getByRole('button', { name: 'Пригласить' }))
    expect(
      await screen.findByRole('button', { name: 'Отозвать приглашение на new@example.com' }),
    ).toBeInTheDocument()
    expect(email).toHaveValue('')
  })

  test('уход спрашивают; последнему руководителю говорят, почему нельзя', async () => {
    const { user, session } = await open(address, {
      handlers: [...handlers(), refuse('leaveCompany', 'LAST_MANAGER', 'Нужен ещё руководитель.')],
    })
    await user.click(await screen.findByRole('button', { name: 'Покинуть компанию' }))
    const dialog = await screen.findByRole('dialog', { name: 'Покинуть компанию?' })
    await user.click(within(dialog).getByRole('button', { name: 'Покинуть компанию' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Бета' })).toBeInTheDocument()
    expect(session.auth.getState().user?.companies).toHaveLength(1)
  })

  test('адрес добавляется и удаляется', async () => {
    let items = [{ id: 1, name: 'Склад', address: 'г. Бор, ул. Складская, 1' }]
    const { user } = await open(address, {
      handlers: [
        answer('companyAddresses', () => ({ items })),
        ...handlers(),
        answer('addCompanyAddress', ({ body }) => {
          items = [...items, { id: 2, ...body }]
          return { id: 2, ...body }
        }),
        answer('deleteCompanyAddress', ({ params }) => {
          items = items.filter(({ id }) => id !== params.id)
          return { done: true }
        }),
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Добавить адрес' }))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Обязательное поле')).toBeInTheDocument()
    await user.type(screen.getByRole('textbox', { name: /^Адрес/ }), 'Нижний Новгород, 1')
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    expect(await screen.findByText('Нижний Новгород, 1')).toBeInTheDocument()
    await user.click(
      screen.getByRole('button', { name: 'Удалить адрес: г. Бор, ул. Складская, 1' }),
    )
    await expect.poll(() => screen.queryByText('г. Бор, ул. Складская, 1')).toBeNull()
  })
})
