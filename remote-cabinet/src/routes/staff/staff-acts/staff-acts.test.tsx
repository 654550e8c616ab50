import type { Job, StaffAct } from '@isp/contract'
import { answer } from '@isp/testing'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { open } from '../../../cabinet.fixture.tsx'
import { pageOf, popupsOf } from '../../../shared/staff/staff.fixture.ts'

const act: StaffAct = {
  id: 1,
  at: '2026-11-21T09:00:00.000Z',
  actor: { name: 'Романова <img src=x onerror=alert(1)>', login: 'a@example.com', role: 'admin' },
  kind: 'company.status',
  subject: { kind: 'company', uuid: 'c1', name: '<script>alert(1)</script>' },
  changes: [{ field: 'status', before: 'MODERATION', after: 'ACTIVE' }],
  comment: '<b>Звонили</b>',
}

test('журнал: HTML в именах и причинах остаётся текстом, значения названы по-русски', async () => {
  await open('/cabinet/staff/acts/', { handlers: [answer('staffActs', pageOf([act]))] }, 'content')
  expect(await screen.findByRole('link', { name: '<script>alert(1)</script>' })).toBeInTheDocument()
  expect(screen.getByText('<b>Звонили</b>')).toBeInTheDocument()
  expect(screen.getByText(/На проверке → Действует/)).toBeInTheDocument()
  expect(document.querySelector('main img, table img, table script, table b')).toBeNull()
})

test('журнал одной компании просит только о ней', async () => {
  const asked: unknown[] = []
  const subject = 'f1000000-0001-4000-8000-000000000001'
  await open(
    `/cabinet/staff/acts/?subject=${subject}`,
    {
      handlers: [
        answer('staffActs', ({ query }) => {
          asked.push(query.subject)
          return pageOf([])
        }),
      ],
    },
    'admin',
  )
  expect(await screen.findByText('Записей нет')).toBeInTheDocument()
  expect(asked).toEqual([subject])
})

const job: Job = {
  id: 'f1000000-0001-4000-8000-000000000009',
  kind: 'mail.send',
  state: 'retrying',
  attempt: 2,
  progress: null,
  error: null,
  reason: 'connect ECONNREFUSED',
  result: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  finishedAt: null,
}

test('фоновые работы: видно, что случилось, и ждущую можно отменить', async () => {
  const cancelled: string[] = []
  const { user, session } = await open(
    '/cabinet/staff/jobs/',
    {
      handlers: [
        answer('jobs', pageOf([job])),
        answer('cancelJob', ({ params }) => {
          cancelled.push(String(params.id))
          return { ...job, state: 'cancelled' }
        }),
      ],
    },
    'admin',
  )
  expect(await screen.findByText('connect ECONNREFUSED')).toBeInTheDocument()
  expect(screen.getByText('Отправка письма')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Отменить: Отправка письма' }))
  await expect.poll(() => popupsOf(session)).toContain('Работа отменена')
  expect(cancelled).toEqual([job.id])
})
