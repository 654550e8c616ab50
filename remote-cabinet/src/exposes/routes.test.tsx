import { agreements, answer, companyOf, refuse, renderRoute, server, userOf } from '@isp/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { cabinet, listOf, makeSummary, open, servedStatus } from '../cabinet.fixture.tsx'

/** The place of the shell's page for errors. */
const withErrorPage: typeof cabinet.createRoutes = (context) => [
  { id: 'test:shell', errorElement: <p>не найдено</p>, children: cabinet.createRoutes(context) },
]

describe('вход в кабинет', () => {
  test('§6: анонимного отправляет ко входу и помнит, куда он шёл', async () => {
    const page = await renderRoute(cabinet, '/cabinet/orders/?q=26&page=2')
    expect(screen.getByRole('status', { name: 'Кабинет загружается' })).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1, name: 'Личный кабинет' })).toBeInTheDocument()
    act(() => page.session.restore())
    expect(await screen.findByText('вход')).toBeInTheDocument()
    expect(page.address()).toBe(
      '/cabinet/auth/?returnTo=%2Fcabinet%2Forders%2F%3Fq%3D26%26page%3D2',
    )
    expect(page.router.state.historyAction).toBe('REPLACE')
    expect(screen.queryByRole('heading', { name: 'Заказы' })).toBeNull()
  })

  test('§6: компанию на модерации не пускает, пока уведомление не прочитано', async () => {
    await open('/cabinet/', {}, 'halfblocked')
    expect(await screen.findByText('вход')).toBeInTheDocument()
  })

  test('после уведомления о модерации кабинет открыт', async () => {
    // D43: an agreement that is written already gives no prices yet
    const agreements = [{ uuid: 'f1000000-0009-4000-8000-000000000003', name: 'Договор № 3' }]
    const companies = [companyOf('waiting', { role: 'buyer', agreements })]
    const handlers = [
      answer('listOrders', listOf([])),
      answer('currentUser', userOf('halfblocked', { companies })),
    ]
    const page = await open('/cabinet/', { handlers }, 'halfblocked')
    act(() => page.session.auth.getState().continueOnModeration())
    await act(() => page.router.navigate('/cabinet/'))
    expect(await screen.findByText(/заказы откроются после проверки/)).toBeInTheDocument()
    expect(screen.getByText(/оформить заказ можно будет после проверки/)).toBeInTheDocument()
    expect(screen.queryByText(/оформите заказ/)).toBeNull()
    expect(screen.getByText(/^Цены по договору откроются после проверки/)).toBeInTheDocument()
    expect(screen.queryByText(/по (этому|вашему) договору/)).toBeNull()
  })

  test('не выгоняет того, чьё имя сервер не сообщил: предлагает повторить', async () => {
    const handlers = [refuse('currentUser', 'DATABASE_UNAVAILABLE')]
    const page = await open('/cabinet/', { handlers })
    server.use(answer('currentUser', userOf('outsider')), answer('listOrders', listOf([])))
    await page.user.click(screen.getByRole('button', { name: /Повторить/ }))
    expect(await screen.findByRole('heading', { name: /^Здравствуйте/ })).toBeInTheDocument()
  })

  test('§2.9, §6: без компании говорит, почему нет заказов, и не спрашивает их у сервера', async () => {
    await open('/cabinet/orders/', {}, 'newcomer')
    expect(
      await screen.findByRole('heading', { name: 'Доступно пользователям с компанией' }),
    ).toBeInTheDocument()
    const menu = screen.getByRole('navigation', { name: 'Разделы кабинета' })
    expect(within(menu).queryByRole('link', { name: 'Заказы' })).toBeNull()
    expect(within(menu).getByRole('link', { name: 'Главная' })).toBeInTheDocument()
  })

  test('неизвестный адрес не оставляет предупреждений в консоли', async () => {
    const warn = vi.spyOn(console, 'warn')
    const shell = { ...cabinet, createRoutes: withErrorPage }
    await renderRoute(shell, '/cabinet/nothing/')
    expect(screen.getByText('не найдено')).toBeInTheDocument()
    expect(warn).not.toHaveBeenCalled()
    warn.mockRestore()
  })

  test('без договора обещаны базовые цены, а не цены по договору', async () => {
    await open('/cabinet/', {}, 'newcomer')
    expect(screen.getByText('Базовые цены и остатки на складах')).toBeInTheDocument()
    expect(screen.queryByText(/по вашему договору/)).toBeNull()
  })

  test('неизвестный адрес кабинета — 404', async () => {
    expect(await servedStatus('/cabinet/nothing/')).toBe(404)
    expect(await servedStatus('/cabinet/')).toBe(200)
  })
})

