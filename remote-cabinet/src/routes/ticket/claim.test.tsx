import { answer } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open } from '../../cabinet.fixture.tsx'
import { makeClaim } from '../../shared/claim/claim.fixture.ts'
import {
  commentsOf,
  makeAnswer,
  makeComment,
  makeTicket,
} from '../../shared/ticket/ticket.fixture.ts'

const [line] = makeClaim().lines
const decided = makeClaim({
  state: 'partly',
  version: 1,
  decidedAt: '2026-11-21T09:00:00.000Z',
  lines: [{ ...line, outcome: 'refund', agreed: 3, note: '<b>Одно</b> целое' } as never],
})

describe('D54: рекламация', () => {
  test('строки, просьба и решение; что решено, сказано и в разговоре; акт — файлом', async () => {
    const said = [makeComment(), makeAnswer({ id: 72, event: 'decided', text: '' })]
    const asked: number[] = []
    const ticket = makeTicket({ kind: 'claim', number: 'Р-000007', unread: 0, claim: decided })
    const handlers = [
      answer('claimAct', ({ params }) => {
        asked.push(Number(params.id))
        return new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }) as never
      }),
      answer('ticket', ticket),
      answer('ticketComments', commentsOf(said)),
    ]
    const { user } = await open('/cabinet/tickets/7/', { handlers })
    expect(await screen.findByRole('heading', { name: 'Согласована частично' })).toBeInTheDocument()
    expect(screen.getByText('Р-000007 · Рекламация')).toBeInTheDocument()
    expect(screen.getByText('Просьба: заменить товар')).toBeInTheDocument()
    const table = within(screen.getByRole('table', { name: 'Рекламация' }))
    expect(table.getByText(/Вернём деньги 3.шт/)).toBeInTheDocument()
    expect(table.getByText('<b>Одно</b> целое')).toBeInTheDocument()
    expect(await screen.findByText(/Решение по рекламации принято · Продавцов Пётр/)).toBeVisible()
    expect(screen.queryByRole('button', { name: /решение/ })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Акт рекламации' }))
    expect(asked).toEqual([7])
  })
})
