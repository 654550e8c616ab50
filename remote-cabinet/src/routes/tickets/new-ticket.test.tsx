import { answer, errorResponse, makeProduct, refuse, server } from '@isp/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { makeOrder, open } from '../../cabinet.fixture.tsx'
import { pageOf } from '../../shared/staff/staff.fixture.ts'
import { commentsOf, makeComment, makeTicket } from '../../shared/ticket/ticket.fixture.ts'

const address = '/cabinet/tickets/?new='

const ticketPage = () => [
  answer('tickets', pageOf([])),
  answer('ticket', makeTicket({ unread: 0 })),
  answer('ticketComments', commentsOf([makeComment()])),
]
const fields = () => within(screen.getByRole('dialog', { name: 'Новое обращение' }))
const subject = async () => {
  await screen.findByRole('dialog')
  return fields().findByLabelText(/^Тема/)
}
const send = () => fields().getByRole('button', { name: 'Отправить' })

describe('§7.5: новое обращение', () => {
  test('без темы и текста не уходит; отказ сервера стоит у своего поля', async () => {
    const handlers = [
      ...ticketPage(),
      answer('createTicket', () =>
        errorResponse('REQUEST_INVALID', 'Проверьте поля.', [
          { path: 'subject', code: 'TEXT_CHARACTERS', params: {} },
        ]),
      ),
    ]
    const { user } = await open(address, { handlers })
    await subject()
    await user.click(send())
    expect(await subject()).toHaveAttribute('aria-invalid', 'true')
    expect(await subject()).toHaveFocus()
    await user.type(await subject(), 'Сертификат')
    await user.type(fields().getByLabelText(/^Сообщение/), 'Пришлите, пожалуйста.')
    expect(await subject()).not.toHaveAttribute('aria-invalid')
    await user.click(send())
    await waitFor(async () => expect(await subject()).toHaveAttribute('aria-invalid', 'true'))
    expect(await subject()).toHaveValue('Сертификат')
  })

  test('повтор после потерянного ответа несёт тот же ключ, а исправленное — новый; потом черновик забыт', async () => {
    const keys: string[] = []
    let isLost = true
    const handlers = [
      ...ticketPage(),
      answer('createTicket', ({ body }) => {
        keys.push(body.key)
        return isLost ? HttpResponse.error() : makeTicket({ unread: 0 })
      }),
    ]
    const page = await open(address, { handlers })
    await page.user.type(await subject(), 'Сертификат')
    await page.user.type(fields().getByLabelText(/^Сообщение/), 'Пришлите, пожалуйста.')
    await page.user.click(send())
    expect(await fields().findByRole('alert')).toBeInTheDocument()
    await page.user.click(send())
    await waitFor(() => expect(keys).toHaveLength(2))
    expect(keys[1]).toBe(keys[0])
    await waitFor(() => expect(send()).not.toHaveAttribute('aria-busy'))
    isLost = false
    await page.user.type(fields().getByLabelText(/^Сообщение/), ' Срочно.')
    await page.user.click(send())
    await waitFor(() => expect(page.address()).toBe('/cabinet/tickets/7/'))
    expect(keys[2]).not.toBe(keys[0])
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Срочно')
  })

  test('набранное остаётся, если форму закрыть и открыть снова', async () => {
    const page = await open(address, { handlers: ticketPage() })
    await page.user.type(await subject(), 'Сертификат')
    await page.user.click(fields().getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await page.user.click(screen.getByRole('link', { name: 'Новое обращение' }))
    expect(await subject()).toHaveValue('Сертификат')
  })

  test('о заказе: он назван, тема готова, его номер уходит с обращением', async () => {
    const sent: unknown[] = []
    const handlers = [
      ...ticketPage(),
      answer('order', makeOrder()),
      answer('createTicket', ({ body }) => {
        sent.push(body)
        return makeTicket({ unread: 0 })
      }),
    ]
    const page = await open('/cabinet/tickets/?order=12', { handlers })
    expect(await subject()).toHaveValue('Вопрос по заказу №\u00a026-1012')
    expect(fields().getByRole('link', { name: /Заказ №.26-1012/ })).toBeInTheDocument()
    await page.user.type(fields().getByLabelText(/^Сообщение/), 'Когда отгрузка?{Control>}{Enter}')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({ orderId: 12, kind: 'order', text: 'Когда отгрузка?' })
  })

  test('о товаре, с видом и словами из адреса: они стоят в форме', async () => {
    const handlers = [...ticketPage(), answer('productById', makeProduct({ id: 5 }))]
    await open('/cabinet/tickets/?product=5&about=document&text=A2: VT-1', { handlers })
    await subject()
    expect(fields().getByLabelText('Вид')).toHaveValue('document')
    expect(fields().getByLabelText(/^Сообщение/)).toHaveValue('A2: VT-1')
    expect(fields().queryByRole('option', { name: 'Рекламация' })).toBeNull()
  })

  test('чужого заказа нет: сказано, и есть дорога к вопросу без него', async () => {
    const handlers = [...ticketPage(), refuse('order', 'ORDER_NOT_FOUND')]
    await open('/cabinet/tickets/?order=12', { handlers })
    expect(await screen.findByText(/Такого заказа нет у выбранной компании/)).toBeInTheDocument()
    expect(fields().getByRole('link', { name: 'Спросить о другом' })).toHaveAttribute(
      'href',
      address,
    )
  })

  test('снимок экрана, вставленный в текст, становится файлом; ячейки таблицы остаются текстом', async () => {
    await open(address, { handlers: ticketPage() })
    server.use(answer('reserveFile', () => errorResponse('FILE_TOO_LARGE', 'Слишком большой.')))
    await subject()
    const text = fields().getByLabelText(/^Сообщение/)
    const picture = new File(['x'], 'снимок.png', { type: 'image/png' })
    fireEvent.paste(text, {
      clipboardData: { files: [picture], types: ['text/plain', 'Files'] },
    })
    expect(fields().queryByText('снимок.png')).toBeNull()
    fireEvent.paste(text, { clipboardData: { files: [picture], types: ['Files'] } })
    expect(await fields().findByText('снимок.png')).toBeInTheDocument()
    expect(await fields().findByText('Слишком большой.')).toBeInTheDocument()
  })
})