describe('панель', () => {
  const handlers = () => [answer('listOrders', listOf([makeSummary(1)]))]
  const panel = () => within(screen.getByRole('complementary', { name: 'Кабинет' }))

  test('§2.9: на телефоне стоит одной строкой: открывается кнопкой, закрывается переходом', async () => {
    const page = await open('/cabinet/', { handlers: handlers() })
    // a desk, which jsdom takes itself for, does not draw it
    const toggle = () => document.querySelector('[aria-controls="cabinet-panel"]') as HTMLElement
    expect(toggle()).toHaveTextContent(/^Бета/)
    expect(toggle()).toHaveAttribute('aria-expanded', 'false')
    await page.user.click(toggle())
    expect(toggle()).toHaveAttribute('aria-expanded', 'true')
    await page.user.click(panel().getByRole('link', { name: 'Заказы' }))
    await waitFor(() => expect(toggle()).toHaveAttribute('aria-expanded', 'false'))
  })

  test('§2.9: называет компанию, договор и полное имя', async () => {
    await open('/cabinet/', { handlers: handlers() })
    expect(panel().getByText('Бета')).toBeInTheDocument()
    expect(panel().getByText('Зорина Ольга Петровна')).toBeInTheDocument()
    expect(panel().queryByRole('button', { name: /сменить/ })).toBeNull()
    expect(
      screen.getByRole('heading', { name: 'Здравствуйте, Ольга Петровна!' }),
    ).toBeInTheDocument()
  })

  test('§2.9: отмена оставляет прежние компанию и договор', async () => {
    const page = await open('/cabinet/', { handlers: handlers() }, 'manager')
    await page.user.click(panel().getByRole('button', { name: /сменить/ }))
    await page.user.click(await panel().findByRole('radio', { name: /^Гамма/ }))
    expect(page.session.auth.getState().companyUuid).toBe(companyOf('alfa').uuid)
    await page.user.click(panel().getByRole('button', { name: 'отмена' }))
    expect(page.session.auth.getState()).toMatchObject({
      companyUuid: companyOf('alfa').uuid,
      agreementUuid: agreements.partner,
    })
    expect(panel().getByText('Альфа')).toBeInTheDocument()
  })

  test('вид, который открыли, получает клавиатуру; в вопросе о выходе она на «отмена»', async () => {
    const page = await open('/cabinet/', { handlers: handlers() }, 'manager')
    await page.user.click(panel().getByRole('button', { name: /сменить/ }))
    expect(await panel().findByRole('group', { name: 'Выберите компанию' })).toHaveFocus()
    await page.user.click(panel().getByRole('button', { name: 'отмена' }))
    await page.user.click(panel().getByRole('button', { name: 'выйти из кабинета' }))
    expect(panel().getByRole('button', { name: 'отмена' })).toHaveFocus()
  })

  test('§2.7: с другой компанией берётся её договор, а не прежний', async () => {
    const companies = [companyOf('alfa'), companyOf('beta')]
    const visitor = userOf('manager', { companies })
    const page = await open('/cabinet/', { handlers: handlers() }, visitor)
    await page.user.click(panel().getByRole('button', { name: /сменить/ }))
    await page.user.click(await panel().findByRole('radio', { name: /^Бета/ }))
    expect(panel().queryByRole('group', { name: 'Выберите договор' })).toBeNull()
    await page.user.click(panel().getByRole('button', { name: 'подтвердить' }))
    expect(page.session.auth.getState()).toMatchObject({
      companyUuid: companyOf('beta').uuid,
      agreementUuid: agreements.beta,
      isConfirmed: true,
    })
  })

  test('в меню отмечено, где стоишь: главная — только на главной', async () => {
    const page = await open('/cabinet/orders/', { handlers: handlers() })
    const current = () =>
      within(screen.getByRole('navigation', { name: 'Разделы кабинета' }))
        .getAllByRole('link')
        .filter((link) => link.getAttribute('aria-current') === 'page')
        .map((link) => link.textContent)
    expect(current()).toEqual(['Заказы'])
    await act(() => page.router.navigate('/cabinet/'))
    expect(current()).toEqual(['Главная'])
  })

  test('§2.9: подтверждение меняет договор', async () => {
    const page = await open('/cabinet/', { handlers: handlers() }, 'manager')
    await page.user.click(panel().getByRole('button', { name: /сменить/ }))
    await page.user.click(await panel().findByRole('radio', { name: 'Договор 2' }))
    await page.user.click(panel().getByRole('button', { name: 'подтвердить' }))
    expect(page.session.auth.getState().agreementUuid).toBe(agreements.retail)
    expect(panel().getByText('Договор 2')).toBeInTheDocument()
  })

  test('§2.9: из кабинета выходят только после вопроса', async () => {
    const page = await open('/cabinet/', { handlers: handlers() })
    await page.user.click(panel().getByRole('button', { name: 'выйти из кабинета' }))
    expect(panel().getByText('Подтвердите выход из личного кабинета')).toBeInTheDocument()
    await page.user.click(panel().getByRole('button', { name: 'отмена' }))
    expect(page.session.auth.getState().status).toBe('signed-in')
    await page.user.click(panel().getByRole('button', { name: 'выйти из кабинета' }))
    const navigate = vi.spyOn(page.router, 'navigate').mockResolvedValue()
    await page.user.click(panel().getByRole('button', { name: 'выйти' }))
    expect(navigate).toHaveBeenCalledWith('/', expect.anything())
    await waitFor(() => expect(page.session.auth.getState().status).toBe('anonymous'))
  })
})
