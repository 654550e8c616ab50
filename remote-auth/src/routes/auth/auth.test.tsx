import type { RemoteModule } from '@isp/federation/remote'
import {
  agreements,
  answer,
  companyOf,
  disconnect,
  errorResponse,
  type RenderedRoute,
  refuse,
  renderRoute,
  password as rightPassword,
  server,
  signInHandlers,
  userOf,
  type Visitor,
} from '@isp/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { HttpHandler } from 'msw'
import { afterEach, describe, expect, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'
import { KEPT_PASSWORD, wipePassword } from '../../shared/password/kept-password.ts'

const auth: RemoteModule = {
  ...remote,
  createRoutes: (context) => [
    ...remote.createRoutes(context),
    { id: 'test:cabinet', path: '/cabinet/', element: <p>кабинет</p> },
    { id: 'test:orders', path: '/cabinet/orders/', element: <p>заказы</p> },
  ],
}
const choosing = userOf('manager', { companies: [companyOf('alfa'), companyOf('beta')] })
const login = () => screen.getByLabelText(/Логин или рабочая почта/)
const password = () => screen.getByLabelText(/^Пароль/)
const submit = () => screen.getByRole('button', { name: 'войти' })

const open = (address = '/cabinet/auth/', handlers: readonly HttpHandler[] = []) =>
  renderRoute(auth, address, { as: 'anonymous', handlers })

const isAnonymous = ({ session }: RenderedRoute) => session.auth.getState().status === 'anonymous'

const fill = async ({ user }: RenderedRoute, name: string, secret: string) => {
  await user.type(login(), name)
  await user.type(password(), `${secret}{Enter}`)
}

/** Through the form, as the server knows this person. */
const enter = async (page: RenderedRoute, visitor: Visitor) => {
  server.use(...signInHandlers(visitor))
  const { login: name } = typeof visitor === 'string' ? userOf(visitor) : visitor
  await fill(page, name, rightPassword)
}

afterEach(wipePassword)

describe('вход: отказы (§2.6, §5, §8)', () => {
  test('пустая форма никуда не уходит и ни на что не жалуется', async () => {
    const page = await open()
    await page.user.click(submit())
    await page.user.click(login())
    await page.user.tab()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(isAnonymous(page)).toBe(true)
  })

  test('ошибка поля видна, только когда его изменили и покинули, и исчезает, когда исправили', async () => {
    const page = await open()
    await page.user.type(login(), 'buyer@')
    expect(screen.queryByText('Введите корректный email')).toBeNull()
    await page.user.tab()
    expect(screen.getByText('Введите корректный email')).toBeInTheDocument()
    await page.user.type(login(), 'example.com')
    expect(screen.queryByText('Введите корректный email')).toBeNull()
  })

  test('негодный пароль не тратит попытку: фокус на нём, текст под ним', async () => {
    const page = await open()
    await fill(page, 'buyer@example.com', 'short')
    expect(screen.getByText('Должен содержать минимум 8 символов')).toBeInTheDocument()
    expect(password()).toHaveFocus()
    expect(isAnonymous(page)).toBe(true)
  })

  test('негодный логин не тратит попытку: фокус на нём, текст под ним', async () => {
    const page = await open('/auth/', [refuse('loginV2', 'LOGIN_FAILED', 'Неверный логин.')])
    await fill(page, 'buyer@', rightPassword)
    expect(screen.getByText('Введите корректный email')).toBeInTheDocument()
    expect(login()).toHaveFocus()
    expect(screen.queryByText('Неверный логин.')).toBeNull()
    expect(sessionStorage.getItem(KEPT_PASSWORD)).toBeNull()
  })

  test('отказ сервера — под полями, его словами; исчезает, когда поле меняют', async () => {
    const page = await open('/auth/', [
      refuse('loginV2', 'LOGIN_FAILED', 'Неверный логин или пароль.'),
    ])
    await fill(page, 'buyer@example.com', 'wrong-password')
    expect(await screen.findByText('Неверный логин или пароль.')).toBeInTheDocument()
    expect(login()).toHaveValue('buyer@example.com')
    expect(isAnonymous(page)).toBe(true)
    await page.user.type(password(), '1')
    await waitFor(() => expect(screen.queryByText('Неверный логин или пароль.')).toBeNull())
  })

  test('обрыв связи не похож на неверный пароль', async () => {
    const page = await open('/auth/', [disconnect('loginV2')])
    await fill(page, 'buyer@example.com', 'demo-2026')
    expect(await screen.findByRole('alert')).toHaveTextContent(/сервер/)
  })

  test('§8: о сбое сервера говорит всплывающее окно, в форме его нет', async () => {
    const page = await open('/auth/', [refuse('loginV2', 'INTERNAL_ERROR', 'Сбой на сервере.')])
    await fill(page, 'buyer@example.com', 'demo-2026')
    await waitFor(() =>
      expect(page.session.popups.getState().items).toMatchObject([{ text: 'Сбой на сервере.' }]),
    )
    expect(screen.queryByRole('alert')).toBeNull()
    expect(password()).toHaveValue('demo-2026')
  })

  test.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/.//evil.example/',
    '/\t/evil.example/',
    'javascript:alert(1)',
    'evil.example/',
  ])('чужой адрес возврата %s не выполняется', async (address) => {
    const page = await open(`/cabinet/auth/?returnTo=${encodeURIComponent(address)}`)
    await enter(page, 'newcomer')
    expect(await screen.findByText('кабинет')).toBeInTheDocument()
  })
})

