import type { ExchangeAccountOfStaff, StaffExchangeLoad } from '@isp/contract'
import { answer, disconnect, refuse } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { open, servedStatus } from '../../cabinet.fixture.tsx'
import { pageOf, popupsOf } from '../../shared/staff/staff.fixture.ts'

const root = '/cabinet/staff/exchange/'
const id = 'f1000000-0009-4000-8000-000000000001'
const account = { uuid: 'f1000000-0009-4000-8000-00000000000a', name: '<b>1С</b>' }
const load: StaffExchangeLoad = {
  ...{ id, entity: 'sections', action: 'sync', state: 'held', total: 3, account },
  counts: { created: 1, changed: 0, same: 0, waiting: 1, refused: 1, hidden: 40 },
  isReleasing: false,
  receivedAt: '2026-11-26T09:00:00.000Z',
  finishedAt: null,
  error: null,
  ...{ run: null, hasBody: true, decidedBy: null },
}
const results = answer('staffExchangeResults', {
  items: [
    { place: 0, id: 's-1', outcome: 'created' },
    {
      ...{ place: 1, id: 's-2', outcome: 'refused' },
      errors: [{ path: 'name', code: 'REQUIRED', params: {}, message: 'Обязательное поле' }],
    },
    { place: 2, id: 's-3', outcome: 'waiting', waitsFor: [{ entity: 'sections', id: 's-9' }] },
  ],
  next: 1000,
})
const made: ExchangeAccountOfStaff = {
  ...{ ...account, source: '1c', silentHours: 24, lastLoadAt: null, withdrawnAt: null },
  keys: [
    {
      ...{ uuid: 'f1000000-0009-4000-8000-00000000000b', hint: 'Ab3x', createdBy: 'Орлов' },
      ...{ createdAt: '2026-11-20T09:00:00.000Z', lastUsedAt: null, withdrawnAt: null },
    },
  ],
}
const accounts = answer('exchangeAccounts', { items: [made] })
const noAccess = answer('onecAccesses', { items: [] })

describe('загрузки', () => {
  test('D20: чужого слова и нулевой страницы в адресе нет', async () => {
    for (const address of [`${root}anything/`, `${root}?page=0`])
      expect(await servedStatus(address), address).toBe(404)
  })

  test('обрыв не похож на пустой список', async () => {
    await open(root, { handlers: [disconnect('staffExchangeLoads'), accounts] }, 'admin')
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(screen.queryByText('Загрузок пока не было')).toBeNull()
  })

  test('условия из адреса спрошены у сервера и остаются в форме', async () => {
    const asked: unknown[] = []
    await open(
      `${root}?state=held&entity=sections&has=refused&account=${account.uuid}&page=2`,
      {
        handlers: [
          accounts,
          answer('staffExchangeLoads', ({ query }) => {
            asked.push(query)
            return pageOf([load])
          }),
        ],
      },
      'admin',
    )
    expect(await screen.findByRole('link', { name: 'Разделы каталога' })).toHaveAttribute(
      'href',
      `${root}${id}/`,
    )
    expect(screen.getByText('создано 1, ждёт 1, отклонено 1, скроет 40')).toBeInTheDocument()
    expect(asked[0]).toMatchObject({
      ...{ state: 'held', entity: 'sections', has: 'refused', page: 2 },
      account: account.uuid,
    })
    await expect.poll(() => screen.getByLabelText('Учётная система')).toHaveValue(account.uuid)
  })

  test('продавец читает, но ни решать, ни повторять, ни видеть ключи ему нечем', async () => {
    await open(`${root}${id}/`, { handlers: [answer('staffExchangeLoad', load), results] }, 'staff')
    expect(await screen.findByText('name: Обязательное поле')).toBeInTheDocument()
    expect(screen.getByText('Ждёт: Разделы каталога, s-9')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Дальше' })).toHaveAttribute(
      'href',
      `${root}${id}/?from=1000`,
    )
    for (const name of ['Повторить', 'Скачать записи', /^Скрыть/, 'Не скрывать'])
      expect(screen.queryByRole('button', { name }), String(name)).toBeNull()
  })

  test('о списке решают: скрыть — после вопроса; решённое больше не спрашивают', async () => {
    const sent: unknown[] = []
    const unnamed = { items: [{ id: 's-40', name: null }], total: 40 }
    let shown = load
    const { user } = await open(
      `${root}${id}/`,
      {
        handlers: [
          results,
          answer('exchangeUnnamed', unnamed),
          answer('staffExchangeLoad', () => shown),
          answer('decideExchangeList', ({ body }) => {
            sent.push(body)
            shown = { ...load, state: 'queued', decidedBy: 'Орлов' }
            return shown
          }),
        ],
      },
      'admin',
    )
    expect(await screen.findByText(/^Список скроет больше пятой части/)).toBeInTheDocument()
    expect(await screen.findByText('s-40')).toBeInTheDocument()
    expect(screen.getByText(/^И ещё 39\sзаписей$/)).toBeInTheDocument()
    const hide = /^Скрыть 40\sзаписей$/
    await user.click(screen.getByRole('button', { name: hide }))
    const dialog = within(screen.getByRole('dialog'))
    expect(
      dialog.getByText(
        /^Разделы каталога: в\sэтой загрузке 3\sзаписи, с\sсайта пропадёт около\s40\./,
      ),
    ).toBeVisible()
    expect(sent).toEqual([])
    await user.click(dialog.getByRole('button', { name: hide }))
    expect(await screen.findByText('О скрытии решил: Орлов')).toBeInTheDocument()
    expect(sent).toEqual([{ hides: true }])
    expect(screen.queryByRole('button', { name: 'Не скрывать' })).toBeNull()
  })

  test('повтор ведёт к новой загрузке', async () => {
    const next = { ...load, id: id.replace(/1$/, '2'), state: 'queued' } as const
    const { user, router } = await open(
      `${root}${id}/`,
      {
        handlers: [
          results,
          answer('exchangeUnnamed', { items: [], total: 0 }),
          answer('staffExchangeLoad', ({ params }) => (params.id === id ? load : next)),
          answer('repeatExchangeLoad', next),
        ],
      },
      'admin',
    )
    await user.click(await screen.findByRole('button', { name: 'Повторить' }))
    await expect.poll(() => router.state.location.pathname).toBe(`${root}${next.id}/`)
  })

  test('чего ждут: по внешнему id и кто ждёт', async () => {
    const awaited = {
      account,
      waitsFor: { entity: 'sections', id: 's-9' },
      entities: ['products', 'sections'],
      count: 7,
      since: '2026-11-26T09:00:00.000Z',
    }
    await open(
      `${root}waiting/`,
      { handlers: [answer('exchangeWaiting', pageOf([awaited]))] },
      'staff',
    )
    expect(await screen.findByText('s-9')).toBeInTheDocument()
    expect(screen.getByText('Товары, Разделы каталога')).toBeInTheDocument()
  })
})

