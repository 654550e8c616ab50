import type { RemoteModule } from '@isp/federation'
import { answer, errorResponse, refuse, renderRoute, server } from '@isp/testing'
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import remote from '../../exposes/routes.tsx'

const auth: RemoteModule = remote
const next = () => screen.getByLabelText(/^Новый пароль(?! ещё)/)
const repeat = () => screen.getByLabelText(/^Новый пароль ещё раз/)
const submit = () => screen.getByRole('button', { name: 'сменить пароль' })
const address = '/auth/change-password/'

describe('новый пароль по ссылке из письма (§2.6, §5)', () => {
  const open = () => renderRoute(auth, `${address}#token=t-1`, { as: 'anonymous' })

  test('разные пароли не уходят: ошибка у второго, набранное на месте', async () => {
    const { user } = await open()
    await user.type(next(), 'novyi-2026')
    await user.type(repeat(), 'drugoi-2026')
    await user.click(submit())
    expect(await screen.findByText('Пароли должны совпадать')).toBeInTheDocument()
    expect(next()).toHaveValue('novyi-2026')
  })

  test('§2.6: страница письма оживает тем же, что прислал сервер: о ключе за # он не знает', async () => {
    await renderRoute(auth, `${address}#token=t-1`)
    expect(screen.queryByLabelText(/пароль/i)).toBeNull()
    expect(screen.queryByRole('heading', { name: 'Ссылка неполная' })).toBeNull()
  })

  test('ссылка не действует: слова сервера и путь к новому письму', async () => {
    const { user } = await open()
    server.use(refuse('resetPassword', 'RESET_LINK_INVALID', 'Ссылка уже использована.'))
    await user.type(next(), 'novyi-2026')
    await user.type(repeat(), 'novyi-2026')
    await user.click(submit())
    expect(await screen.findByText('Ссылка уже использована.')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'запросить новое письмо' })).toHaveAttribute(
      'href',
      '/cabinet/auth/?forgot=yes',
    )
  })

  test('пароль задан: ключ ушёл в теле, дальше — вход', async () => {
    const asked: unknown[] = []
    const { user } = await open()
    server.use(
      answer('resetPassword', ({ body }) => {
        asked.push(body)
        return { done: true as const }
      }),
    )
    await user.type(next(), 'novyi-2026')
    await user.type(repeat(), 'novyi-2026')
    await user.click(submit())
    expect(await screen.findByRole('heading', { name: 'Пароль изменён' })).toBeInTheDocument()
    expect(asked).toEqual([
      { token: 't-1', newPassword: 'novyi-2026', repeatNewPassword: 'novyi-2026' },
    ])
    expect(screen.getByRole('link', { name: 'войти' })).toHaveAttribute('href', '/cabinet/auth/')
  })

  test('без ключа и без входа — что делать', async () => {
    await renderRoute(auth, address, { as: 'anonymous' })
    expect(screen.getByRole('heading', { level: 1, name: 'Ссылка неполная' })).toBeInTheDocument()
  })
})

describe('смена пароля вошедшим (§7.1)', () => {
  test('неверный нынешний пароль — ошибка у его поля; верный — сеанс продолжается', async () => {
    const fields = [{ path: 'password', code: 'PASSWORD_WRONG', params: {} }]
    const { user, session } = await renderRoute(auth, address, { as: 'buyer' })
    server.use(
      answer('changePassword', () => errorResponse('PASSWORD_WRONG', 'Неверный пароль', fields)),
    )
    await user.type(screen.getByLabelText(/^Нынешний пароль/), 'ne-to-2026')
    await user.type(next(), 'novyi-2026')
    await user.type(repeat(), 'novyi-2026')
    await user.click(submit())
    expect(await screen.findByText('Неверный пароль')).toBeInTheDocument()
    expect(screen.getByLabelText(/^Нынешний пароль/)).toHaveFocus()
    server.use(answer('changePassword', { done: true }))
    await user.click(submit())
    expect(await screen.findByText(/На других устройствах/)).toBeInTheDocument()
    expect(session.auth.getState().status).toBe('signed-in')
  })
})

describe('забытый пароль (§2.6, §5, §8)', () => {
  const open = async () => {
    const page = await renderRoute(auth, '/cabinet/auth/', { as: 'anonymous' })
    await page.user.click(screen.getByRole('button', { name: 'Забыли пароль?' }))
    await screen.findByRole('button', { name: 'получить ссылку' })
    return page
  }
  const email = () => screen.getByLabelText(/Рабочая почта/)
  const send = () => screen.getByRole('button', { name: 'получить ссылку' })

  test('кнопка молчит, пока почта не введена верно', async () => {
    const { user } = await open()
    expect(screen.getByRole('heading', { name: 'Восстановление пароля' })).toBeInTheDocument()
    expect(send()).toBeDisabled()
    await user.type(email(), 'anna@')
    expect(send()).toBeDisabled()
    await user.type(email(), 'zavod.example')
    expect(send()).toBeEnabled()
  })

  test('отказ — под формой словами сервера', async () => {
    const { user } = await open()
    server.use(refuse('forgotPassword', 'TOO_MANY_REQUESTS', 'Повторите через 15 секунд.'))
    await user.type(email(), 'anna@zavod.example')
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent('Повторите через 15 секунд.')
  })

  test('§2.6: при ошибках у полей под формой стоит первая из них, а не общие слова', async () => {
    const { user } = await open()
    const fields = [{ path: 'login', code: 'EMAIL_FORMAT' as const, params: {} }]
    server.use(
      answer('forgotPassword', () => errorResponse('REQUEST_INVALID', 'Проверьте', fields)),
    )
    await user.type(email(), 'anna@zavod.example')
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent('Неправильный формат почты')
  })

  test('отправлено: сказано куда и про спам; назад к входу; почта помнится', async () => {
    const { user } = await open()
    server.use(answer('forgotPassword', { done: true }))
    await user.type(email(), 'anna@zavod.example')
    await user.click(send())
    expect(await screen.findByText(/anna@zavod\.example.+«Спам»/)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'авторизоваться' }))
    await user.click(screen.getByRole('button', { name: 'Забыли пароль?' }))
    expect(email()).toHaveValue('anna@zavod.example')
  })
})
