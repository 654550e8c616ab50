import { answer, renderRoute } from '@isp/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { cabinet, listOf, makeSummary, open, servedStatus } from '../cabinet.fixture.tsx'
import { makeCompany, makeUser, signInAs } from '../sign-in.fixture.ts'

/** The place of the shell's page for errors. */
const withErrorPage: typeof cabinet.createRoutes = (context) => [
  { id: 'test:shell', errorElement: <p>не найдено</p>, children: cabinet.createRoutes(context) },
]

describe('вход в кабинет', () => {
  it('анонимного отправляет ко входу и помнит, куда он шёл', async () => {
    const page = await renderRoute(cabinet, '/cabinet/orders/?q=26&page=2')
    expect(screen.getByRole('status', { name: 'Кабинет загружается' })).toBeInTheDocument()
    await act(async () => page.session.auth.setState({ status: 'anonymous' }))
    expect(await screen.findByText('вход')).toBeInTheDocument()
    expect(page.address()).toBe(
      '/cabinet/auth/?returnTo=%2Fcabinet%2Forders%2F%3Fq%3D26%26page%3D2',
    )
    expect(page.router.state.historyAction).toBe('REPLACE')
    expect(screen.queryByRole('heading', { name: 'Заказы' })).toBeNull()
  })

  it('компанию на модерации не пускает, пока уведомление не прочитано', async () => {
    const companies = [makeCompany({ status: { code: 'MODERATION' } })]
    await open('/cabinet/', {}, makeUser({ companies }))
    expect(await screen.findByText('вход')).toBeInTheDocument()
  })

  it('после уведомления о модерации кабинет открыт', async () => {
    const companies = [makeCompany({ status: { code: 'MODERATION' } })]
    const page = await renderRoute(cabinet, '/cabinet/', {
      handlers: [answer('listOrders', listOf([]))],
    })
    await act(async () => page.session.auth.setState({ isNotModeration: true }))
    await signInAs(page, makeUser({ companies }))
    expect(screen.getByText(/заказы откроются после проверки/)).toBeInTheDocument()
  })

  it('не выгоняет того, чьё имя сервер не сообщил: предлагает повторить', async () => {
    const page = await renderRoute(cabinet, '/cabinet/')
    const reloadUser = vi.fn(async () => {})
    await act(async () =>
      page.session.auth.setState({ status: 'signed-in', isUserFailed: true, reloadUser }),
    )
    await page.user.click(screen.getByRole('button', { name: /Повторить/ }))
    expect(reloadUser).toHaveBeenCalledOnce()
  })

  it('без компании говорит, почему нет заказов, и не спрашивает их у сервера', async () => {
    await open('/cabinet/orders/', {}, makeUser({ companies: [] }))
    expect(
      screen.getByRole('heading', { name: 'Доступно пользователям с компанией' }),
    ).toBeInTheDocument()
    const menu = screen.getByRole('navigation', { name: 'Разделы кабинета' })
    expect(within(menu).queryByRole('link', { name: 'Заказы' })).toBeNull()
    expect(within(menu).getByRole('link', { name: 'Главная' })).toBeInTheDocument()
  })

  it('неизвестный адрес не оставляет предупреждений в консоли', async () => {
    const warn = vi.spyOn(console, 'warn')
    const shell = { ...cabinet, createRoutes: withErrorPage }
    await renderRoute(shell, '/cabinet/nothing/')
    expect(screen.getByText('не найдено')).toBeInTheDocument()
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  it('без договора обещаны базовые цены, а не цены по договору', async () => {
    await open('/cabinet/', {}, makeUser({ companies: [] }))
    expect(screen.getByText('Базовые цены и остатки на складах')).toBeInTheDocument()
    expect(screen.queryByText(/по вашему договору/)).toBeNull()
  })

  it('неизвестный адрес кабинета — 404', async () => {
    expect(await servedStatus('/cabinet/nothing/')).toBe(404)
    expect(await servedStatus('/cabinet/')).toBe(200)
  })
})

describe('панель', () => {
  const two = makeUser({
    companies: [
      makeCompany({
        agreements: [
          { uuid: 'agreement-1', name: 'Договор № 17' },
          { uuid: 'agreement-2', name: 'Договор № 18' },
        ],
      }),
      makeCompany({ uuid: 'company-2', name: 'АО «Завод»', agreements: [] }),
    ],
  })
  const handlers = () => [answer('listOrders', listOf([makeSummary(1)]))]
  const panel = () => within(screen.getByRole('complementary', { name: 'Кабинет' }))

  it('на телефоне стоит одной строкой: открывается кнопкой, закрывается переходом', async () => {
    const page = await open('/cabinet/', { handlers: handlers() })
    // a desk, which jsdom takes itself for, does not draw it
    const toggle = () => document.querySelector('[aria-controls="cabinet-panel"]') as HTMLElement
    expect(toggle()).toHaveTextContent(/^ООО «Станкосервис»/)
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    await page.user.click(toggle())
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    await page.user.click(panel().getByRole('link', { name: 'Заказы' }))
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'))
  })

  it('называет компанию, договор и полное имя', async () => {
    await open('/cabinet/', { handlers: handlers() })
    expect(panel().getByText('ООО «Станкосервис»')).toBeInTheDocument()
    expect(panel().getByText('Соколова Анна Викторовна')).toBeInTheDocument()
    expect(panel().queryByRole('button', { name: /сменить/ })).toBeNull()
    expect(
      screen.getByRole('heading', { name: 'Здравствуйте, Анна Викторовна!' }),
    ).toBeInTheDocument()
  })

  it('отмена оставляет прежние компанию и договор', async () => {
    const page = await open('/cabinet/', { handlers: handlers() }, two)
    await page.user.click(panel().getByRole('button', { name: /сменить/ }))
    await page.user.click(panel().getByRole('radio', { name: 'АО «Завод»' }))
    await page.user.click(panel().getByRole('button', { name: 'отмена' }))
    expect(page.session.auth.getState()).toMatchObject({
      companyUuid: 'company-1',
      agreementUuid: 'agreement-1',
    })
    expect(panel().getByText('ООО «Станкосервис»')).toBeInTheDocument()
  })

  it('подтверждение меняет договор', async () => {
    const page = await open('/cabinet/', { handlers: handlers() }, two)
    await page.user.click(panel().getByRole('button', { name: /сменить/ }))
    await page.user.click(panel().getByRole('radio', { name: 'Договор № 18' }))
    await page.user.click(panel().getByRole('button', { name: 'подтвердить' }))
    expect(page.session.auth.getState().agreementUuid).toBe('agreement-2')
    expect(panel().getByText('Договор № 18')).toBeInTheDocument()
  })

  it('из кабинета выходят только после вопроса', async () => {
    const page = await open('/cabinet/', { handlers: handlers() })
    const signOut = vi.fn(async () => {})
    await act(async () => page.session.auth.setState({ signOut }))
    await page.user.click(panel().getByRole('button', { name: 'выйти из кабинета' }))
    expect(panel().getByText('Подтвердите выход из личного кабинета')).toBeInTheDocument()
    await page.user.click(panel().getByRole('button', { name: 'отмена' }))
    expect(signOut).not.toHaveBeenCalled()
    await page.user.click(panel().getByRole('button', { name: 'выйти из кабинета' }))
    const navigate = vi.spyOn(page.router, 'navigate').mockResolvedValue()
    await page.user.click(panel().getByRole('button', { name: 'выйти' }))
    expect(navigate).toHaveBeenCalledWith('/', expect.anything())
    await waitFor(() => expect(signOut).toHaveBeenCalledOnce())
  })
})