test('общие компании: все записи, что к ним ведут, и которая из них даёт название', async () => {
  const record = { source: '1c', isHidden: false, name: 'ООО «Пример»' }
  const shared = {
    ...{ uuid: account.uuid, name: 'ООО «Пример»', inn: '9999000006', kpp: '999901001' },
    ...{ status: 'ACTIVE' as const },
    records: [
      { ...record, id: 'c-1', role: 'leading' as const },
      { ...record, id: 'c-2', role: 'twin' as const, isHidden: true },
    ],
  }
  await open(
    `${root}companies/`,
    { handlers: [answer('sharedCompanies', pageOf([shared]))] },
    'admin',
  )
  expect(await screen.findByText('1c: c-2')).toBeInTheDocument()
  expect(screen.getByText('даёт название')).toBeInTheDocument()
  expect(screen.getByText('те же ИНН и КПП, убрана')).toBeInTheDocument()
})

describe('учётные системы', () => {
  test('продавцу здесь нечего видеть', async () => {
    await open(
      `${root}accounts/`,
      { handlers: [refuse('exchangeAccounts', 'FORBIDDEN', 'Нет доступа')] },
      'staff',
    )
    expect(await screen.findByRole('heading', { name: 'Нет доступа' })).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Новая учётная система' })).toBeNull()
  })

  test('негодное не уходит на сервер; занятый источник сказан в форме', async () => {
    const { user } = await open(
      `${root}accounts/`,
      {
        handlers: [
          accounts,
          noAccess,
          refuse('createExchangeAccount', 'EXCHANGE_SOURCE_TAKEN', 'Имя источника занято'),
        ],
      },
      'admin',
    )
    await user.click(await screen.findByRole('button', { name: 'Новая учётная система' }))
    const dialog = within(screen.getByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Имя источника/), 'Ёж')
    await user.type(dialog.getByLabelText(/^Название/), 'ERP')
    await user.type(dialog.getByLabelText(/^Часов тишины/), '721')
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect(dialog.getByText('Целое число от 1 до 720')).toBeInTheDocument()
    await user.clear(dialog.getByLabelText(/^Имя источника/))
    await user.type(dialog.getByLabelText(/^Имя источника/), '1c')
    await user.clear(dialog.getByLabelText(/^Часов тишины/))
    await user.click(dialog.getByRole('button', { name: 'Сохранить' }))
    expect(await dialog.findByText('Имя источника занято')).toBeInTheDocument()
  })

  test('новый ключ показан целиком и копируется; отзыв — после вопроса', async () => {
    const sent: unknown[] = []
    const { user, session } = await open(
      `${root}accounts/`,
      {
        handlers: [
          accounts,
          noAccess,
          answer('createExchangeKey', { key: 'isp_секрет', account: made }),
          answer('withdrawExchangeKey', ({ params }) => {
            sent.push(params.key)
            return made
          }),
        ],
      },
      'admin',
    )
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(await screen.findByRole('button', { name: 'Новый ключ' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Новый ключ' }))
    expect(dialog.getByLabelText('Ключ')).toHaveValue('isp_секрет')
    await user.click(dialog.getByRole('button', { name: 'Скопировать' }))
    expect(copied).toHaveBeenCalledWith('isp_секрет')
    expect(popupsOf(session)).toContain('Скопировано')
    await user.click(dialog.getByRole('button', { name: 'Закрыть' }))
    await user.click(screen.getByRole('button', { name: 'Отозвать ключ …Ab3x' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отозвать' }))
    await expect.poll(() => sent).toEqual([made.keys[0]?.uuid])
  })

  test('отключение спрашивает и меняет только состояние', async () => {
    const sent: unknown[] = []
    const { user } = await open(
      `${root}accounts/`,
      {
        handlers: [
          accounts,
          noAccess,
          answer('changeExchangeAccount', ({ body }) => {
            sent.push(body)
            return made
          }),
        ],
      },
      'admin',
    )
    await user.click(await screen.findByRole('button', { name: 'Отключить' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Отключить' }))
    await expect
      .poll(() => sent)
      .toEqual([{ name: account.name, silentHours: 24, isWithdrawn: true }])
  })
})
