import { answer, refuse, server } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open } from '../../../cabinet.fixture.tsx'
import {
  commentsOf,
  makeAnswer,
  makeComment,
  makeTicket,
} from '../../../shared/ticket/ticket.fixture.ts'

const address = '/cabinet/staff/tickets/7/'
const question = makeComment({ isMine: false })
const handlers = (over: Parameters<typeof makeTicket>[0] = {}) => [
  answer('ticket', makeTicket({ unread: 0, isStaff: true, assignee: null, ...over })),
  answer('ticketComments', commentsOf([question])),
]

describe('§7.5: обращение для сотрудника', () => {
  test('которого нет, — как нет страницы', async () => {
    const missing = [
      refuse('ticket', 'TICKET_NOT_FOUND'),
      refuse('ticketComments', 'TICKET_NOT_FOUND'),
    ]
    await open(address, { handlers: missing }, 'staff')
    expect(await screen.findByRole('heading', { name: 'Такой страницы нет' })).toBeInTheDocument()
  })

  test('D54: заметка уходит заметкой и отмечена словами', async () => {
    const sent: unknown[] = []
    const page = await open(
      address,
      {
        handlers: [
          ...handlers(),
          answer('addTicketComment', ({ body }) => {
            sent.push(body)
            const said = makeAnswer({ isMine: true, isInternal: true, text: body.text })
            server.use(answer('ticketComments', commentsOf([question, said])))
            return said
          }),
        ],
      },
      'staff',
    )
    await page.user.type(await screen.findByLabelText('Ваше сообщение'), 'Ждём завод')
    await page.user.click(screen.getByRole('checkbox', { name: /Заметка для сотрудников/ }))
    await page.user.click(screen.getByRole('button', { name: 'Отправить' }))
    expect(await screen.findByText('Заметка: видят только сотрудники')).toBeInTheDocument()
    expect(sent).toMatchObject([{ text: 'Ждём завод', isInternal: true }])
    expect(screen.getByRole('checkbox', { name: /Заметка/ })).not.toBeChecked()
  })

  test('письмо с чужого адреса — не слова покупателя: назван адрес и кому оно видно', async () => {
    const foreign = makeComment({
      ...{ id: 71, text: 'Отдайте мне', author: { uuid: '', name: 'thief@example.org' } },
      ...{ isMine: false, isInternal: true, isByMail: true },
    })
    const page = [...handlers(), answer('ticketComments', commentsOf([question, foreign]))]
    await open(address, { handlers: page.toReversed() }, 'staff')
    const kept = (await screen.findByText('Отдайте мне')).closest('li')
    expect(kept).toHaveTextContent(/^thief@example.orgпо почте/)
    expect(kept).toHaveTextContent('Письмо с чужого адреса: видят только сотрудники')
  })

  test('D55: у автора нет учётной записи — названа почта, и сказано, что ответ уйдёт письмом', async () => {
    const asker = { email: 'anna@example.org', phone: null }
    const author = { uuid: '', name: 'Анна' }
    await open(address, { handlers: handlers({ asker, author, company: null }) }, 'staff')
    expect(await screen.findByText('anna@example.org')).toBeInTheDocument()
    expect(await screen.findByText(/ответ уйдёт ему письмом/)).toBeInTheDocument()
  })

  test('D55: оставлен один телефон — писать некуда: пишут заметку', async () => {
    const sent: unknown[] = []
    const asker = { email: null, phone: '+7 (831) 200-00-00' }
    const kept = answer('addTicketComment', ({ body }) => {
      sent.push(body)
      return makeAnswer({ isMine: true, isInternal: true, text: body.text })
    })
    const given = { handlers: [...handlers({ asker, company: null }), kept] }
    const page = await open(address, given, 'staff')
    expect(await screen.findByRole('link', { name: asker.phone })).toHaveAttribute(
      'href',
      `tel:${asker.phone}`,
    )
    await page.user.type(await screen.findByLabelText('Ваше сообщение'), 'Перезвонил')
    expect(screen.queryByRole('checkbox', { name: /Заметка/ })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'Отправить' }))
    await waitFor(() => expect(sent).toMatchObject([{ text: 'Перезвонил', isInternal: true }]))
  })

  test('берут себе кнопкой; кто ведёт сам, её не видит', async () => {
    let isTaken = false
    const page = await open(
      address,
      {
        handlers: [
          ...handlers(),
          answer('assignTicket', () => {
            isTaken = true
            return makeTicket({ isStaff: true })
          }),
        ],
      },
      'staff',
    )
    const { user } = page.session.auth.getState()
    const me = { uuid: user?.uuid ?? '', name: 'Я' }
    const take = await screen.findByRole('button', { name: 'Взять себе' })
    server.use(answer('ticket', makeTicket({ unread: 0, isStaff: true, assignee: me })))
    await page.user.click(take)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Взять себе' })).toBeNull())
    expect(isTaken).toBe(true)
    expect(screen.getByText('Я')).toBeInTheDocument()
  })
})
