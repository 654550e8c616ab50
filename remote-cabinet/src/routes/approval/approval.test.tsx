import type { Approval } from '@isp/contract'
import { answer, refuse, server } from '@isp/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { HttpResponse } from 'msw'
import { describe, expect, test } from 'vitest'
import { open, servedStatus } from '../../cabinet.fixture.tsx'
import { makeApproval, offer } from '../../shared/approval/approval.fixture.ts'

const address = '/cabinet/approvals/7/'
const show = (over: Partial<Approval> = {}) =>
  open(address, { handlers: [answer('approval', makeApproval(over))] })
const approveButton = () => screen.findByRole('button', { name: /^Согласовать/ })

describe('D42: заявка', () => {
  test.each(['x', '0', '99999999999'])('адреса %s нет: 404', async (id) => {
    expect(await servedStatus(`/cabinet/approvals/${id}/`)).toBe(404)
  })

  test('которой нет: сказано, путь назад', async () => {
    await open(address, { handlers: [refuse('approval', 'APPROVAL_NOT_FOUND')] })
    expect(await screen.findByRole('heading', { name: 'Такой заявки нет' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Все заявки' })).toBeInTheDocument()
  })

  test('видно всё: кто, почему, кто решает, строки, сказанное', async () => {
    await show()
    expect(await screen.findByRole('heading', { name: 'Заявка С-000007' })).toBeInTheDocument()
    for (const text of [/Кузнецова Елена/, /выше лимита/, /Решает: Иванов Пётр/, 'Цех 2'])
      expect(screen.getByText(text)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: /Сверло спиральное/ })).toHaveAttribute(
      'href',
      '/product/sverlo-8-5/',
    )
  })

  test('приложенное к заявке скачивает и тот, кто решает', async () => {
    const id = 'f2000000-0000-4000-8000-000000000001'
    const asked: unknown[] = []
    const { user } = await open(address, {
      handlers: [
        answer('approval', makeApproval({ files: [{ id, name: 'чертёж.pdf', size: 2048 }] })),
        answer('approvalFile', ({ params }) => {
          asked.push(params)
          return HttpResponse.text('%PDF')
        }),
      ],
    })
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
    await user.click(await screen.findByRole('button', { name: /чертёж.pdf/ }))
    await waitFor(() => expect(asked).toEqual([{ id: 7, fileUuid: id }]))
  })

  test('одобрено то, что видно; изменилось — сказано, показано новое, и то же подтверждает его', async () => {
    const { user } = await show()
    const fresh = { ...offer, total: 7_000_000, state: 'new' }
    const change = 'цена была 6 240,00 ₽, стала 7 000,00 ₽'
    const [line] = makeApproval().lines
    server.use(
      refuse('approve', 'APPROVAL_CHANGED'),
      answer(
        'approval',
        makeApproval({
          offer: fresh,
          warnings: ['Просили на 62 400,00 ₽, теперь это стоит 70 000,00 ₽.'],
          lines: line ? [{ ...line, changes: [change] }] : [],
        }),
      ),
    )
    await user.click(await approveButton())
    expect(await screen.findByText(change)).toBeInTheDocument()
    expect(screen.getByRole('alert')).toBeInTheDocument()
    const sent: unknown[] = []
    server.use(
      answer('approve', ({ body }) => {
        sent.push(body)
        const orderNumber = 'ИСП-000012'
        return makeApproval({ status: 'APPROVED', offer: null, canDecide: false, orderNumber })
      }),
      answer(
        'approval',
        makeApproval({
          status: 'APPROVED',
          offer: null,
          canDecide: false,
          total: 7_000_000,
          orderId: 12,
          orderNumber: 'ИСП-000012',
        }),
      ),
    )
    await user.click(screen.getByRole('button', { name: /^Согласовать на.70.000/ }))
    expect(await screen.findByRole('link', { name: 'Заказ ИСП-000012' })).toHaveAttribute(
      'href',
      '/cabinet/orders/12/',
    )
    expect(sent).toEqual([fresh])
    expect(screen.getByText(/^70.000,00.₽$/)).toBeInTheDocument()
    expect(screen.getByText(/^Просили на.62.400,00.₽$/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Согласовать/ })).toBeNull()
  })

  test('кто-то решил раньше: сказано кто, кнопок больше нет', async () => {
    const { user } = await show()
    server.use(
      refuse('approve', 'APPROVAL_DECIDED'),
      answer(
        'approval',
        makeApproval({
          status: 'RETURNED',
          offer: null,
          canDecide: false,
          decidedAt: '2026-11-21T09:00:00Z',
          decidedBy: 'Волков Олег',
          note: 'Возьмите на складе',
        }),
      ),
    )
    await user.click(await approveButton())
    expect(await screen.findByText(/Волков Олег/)).toBeInTheDocument()
    expect(screen.getByText('Возьмите на складе')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull()
  })

  test('вернуть: без причины — сказано у поля, с причиной — ушло', async () => {
    const { user } = await show()
    await user.click(await screen.findByRole('button', { name: 'Вернуть' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Вернуть' }))
    await user.click(dialog.getByRole('button', { name: 'Вернуть' }))
    const reason = dialog.getByLabelText(/Почему возвращаете/)
    await waitFor(() => expect(reason).toBeInvalid())
    const sent: unknown[] = []
    server.use(
      answer('returnApproval', ({ body }) => {
        sent.push(body)
        return makeApproval({ status: 'RETURNED', offer: null, canDecide: false })
      }),
    )
    await user.type(reason, 'Дорого')
    await user.click(dialog.getByRole('button', { name: 'Вернуть' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([{ reason: 'Дорого' }])
  })

  test('свою, пока ждёт, отзывают; решать её нельзя', async () => {
    const own = { isOwn: true, canDecide: false, offer: null }
    const { user } = await show(own)
    const withdraw = await screen.findByRole('button', { name: 'Отозвать заявку' })
    expect(screen.queryByRole('button', { name: /Согласовать|Вернуть|корзину/ })).toBeNull()
    const withdrawn = makeApproval({ ...own, status: 'WITHDRAWN' })
    server.use(answer('withdrawApproval', withdrawn), answer('approval', withdrawn))
    await user.click(withdraw)
    expect(await screen.findByRole('button', { name: 'Положить в корзину' })).toBeInTheDocument()
  })

  test('возвращённую кладут в корзину: сказано, чего больше не купить', async () => {
    const { user, context } = await show({
      isOwn: true,
      canDecide: false,
      offer: null,
      status: 'RETURNED',
    })
    server.use(answer('refillBasket', { added: 2, skipped: ['Метчик М8'], count: 2, total: 100 }))
    await user.click(await screen.findByRole('button', { name: 'Положить в корзину' }))
    await waitFor(() =>
      expect(context.session.popups.getState().items).toMatchObject([
        { text: expect.stringMatching(/2\..*Метчик.М8/) },
      ]),
    )
  })

  test('что мешает одобрить, сказано; вернуть можно', async () => {
    await show({ offer: null, warnings: ['Не всё из заявки ещё можно купить: верните её.'] })
    expect(await screen.findByText(/^Не всё из заявки/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /^Согласовать/ })).toBeNull()
    expect(screen.getByRole('button', { name: 'Вернуть' })).toBeInTheDocument()
  })
})