describe('вход (§2.6, §4)', () => {
  test('пробелы вокруг логина убраны; токены получает сессия', async () => {
    const asked: unknown[] = []
    const page = await open('/cabinet/auth/', [
      answer('loginV2', ({ body }) => {
        asked.push(body)
        return { accessToken: 'access', refreshToken: 'refresh' }
      }),
      ...signInHandlers('buyer'),
    ])
    await page.user.type(password(), rightPassword)
    await page.user.type(login(), '  buyer@example.com {Enter}') // the field was not left
    await screen.findByRole('group', { name: 'Выберите договор' })
    expect(page.session.tokens.getAccessToken()).toBe('access')
    expect(asked).toEqual([
      {
        login: 'buyer@example.com',
        password: rightPassword,
        client_id: page.session.clientId(),
      },
    ])
  })

  test('два нажатия подряд — один запрос', async () => {
    let calls = 0
    const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
    const page = await open('/cabinet/auth/', [
      answer('loginV2', async () => {
        calls += 1
        await pressed
        return { accessToken: 'access', refreshToken: 'refresh' }
      }),
      ...signInHandlers('newcomer'),
    ])
    await fill(page, 'newcomer@example.com', rightPassword)
    await page.user.type(password(), '{Enter}')
    press()
    expect(await screen.findByText('кабинет')).toBeInTheDocument()
    expect(calls).toBe(1)
  })

  test('поля узнаёт менеджер паролей, пароль можно показать и не попадает в адрес', async () => {
    const { user } = await open()
    expect(login()).toHaveAttribute('autocomplete', 'username')
    expect(password()).toHaveAttribute('autocomplete', 'current-password')
    expect(login().closest('form')).toHaveAttribute('method', 'post')
    await user.click(screen.getByRole('button', { name: /Показать пароль/ }))
    expect(password()).toHaveAttribute('type', 'text')
  })

  test('два Enter в одно мгновение стоят одной попытки', async () => {
    let calls = 0
    const page = await open('/cabinet/auth/', [
      answer('loginV2', () => {
        calls += 1
        return errorResponse('LOGIN_FAILED', 'Неверный логин или пароль.')
      }),
    ])
    await page.user.type(login(), 'buyer@example.com')
    await page.user.type(password(), 'wrong-password')
    const form = login().closest('form') as HTMLFormElement
    act(() => {
      fireEvent.submit(form)
      fireEvent.submit(form)
    })
    expect(await screen.findByText('Неверный логин или пароль.')).toBeInTheDocument()
    expect(calls).toBe(1)
    fireEvent.submit(form)
    await waitFor(() => expect(calls).toBe(2))
  })

  test('уход со страницы забирает пароль с собой', async () => {
    const page = await open('/cabinet/auth/', [refuse('loginV2', 'LOGIN_FAILED')])
    await fill(page, 'buyer@example.com', 'demo-2026')
    expect(sessionStorage.getItem(KEPT_PASSWORD)).toBe('demo-2026')
    window.dispatchEvent(new Event('pagehide'))
    expect(sessionStorage.getItem(KEPT_PASSWORD)).toBeNull()
  })

  test('выключенное хранилище войти не мешает', async () => {
    const page = await open('/cabinet/auth/', [])
    const off = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    await enter(page, 'newcomer')
    expect(await screen.findByText('кабинет')).toBeInTheDocument()
    off.mockRestore()
  })

  test('пароль хранится не дольше пяти минут и не переживает выход', async () => {
    const page = await open('/cabinet/auth/', [refuse('loginV2', 'LOGIN_FAILED')])
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await fill(page, 'buyer@example.com', 'demo-2026')
    expect(sessionStorage.getItem(KEPT_PASSWORD)).toBe('demo-2026')
    vi.advanceTimersByTime(5 * 60_000)
    expect(sessionStorage.getItem(KEPT_PASSWORD)).toBeNull()
    vi.useRealTimers()

    await page.user.clear(login())
    await page.user.clear(password())
    await enter(page, choosing)
    await screen.findByRole('group', { name: 'Выберите договор' })
    expect(sessionStorage.getItem(KEPT_PASSWORD)).toBe(rightPassword)
    await act(() => page.session.auth.getState().signOut())
    expect(sessionStorage.getItem(KEPT_PASSWORD)).toBeNull()
  })

  test('называет, зачем нужен кабинет, и ведёт к его созданию', async () => {
    const { user } = await open()
    expect(screen.getByText(/следить за состоянием заказов/)).toBeInTheDocument()
    await user.click(screen.getByRole('link', { name: 'создать кабинет' }))
    expect(await screen.findByLabelText(/Рабочая почта/)).toBeInTheDocument()
  })
})

