import type { Canary, ReleasedApplication, Releases } from '@isp/contract'
import { answer, disconnect } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'

const address = '/cabinet/staff/telemetry/?view=releases'
const [served, candidate] = ['aaaaaaaa00000000', 'bbbbbbbb00000000']
const side = { views: 0, server: 0, load: 0, boundary: 0, measured: 0, slow: 0 }
const canary: Canary = {
  ...{ id: 7, name: 'catalog', version: candidate, stage: 1, state: 'running', isWaiting: true },
  stages: [
    { percent: 1, minutes: 15 },
    { percent: 5, minutes: 30 },
  ],
  ...{ beganAt: '2026-11-20T09:00:00.000Z', beganBy: 'team@host', commit: null },
  ...{ endedAt: null, endedBy: null, reason: null },
  candidate: { ...side, views: 40, server: 1, load: 2, boundary: 3, measured: 30, slow: 4 },
  stable: { ...side, views: 760 },
}
const application: ReleasedApplication = {
  ...{ name: 'catalog', owner: '@isp/catalog', canary },
  served: [{ version: served, servers: 2, isAvailable: true, refused: null, field: null }],
  stored: [
    {
      ...{ version: candidate, storedAt: '2026-11-20T08:00:00.000Z', storedBy: 'team@host' },
      ...{ commit: '0123456789abcdef0123', sizes: { page: 29_000, all: 100_900, staff: 0 } },
      checks: [
        { name: 'types', isPassed: true, seconds: 3 },
        { name: 'unit', isPassed: false, seconds: 9 },
      ],
      shared: ['react'],
      field: {
        values: [{ metric: 'LCP', p75: 2140, rating: 'good', samples: 12 }],
        errors: 2,
      },
    },
  ],
}
const releases: Releases = { applications: [application], history: [] }

test('проверка на части: доля, ступень, сбои по местам рядом с действующей; время вышло, а посетителей нет', async () => {
  await open(address, { handlers: [answer('releases', releases)] }, 'admin')
  expect(await screen.findByText(/дальше она не пойдёт/)).toBeInTheDocument()
  expect(screen.getByText('@isp/catalog', { exact: false })).toHaveTextContent(
    'Команда @isp/catalog',
  )
  const [, fresh, stable] = within(
    screen.getByRole('table', { name: /Проверка на 5\s% посетителей/ }),
  ).getAllByRole('row')
  expect(fresh).toHaveTextContent(/^Новая401234 из 30$/)
  expect(stable).toHaveTextContent(/^Действующая7600000 из 0$/)
})

test('сохранённый выпуск: чей, откуда, сколько весит, что проверено, каков у посетителей', async () => {
  await open(address, { handlers: [answer('releases', releases)] }, 'admin')
  const [, row] = within(
    await screen.findByRole('table', { name: 'Сохранённые выпуски' }),
  ).getAllByRole('row')
  expect(row).toHaveTextContent(/bbbbbbbb.*git 01234567.*LCP 2,1\sс, хорошо · 2\sошибки/)
  expect(row).toHaveTextContent(/team@host.*29\sКБ, всё 100,9\sКБ.*react.*не пройдено: unit/)
})

test('отозвать спрашивает ещё раз, отдать всем — нет; серверу сказано то и другое', async () => {
  const asked: unknown[] = []
  const handlers = [
    answer('releases', releases),
    answer('endCanary', ({ body }) => {
      asked.push(body)
      return { done: true }
    }),
  ]
  const { user } = await open(address, { handlers }, 'admin')
  await user.click(await screen.findByRole('button', { name: 'Отдать всем' }))
  await waitFor(() => expect(asked).toEqual([{ canaryId: 7, how: 'promoted', reason: null }]))
  await user.click(screen.getByRole('button', { name: 'Отозвать' }))
  const dialog = await screen.findByRole('dialog')
  expect(asked).toHaveLength(1)
  await user.click(within(dialog).getByRole('button', { name: 'Отозвать' }))
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ how: 'withdrawn' }))
})

test('начать проверку можно, пока другой нет; первым её получает один процент', async () => {
  const asked: unknown[] = []
  const handlers = [
    answer('releases', { ...releases, applications: [{ ...application, canary: null }] }),
    answer('startCanary', ({ body }) => {
      asked.push(body)
      return { done: true }
    }),
  ]
  const { user } = await open(address, { handlers }, 'admin')
  await user.click(await screen.findByRole('button', { name: 'На часть' }))
  await waitFor(() =>
    expect(asked).toMatchObject([
      { name: 'catalog', version: candidate, stages: [{ percent: 1 }, {}, {}, {}] },
    ]),
  )
})

test('ничего не известно — так и сказано; не прочесть — можно повторить', async () => {
  const empty = { applications: [], history: [] }
  await open(address, { handlers: [answer('releases', empty)] }, 'admin')
  expect(await screen.findByText('О выпусках ничего не известно')).toBeInTheDocument()
})

test('сервер молчит — место говорит об этом и даёт повторить', async () => {
  await open(address, { handlers: [disconnect('releases')] }, 'admin')
  expect(await screen.findByRole('button', { name: /Повторить/ })).toBeInTheDocument()
})
