import { answer, refuse, server } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open } from '../../../cabinet.fixture.tsx'
import { makeClaim } from '../../../shared/claim/claim.fixture.ts'
import { commentsOf, makeComment, makeTicket } from '../../../shared/ticket/ticket.fixture.ts'

const address = '/cabinet/staff/tickets/7/'
const claimed = makeTicket({
  kind: 'claim',
  number: 'Р-000007',
  unread: 0,
  isStaff: true,
  claim: makeClaim(),
})
const handlers = [
  answer('ticket', claimed),
  answer('ticketComments', commentsOf([makeComment({ isMine: false })])),
]
const dialog = () => within(screen.getByRole('dialog', { name: 'Решение по рекламации' }))
const openDialog = async () => {
  const page = await open(address, { handlers }, 'staff')
  await page.user.click(await screen.findByRole('button', { name: 'Решить' }))
  return page
}
const agreed = () => dialog().getByLabelText(/: согласовано$/)
const save = () => dialog().getByRole('button', { name: 'Сохранить решение' })

describe('D54: решение сотрудника по рекламации', () => {
  test('как просит покупатель, пока не изменено; уходит с версией', async () => {
    const sent: unknown[] = []
    const { user } = await openDialog()
    server.use(
      answer('decideClaim', ({ body }) => {
        sent.push(body)
        return claimed
      }),
    )
    expect(dialog().getByLabelText(/: решение$/)).toHaveValue('replace')
    await user.clear(agreed())
    await user.type(agreed(), '5')
    await user.click(save())
    expect(await screen.findByText(/^Число от.1 до.4$/)).toBeInTheDocument()
    await user.clear(agreed())
    await user.type(agreed(), '3')
    await user.type(dialog().getByLabelText('Пояснение к строке'), 'Одно целое')
    await user.click(save())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      { version: 0, lines: [{ outcome: 'replace', agreed: 3, note: 'Одно целое' }] },
    ])
  })

  test('кто-то решил раньше: сказано, набранное стоит', async () => {
    const { user } = await openDialog()
    server.use(refuse('decideClaim', 'CLAIM_CHANGED'))
    await user.selectOptions(dialog().getByLabelText(/: решение$/), 'Отказ')
    expect(agreed()).toBeDisabled()
    await user.type(dialog().getByLabelText('Пояснение к строке'), 'Износ')
    await user.click(save())
    expect(await dialog().findByRole('alert')).toBeInTheDocument()
    expect(dialog().getByLabelText('Пояснение к строке')).toHaveValue('Износ')
  })
})
