import { defineRemote, type RemoteContext } from '@isp/federation/remote'
import { useAuth, useSession } from '@isp/session'
import { answer, enterAs, password, renderRoute, server, signInHandlers } from '@isp/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import fragment from '../../exposes/auth-dialog.tsx'

/** A page that mounts the dialog as the shell does. */
const Host = ({ context }: { context: RemoteContext }) => {
  const { openAuth } = useSession()
  const isOpen = useAuth(({ dialog }) => dialog !== null)
  return (
    <>
      <button
        type="button"
        onClick={() =>
          openAuth({ reason: 'Чтобы оформить заказ, войдите.', returnTo: '/checkout/' })
        }
      >
        оформить
      </button>
      {isOpen && <fragment.Fragment context={context} />}
    </>
  )
}
const host = defineRemote({
  name: 'host',
  routes: (context) => [
    { id: 'host:orders', path: '/cabinet/orders/', element: <Host context={context} /> },
    { id: 'host:checkout', path: '/checkout/', element: <p>оформление</p> },
    { id: 'host:registration', path: '/cabinet/registration/', element: <p>создание</p> },
  ],
})

const widen: ((event: { matches: boolean }) => void)[] = []
beforeEach(() => {
  // jsdom knows no modal dialogs: opens it, and takes focus to its first control as browsers do
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
    this.querySelector<HTMLElement>('button, input')?.focus()
  }
  vi.stubGlobal('matchMedia', () => ({
    addEventListener: (_: string, listener: (event: { matches: boolean }) => void) =>
      widen.push(listener),
    removeEventListener: (_: string, listener: (event: { matches: boolean }) => void) =>
      widen.splice(widen.indexOf(listener), 1),
  }))
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  const page = await renderRoute(host, '/cabinet/orders/', { as: 'anonymous' })
  await page.user.click(screen.getByRole('button', { name: 'оформить' }))
  return page
}

describe('окно входа (§2.6)', () => {
  test('открывается с фокусом в логине, закрытие возвращает фокус кнопке', async () => {
    const { user } = await open()
    expect(screen.getByRole('dialog', { name: 'Вход в кабинет' })).toBeInTheDocument()
    expect(screen.getByText('Чтобы оформить заказ, войдите.')).toBeInTheDocument()
    expect(screen.getByLabelText(/Логин/)).toHaveFocus()
    await user.click(screen.getByRole('button', { name: /Закрыть/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'оформить' })).toHaveFocus()
  })

  test('Escape закрывает', async () => {
    await open()
    const dialog = screen.getByRole('dialog')
    act(() => void dialog.dispatchEvent(new Event('cancel', { cancelable: true })))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  test('§2.6: в кабинете закрывается, когда окно стало шире 1024, и остаётся, когда стало уже', async () => {
    await open()
    act(() => widen.forEach((listener) => void listener({ matches: false })))
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    act(() => [...widen].forEach((listener) => void listener({ matches: true })))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('после входа ведёт туда, ради чего входили', async () => {
    const page = await open()
    server.use(...signInHandlers('newcomer'))
    await act(() => enterAs(page.context, 'newcomer'))
    expect(await screen.findByText('оформление')).toBeInTheDocument()
    expect(page.session.auth.getState().dialog).toBeNull()
  })

  test('«создать кабинет» закрывает окно и открывает страницу', async () => {
    const { user, session } = await open()
    await user.click(screen.getByRole('link', { name: 'создать кабинет' }))
    expect(await screen.findByText('создание')).toBeInTheDocument()
    expect(session.auth.getState().dialog).toBeNull()
  })

  test('§2.6 в режиме регистрации: форма гаснет, шаг кода — в том же окне, потом туда, ради чего начинали', async () => {
    const page = await renderRoute(host, '/cabinet/orders/', { as: 'anonymous' })
    act(() =>
      page.session.openAuth({
        reason: 'Чтобы оформить заказ, создайте кабинет.',
        returnTo: '/checkout/',
        isRegistration: true,
      }),
    )
    expect(await screen.findByRole('dialog', { name: 'Создание кабинета' })).toBeInTheDocument()
    expect(screen.getByText('В кабинете можно')).toBeInTheDocument()
    server.use(
      answer('sendEmailCode', { seconds: 60 }),
      answer('validateEmailCode', { done: true }),
      answer('registerUserV2', { accessToken: 'access', refreshToken: 'refresh' }),
      ...signInHandlers('newcomer'),
    )
    const { user } = page
    await user.type(await screen.findByLabelText(/Рабочая почта/), 'newcomer@example.com')
    await user.type(screen.getByLabelText(/^Пароль/), password)
    await user.click(screen.getByRole('checkbox', { name: /персональных данных/ }))
    await user.click(screen.getByRole('button', { name: 'получить код в письме' }))
    expect(await screen.findByLabelText('Цифра 1 из 4')).toHaveFocus()
    expect(screen.getByRole('dialog', { name: 'Подтверждение почты' })).toBeInTheDocument()
    await user.paste('0123')
    expect(await screen.findByText('оформление')).toBeInTheDocument()
    expect(page.session.auth.getState().dialog).toBeNull()
  })

  test('чужой адрес возврата не выполняется: после входа остаёшься, где был', async () => {
    const page = await renderRoute(host, '/cabinet/orders/', { as: 'anonymous' })
    act(() => page.session.openAuth({ reason: 'checkout', returnTo: '//evil.example/' }))
    expect(screen.queryByText('checkout')).toBeNull()
    // the router refuses another origin too: the address alone would not tell
    const navigate = vi.spyOn(page.router, 'navigate')
    server.use(...signInHandlers('newcomer'))
    await act(() => enterAs(page.context, 'newcomer'))
    await waitFor(() => expect(page.session.auth.getState().dialog).toBeNull())
    expect(navigate).not.toHaveBeenCalled()
    expect(page.address()).toBe('/cabinet/orders/')
  })
})
