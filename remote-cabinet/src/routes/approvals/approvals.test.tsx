import { answer, errorResponse, refuse, server } from '@isp/testing'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../cabinet.fixture.tsx'
import { makeApprovalSummary } from '../../shared/approval/approval.fixture.ts'

const address = '/cabinet/approvals/'
const pageOf = (items = [makeApprovalSummary()]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  pages: 1,
})
const nobody = answer('approvalSubstitute', { substitute: null, people: [] })

describe('D42: заявки', () => {
  test('ждут меня: номер ведёт в заявку, видно автора, причину и сумму', async () => {
    const asked: unknown[] = []
    const list = answer('approvals', ({ query }) => {
      asked.push(query.box)
      return pageOf()
    })
    const { user } = await open(address, { handlers: [list, nobody] })
    const link = await screen.findByRole('link', { name: 'Заявка С-000007' })
    expect(link).toHaveAttribute('href', '/cabinet/approvals/7/')
    expect(screen.getByText('Кузнецова Елена')).toBeInTheDocument()
    expect(screen.getByText(/выше лимита/)).toBeInTheDocument()
    expect(screen.getByText('62 400,00 ₽')).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'Мои заявки' }))
    await waitFor(() => expect(asked).toEqual(['waiting', 'own']))
    expect(screen.getByRole('link', { name: 'Мои заявки' })).toHaveAttribute('aria-current', 'page')
  })

  test('пусто — сказано; отказ не похож на пустоту', async () => {
    await open(address, { handlers: [answer('approvals', pageOf([])), nobody] })
    expect(await screen.findByText('Заявок нет')).toBeInTheDocument()
  })

  test('отказ сервера: сказано, повтор помогает', async () => {
    const { user } = await open(address, {
      handlers: [refuse('approvals', 'INTERNAL_ERROR'), nobody],
    })
    const again = await screen.findByRole('button', { name: /Повторить/ })
    expect(screen.queryByText('Заявок нет')).toBeNull()
    server.use(answer('approvals', pageOf()))
    await user.click(again)
    expect(await screen.findByRole('link', { name: 'Заявка С-000007' })).toBeInTheDocument()
  })

  test('без компании заявок нет: сказано почему', async () => {
    await open(address, {}, 'newcomer')
    expect(await screen.findByText(/пользователям с компанией/)).toBeInTheDocument()
  })

  test('страницы ноль нет: 404', async () => {
    expect(await servedStatus(`${address}?page=0`)).toBe(404)
  })
})

describe('D42: заместитель', () => {
  const people = [{ id: 20, name: 'Лис Иван' }]
  const handlers = [
    answer('approvals', pageOf([])),
    answer('approvalSubstitute', { substitute: null, people }),
  ]

  test('назван на дни; неверный день сказан у поля', async () => {
    const { user } = await open(address, { handlers })
    await user.selectOptions(await screen.findByLabelText('Заместитель'), 'Лис Иван')
    const fault = {
      path: 'substitute.until',
      code: 'DATE_TOO_EARLY' as const,
      params: { min: '2026-11-21' },
    }
    server.use(answer('nameSubstitute', () => errorResponse('REQUEST_INVALID', undefined, [fault])))
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(screen.getByLabelText('По')).toBeInvalid())
    const sent: unknown[] = []
    server.use(
      answer('nameSubstitute', ({ body }) => {
        sent.push(body.substitute?.id)
        return { substitute: null, people }
      }),
    )
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(sent).toEqual([20]))
    await user.selectOptions(screen.getByLabelText('Заместитель'), 'Никто')
    expect(screen.queryByLabelText('По')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Сохранить' }))
    await waitFor(() => expect(sent).toEqual([20, undefined]))
  })

  test('кто не согласует, никого не называет', async () => {
    await open(address, { handlers: [answer('approvals', pageOf([])), nobody] })
    await screen.findByText('Заявок нет')
    expect(screen.queryByLabelText('Заместитель')).toBeNull()
  })
})