describe('компания и договор (§2.7)', () => {
  test('одна компания с одним договором: ничего не спрашивает и возвращает, откуда пришли', async () => {
    const page = await open('/cabinet/auth/?returnTo=/cabinet/orders/')
    await enter(page, 'outsider')
    expect(await screen.findByText('заказы')).toBeInTheDocument()
    expect(page.router.state.historyAction).toBe('REPLACE')
  })

  test('договоры показаны, только если их у компании несколько; выбор запоминается сразу', async () => {
    const page = await open()
    await enter(page, choosing)
    expect(await screen.findByRole('heading', { name: 'Компания и договор' })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: 'Альфа' })).toBeChecked()
    await page.user.click(screen.getByRole('radio', { name: 'Договор 2' }))
    expect(page.session.auth.getState().agreementUuid).toBe(agreements.retail)
    await page.user.click(screen.getByRole('radio', { name: 'Бета' }))
    expect(page.session.auth.getState().companyUuid).toBe(companyOf('beta').uuid)
    expect(screen.queryByRole('group', { name: 'Выберите договор' })).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'продолжить' }))
    expect(page.session.auth.getState().isConfirmed).toBe(true)
    expect(await screen.findByText('кабинет')).toBeInTheDocument()
  })

  test('компания на модерации: сначала уведомление, «понятно» ведёт в кабинет', async () => {
    const page = await open()
    await enter(page, 'halfblocked')
    expect(
      await screen.findByRole('heading', { name: 'Компания на модерации' }),
    ).toBeInTheDocument()
    expect(screen.queryByText('кабинет')).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'понятно' }))
    expect(page.session.auth.getState().isNotModeration).toBe(true)
    expect(await screen.findByText('кабинет')).toBeInTheDocument()
  })

  test('клавиатура идёт за шагом, а не остаётся на том, чего уже нет', async () => {
    const page = await open()
    await enter(page, choosing)
    const group = await screen.findByRole('group', { name: 'Выберите компанию' })
    expect(document.activeElement?.contains(group)).toBe(true)
    expect(document.activeElement).not.toBe(document.body)
  })

  test('с компании на модерации можно вернуться к выбору другой', async () => {
    const page = await open()
    await enter(page, 'manager')
    await page.user.click(await screen.findByRole('radio', { name: /^Гамма/ }))
    expect(screen.getByText('На модерации')).toBeInTheDocument()
    await page.user.click(screen.getByRole('button', { name: 'продолжить' }))
    expect(await screen.findByText('Проверяем данные: Гамма.')).toBeInTheDocument()
    await page.user.click(screen.getByRole('button', { name: 'выбрать другую компанию' }))
    await page.user.click(await screen.findByRole('radio', { name: /^Альфа/ }))
    await page.user.click(screen.getByRole('radio', { name: 'Договор 2' }))
    expect(screen.queryByText('кабинет')).toBeNull()
    await page.user.click(screen.getByRole('button', { name: 'продолжить' }))
    expect(await screen.findByText('кабинет')).toBeInTheDocument()
    expect(page.session.auth.getState()).toMatchObject({
      companyUuid: companyOf('alfa').uuid,
      agreementUuid: agreements.retail,
      isNotModeration: false,
    })
  })
})

describe('вход с настоящей сессией (§4)', () => {
  test('логин → выбор компании и договора → страница, ради которой входили', async () => {
    const page = await renderRoute(auth, '/cabinet/auth/?returnTo=/cabinet/orders/')
    await enter(page, choosing)
    await page.user.click(await screen.findByRole('radio', { name: 'Договор 2' }))
    await page.user.click(screen.getByRole('button', { name: 'продолжить' }))
    expect(await screen.findByText('заказы')).toBeInTheDocument()
    expect(page.session.auth.getState()).toMatchObject({
      status: 'signed-in',
      companyUuid: companyOf('alfa').uuid,
      agreementUuid: agreements.retail,
      isConfirmed: true,
    })
  })

  test('пользователя не удалось прочитать: об этом сказано в форме, никто не вошёл', async () => {
    const page = await renderRoute(auth, '/cabinet/auth/', {
      handlers: [disconnect('currentUser'), ...signInHandlers('outsider')],
    })
    await fill(page, 'outsider@example.com', rightPassword)
    expect(await screen.findByRole('alert')).toHaveTextContent(/сервер/)
    expect(page.session.auth.getState().status).toBe('anonymous')
  })
})
