import { answer, disconnect, hang, refuse, server } from '@isp/testing'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../cabinet.fixture.tsx'
import { pageOf } from '../../shared/staff/staff.fixture.ts'
import { makeTicketSummary } from '../../shared/ticket/ticket.fixture.ts'

const address = '/cabinet/tickets/'

describe('§7.5: список обращений', () => {
  test('обрыв связи не похож на пустой список, повтор помогает', async () => {
    const { user } = await open(address, { handlers: [disconnect('tickets')] })
    expect(await screen.findByRole('alert')).toHaveTextContent(/связи с сервером|соединени/i)
    expect(screen.queryByText('Обращений пока нет')).toBeNull()
    server.use(answer('tickets', pageOf([makeTicketSummary()])))
    await user.click(screen.getByRole('button', { name: /Повторить/ }))
    expect(await screen.findByRole('link', { name: /Сертификат/ })).toBeInTheDocument()
  })

  test('пока список едет, строки серые', async () => {
    await open(address, { handlers: [hang('tickets')] })
    expect(screen.getByRole('table', { name: 'Обращения' })).toHaveAttribute('aria-busy', 'true')
  })

  test('пустой говорит, о чём здесь спрашивают, без компании тоже, и искать не зовёт', async () => {
    await open(address, { handlers: [answer('tickets', pageOf([]))] }, 'newcomer')
    expect(await screen.findByText('Обращений пока нет')).toBeInTheDocument()
    expect(screen.getByText(/сертификате или документах/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Новое обращение' })).toHaveAttribute(
      'href',
      '/cabinet/tickets/?new=',
    )
    expect(screen.queryByRole('searchbox')).toBeNull()
  })

  test('строка: номер, тема текстом, вид, состояние, заказ, последнее и сколько не прочитано', async () => {
    await open(address, { handlers: [answer('tickets', pageOf([makeTicketSummary()]))] })
    const link = await screen.findByRole('link', { name: 'Сертификат на <b>свёрла</b>' })
    expect(link).toHaveAttribute('href', '/cabinet/tickets/7/')
    const row = within(link.closest('tr') as HTMLElement)
    expect(row.getByText('О-000007 · Документы и сертификаты')).toBeInTheDocument()
    expect(row.getByText(/^2.непрочитанных сообщения$/)).toBeInTheDocument()
    expect(row.getByText('Есть ответ')).toBeInTheDocument()
    expect(row.getByRole('link', { name: /Заказ №.26-1012/ })).toHaveAttribute(
      'href',
      '/cabinet/orders/12/',
    )
    expect(row.getByText('Сертификат во вложении.')).toBeInTheDocument()
  })

  test('поиск и отбор уходят в адрес и на сервер; ничего не найдено — не пустой список', async () => {
    const asked: unknown[] = []
    const page = await open(address, {
      handlers: [
        answer('tickets', ({ query }) => {
          asked.push(query)
          return pageOf(query.q ? [] : [makeTicketSummary()])
        }),
      ],
    })
    await page.user.type(await screen.findByRole('searchbox'), ' 26-9 ')
    await page.user.selectOptions(screen.getByLabelText('Показать'), 'done')
    await page.user.selectOptions(screen.getByLabelText('Вид'), 'price')
    await page.user.click(screen.getByRole('button', { name: 'Найти' }))
    expect(await screen.findByText('Таких обращений нет')).toBeInTheDocument()
    expect(page.address()).toBe('/cabinet/tickets/?q=26-9&state=done&kind=price')
    expect(asked.at(-1)).toMatchObject({ page: 1, q: '26-9', state: 'done', kind: 'price' })
    expect(screen.getByRole('link', { name: 'Сбросить' })).toHaveAttribute('href', address)
  })

  test('D20: страница дальше последней названа, с неё есть дорога к началу', async () => {
    await open(`${address}?state=open&page=9`, { handlers: [refuse('tickets', 'PAGE_NOT_FOUND')] })
    expect(
      await screen.findByRole('heading', { name: 'Такой страницы списка нет' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'К началу списка' })).toHaveAttribute(
      'href',
      '/cabinet/tickets/?state=open',
    )
  })

  test.each(['0', '-1', 'x', '1.5'])('D20: страницы %s нет', async (page) => {
    expect(await servedStatus(`${address}?page=${page}`)).toBe(404)
  })
})
