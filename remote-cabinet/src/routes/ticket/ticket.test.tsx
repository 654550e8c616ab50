import { answer, disconnect, refuse, server } from '@isp/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { open, servedStatus } from '../../cabinet.fixture.tsx'
import {
  commentsOf,
  makeAnswer,
  makeComment,
  makeTicket,
  makeTicketSummary,
} from '../../shared/ticket/ticket.fixture.ts'

const address = '/cabinet/tickets/7/'
const talk = () => within(screen.getByRole('log', { name: 'Переписка' }))
const menuBadge = () =>
  within(screen.getByRole('navigation', { name: 'Разделы кабинета' })).queryByText(/непрочитанн/)
const text = () => screen.findByLabelText('Ваше сообщение')

const handlers = (
  over: Parameters<typeof makeTicket>[0] = { unread: 0 },
  comments = [makeComment(), makeAnswer()],
) => [answer('ticket', makeTicket(over)), answer('ticketComments', commentsOf(comments))]
afterEach(() => vi.restoreAllMocks())

describe('§7.5: обращение', () => {
  test('которого нет, названо словами страницы', async () => {
    const missing = [
      refuse('ticket', 'TICKET_NOT_FOUND'),
      refuse('ticketComments', 'TICKET_NOT_FOUND'),
    ]
    await open(address, { handlers: missing })
    expect(await screen.findByRole('heading', { name: 'Обращение не найдено' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Все обращения' })).toHaveAttribute(
      'href',
      '/cabinet/tickets/',
    )
  })

  test.each(['0', 'x', '1.5', '99999999999'])('D20: обращения %s не бывает', async (id) => {
    expect(await servedStatus(`/cabinet/tickets/${id}/`)).toBe(404)
  })

  test('переписка сверху вниз: кто, когда, что случилось; HTML остаётся текстом', async () => {
    const said = [
      makeComment({ text: '<i>Пришлите</i>' }),
      makeAnswer(),
      makeAnswer({ id: 72, event: 'done', text: '' }),
      makeComment({ id: 73, event: 'reopened', text: '', createdAt: '2026-11-21T10:00:00.000Z' }),
    ]
    await open(address, { handlers: handlers({ unread: 0 }, said) })
    expect(await screen.findByText('<i>Пришлите</i>')).toBeInTheDocument()
    const lines = talk()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(lines[0]).toMatch(/^20.ноября.2026$/)
    expect(lines[1]).toMatch(/^Вы\d\d:\d\d<i>Пришлите/)
    expect(lines[3]).toMatch(/^Продавцов Пётрмагазин\d\d:\d\d/)
    expect(lines[4]).toMatch(/^Обращение завершено · Продавцов Пётр/)
    expect(lines[5]).toMatch(/^Открыто снова/)
    expect(screen.getByText('О-000007 · Документы и сертификаты')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Заказ №/ })).toHaveAttribute(
      'href',
      '/cabinet/orders/12/',
    )
  })

  test('адрес в сообщении – ссылка, знак после него – нет; чужая схема остаётся текстом', async () => {
    const text = 'Чертёж: https://shop.example/constructors/?d=8&L=60. И javascript:alert(1)'
    await open(address, { handlers: handlers({ unread: 0 }, [makeComment({ text })]) })
    const said = (await screen.findByText(/^Чертёж:/)) as HTMLElement
    expect(said).toHaveTextContent(text)
    const links = within(said).getAllByRole('link')
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      'https://shop.example/constructors/?d=8&L=60',
    ])
  })

  test('длинная переписка приходит частями и показана вся', async () => {
    const parts = [
      answer('ticketComments', ({ query }) =>
        query.after === 70 ? commentsOf([makeAnswer()]) : { items: [makeComment()], next: 70 },
      ),
      answer('ticket', makeTicket({ unread: 0 })),
    ]
    await open(address, { handlers: parts })
    expect(await screen.findByText('Сертификат во вложении.')).toBeInTheDocument()
    expect(screen.getByText('Пришлите сертификат.')).toBeInTheDocument()
  })

  test('§2.9: прочитано до последнего показанного, и число в меню падает сразу', async () => {
    const read: unknown[] = []
    await open(address, {
      handlers: [
        ...handlers({ unread: 1 }),
        answer('unreadTickets', { unread_count: 3 }),
        answer('readTicketComments', ({ body }) => {
          read.push(body)
          return { unread_count: 2 }
        }),
      ],
    })
    await waitFor(() => expect(menuBadge()).toHaveTextContent(/^2.непрочитанных сообщения$/))
    expect(read).toEqual([{ ticketId: 7, commentId: 71 }])
  })

  test('страница, которую не видят, ничего не читает, пока её не откроют', async () => {
    const read: unknown[] = []
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await open(address, {
      handlers: [
        ...handlers({ unread: 1 }),
        answer('readTicketComments', ({ body }) => {
          read.push(body)
          return { unread_count: 0 }
        }),
      ],
    })
    await screen.findByText('Сертификат во вложении.')
    expect(read).toEqual([])
    visibility.mockReturnValue('visible')
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    await waitFor(() => expect(read).toHaveLength(1))
  })

  const hint = (context: Awaited<ReturnType<typeof open>>['context']) =>
    act(() => context.queryClient.invalidateQueries({ queryKey: ['tickets'] }))
  const told = (over: object = {}) => ({
    ...{ cursor: 'c1', isWhole: false, tickets: [], comments: [], removed: [] },
    ...{ unread_count: 0, hasMore: false, ...over },
  })

  test('новое сообщение видно и прочитано: по подсказке — один вызов, а не вся переписка', async () => {
    const read: number[] = []
    const asked: unknown[] = []
    const { context } = await open(address, { handlers: handlers() })
    await screen.findByText('Сертификат во вложении.')
    server.use(
      answer('syncTickets', ({ query }) => {
        asked.push(query.after)
        return told({
          tickets: [makeTicketSummary({ unread: 1, status: 'DONE' }), makeTicketSummary({ id: 8 })],
          comments: [
            makeAnswer({ id: 90, text: 'Ещё одно' }),
            makeComment({ text: 'Исправлено' }),
            makeAnswer({ id: 91, ticketId: 8, text: 'Из другого' }),
          ],
        })
      }),
      answer('readTicketComments', ({ body }) => {
        read.push(body.commentId)
        return { unread_count: 0 }
      }),
      // asked for once it is read
      answer('ticket', makeTicket({ unread: 0, status: 'DONE', canFinish: false })),
      disconnect('ticketComments'),
    )
    await hint(context)
    expect(await screen.findByText('Ещё одно')).toBeInTheDocument()
    const lines = talk().getAllByRole('listitem')
    expect(lines.map(({ id }) => id).filter(Boolean)).toEqual([
      'message-70',
      'message-71',
      'message-90',
    ])
    expect(lines[1]).toHaveTextContent('Исправлено')
    expect(screen.queryByRole('button', { name: 'Завершить' })).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    await waitFor(() => expect(read).toContain(90))
    await hint(context)
    await waitFor(() => expect(asked.slice(0, 2)).toEqual(['c0', 'c1']))
  })

  test.each([
    ['сказать нельзя', answer('syncTickets', told({ isWhole: true }))],
    ['слишком много', answer('syncTickets', told({ hasMore: true }))],
    ['не удалось', disconnect('syncTickets')],
  ])('что изменилось, %s — переписка читается заново', async (_what, handler) => {
    const { context } = await open(address, { handlers: handlers() })
    await screen.findByText('Сертификат во вложении.')
    const fresh = commentsOf([makeComment(), makeAnswer({ id: 90, text: 'Ещё одно' })])
    server.use(handler, answer('ticketComments', fresh))
    await hint(context)
    expect(await screen.findByText('Ещё одно')).toBeInTheDocument()
  })

  test('обращения больше нет — страница говорит об этом', async () => {
    const { context } = await open(address, { handlers: handlers() })
    await screen.findByText('Сертификат во вложении.')
    server.use(answer('syncTickets', told({ removed: [7] })), refuse('ticket', 'TICKET_NOT_FOUND'))
    await hint(context)
    expect(await screen.findByRole('heading', { name: 'Обращение не найдено' })).toBeInTheDocument()
  })

  test('ответ уходит с ключом, повтор после потери — с тем же; показан сразу, черновик забыт', async () => {
    const sent: { key: string; text: string }[] = []
    const page = await open(address, {
      handlers: [
        ...handlers(),
        answer('addTicketComment', ({ body }) => {
          sent.push(body)
          if (sent.length === 1) return HttpResponse.error()
          const said = makeComment({ id: 73 + sent.length, text: body.text })
          server.use(answer('ticketComments', commentsOf([makeComment(), said])))
          return said
        }),
      ],
    })
    await page.user.type(await text(), 'Спасибо!')
    const send = screen.getByRole('button', { name: 'Отправить' })
    await page.user.click(send)
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    expect(JSON.stringify({ ...sessionStorage })).toContain('Спасибо!')
    await page.user.type(await text(), '{Control>}{Enter}')
    expect(await talk().findByText('Спасибо!')).toBeInTheDocument()
    expect(sent[1]?.key).toBe(sent[0]?.key)
    expect(await text()).toHaveValue('')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Спасибо!')
    await page.user.type(await text(), 'Спасибо!{Control>}{Enter}')
    await waitFor(() => expect(sent).toHaveLength(3))
    expect(sent[2]?.key).not.toBe(sent[0]?.key)
  })

  test('ничего не сказано — ничего не уходит, и это сказано у поля', async () => {
    const page = await open(address, { handlers: handlers() })
    await page.user.click(await screen.findByRole('button', { name: 'Отправить' }))
    expect(await text()).toHaveAttribute('aria-invalid', 'true')
    expect(await text()).toHaveFocus()
  })

  test('ответ письмом назван; целиком письмо приходит, когда его раскрыли, и потеря сказана', async () => {
    const said = [makeComment({ text: 'Получили.', isByMail: true, isCut: true }), makeAnswer()]
    const asked: unknown[] = []
    const page = await open(address, {
      handlers: [...handlers({ unread: 0 }, said), disconnect('ticketLetter')],
    })
    const mine = (await screen.findByText('Получили.')).closest('li') as HTMLElement
    expect(mine).toHaveTextContent(/^Выпо почте\d\d:\d\d/)
    expect(screen.getAllByText('Показать целиком')).toHaveLength(1)
    await page.user.click(screen.getByText('Показать целиком'))
    expect(await within(mine).findByRole('alert')).toBeInTheDocument()
    server.use(
      answer('ticketLetter', ({ params }) => {
        asked.push(params)
        return { text: 'Получили.\n> <b>Сертификат</b>' }
      }),
    )
    await page.user.click(within(mine).getByRole('button', { name: /Повторить|Попробовать/ }))
    expect(await within(mine).findByText(/> <b>Сертификат<\/b>/)).toBeInTheDocument()
    expect(asked).toEqual([{ commentId: 70 }])
  })

  test('ссылка на сообщение отмечает его', async () => {
    await open(`${address}#message-71`, { handlers: handlers() })
    const said = (await screen.findByText('Сертификат во вложении.')).closest('li')
    expect(said).toHaveAttribute('data-linked')
    expect(screen.getByText('Пришлите сертификат.').closest('li')).not.toHaveAttribute(
      'data-linked',
    )
  })

  test('завершают без вопросов; завершённое говорит, как открыть его снова', async () => {
    const page = await open(address, {
      handlers: [
        ...handlers(),
        answer('finishTicket', () => {
          server.use(answer('ticket', makeTicket({ unread: 0, status: 'DONE', canFinish: false })))
          return makeTicket({ unread: 0, status: 'DONE', canFinish: false })
        }),
      ],
    })
    await text()
    await page.user.click(screen.getByRole('button', { name: 'Завершить' }))
    expect(await screen.findByText(/новое сообщение откроет его снова/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Завершить' })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Взять себе' })).toBeNull()
    expect(screen.queryByLabelText(/Заметка/)).toBeNull()
  })

  test('файл скачивается вызовом своего обращения под своим именем', async () => {
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
    const id = 'f2000000-0000-4000-8000-000000000001'
    const file = {
      id,
      name: 'Сертификат <1>.pdf',
      size: 1_300_000,
      mediaType: 'application/pdf',
      sha256: 'a'.repeat(64),
    }
    const asked: unknown[] = []
    const page = await open(address, {
      handlers: [
        ...handlers({ unread: 0 }, [makeAnswer({ files: [file] })]),
        answer('ticketFile', ({ params }) => {
          asked.push(params)
          const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}`
          return HttpResponse.text('x', { headers: { 'content-disposition': disposition } })
        }),
      ],
    })
    expect(await screen.findByText(/^1,2\sМБ$/)).toBeInTheDocument()
    await page.user.click(screen.getByRole('button', { name: `Скачать «${file.name}»` }))
    await waitFor(() => expect(saved).toEqual([file.name]))
    expect(asked).toEqual([{ id: 7, fileUuid: id }])
  })
})
