import type { RemoteModule } from '@isp/federation'
import { storageNames } from '@isp/session'
import {
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
} from '@isp/testing'
import { act, screen, waitFor } from '@testing-library/react'
import type { HttpHandler } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import remote from '../../exposes/routes.tsx'
import { KEPT_MS, KEPT_PASSWORD, wipePassword } from '../../shared/password/kept-password.ts'

const auth: RemoteModule = {
  ...remote,
  createRoutes: (context) => [
    ...remote.createRoutes(context),
    { id: 'test:cabinet', path: '/cabinet/', element: <p>кабинет</p> },
  ],
}
const fresh = userOf('newcomer', { login: 'anna@zavod.example' })
const tokens = { accessToken: 'access', refreshToken: 'refresh' }
const sent = answer('sendEmailCode', { seconds: 60 })

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
    shouldAdvanceTime: true,
  })
})
afterEach(() => {
  vi.useRealTimers()
  wipePassword()
  sessionStorage.clear()
})

const open = (handlers: readonly HttpHandler[] = [sent]) =>
  renderRoute(auth, '/cabinet/registration/', {
    as: 'anonymous',
    handlers,
    userEvent: { advanceTimers: vi.advanceTimersByTime },
  })
const email = () => screen.getByLabelText(/Рабочая почта/)
const password = () => screen.getByLabelText(/^Пароль/)
const consent = () => screen.getByRole('checkbox', { name: /персональных данных/ })
const submit = () => screen.getByRole('button', { name: 'получить код в письме' })
const boxes = () => [1, 2, 3, 4].map((place) => screen.getByLabelText(`Цифра ${place} из 4`))
const shown = () =>
  boxes()
    .map((box) => (box as HTMLInputElement).value)
    .join('')

const fill = async ({ user }: RenderedRoute) => {
  await user.type(email(), ' anna@zavod.example ')
  await user.type(password(), rightPassword)
  await user.click(consent())
}
const toCode = async (page: RenderedRoute) => {
  await fill(page)
  await page.user.click(submit())
  await screen.findByLabelText('Цифра 1 из 4')
}

describe('регистрация, шаг 1 (§2.6, §5)', () => {
  test('пустая форма не уходит: у каждого поля — что не так, фокус на первом', async () => {
    const page = await open([])
    await page.user.click(submit())
    expect(screen.getAllByText('Обязательное поле')).toHaveLength(2)
    expect(screen.getByText('Подтвердите согласие')).toBeInTheDocument()
    expect(email()).toHaveFocus()
  })

  test('согласия отдельно и не отмечены; текст согласия — здесь же (152-ФЗ, 38-ФЗ)', async () => {
    await open([])
    expect(consent()).not.toBeChecked()
    expect(screen.getByRole('checkbox', { name: /новинках/ })).not.toBeChecked()
    expect(screen.getByText(/даю магазину/)).toBeInTheDocument()
  })

  test('без согласия ничего не уходит, набранное на месте', async () => {
    const page = await open([])
    await page.user.type(email(), 'anna@zavod.example')
    await page.user.type(password(), rightPassword)
    await page.user.click(submit())
    expect(consent()).toHaveFocus()
    expect(email()).toHaveValue('anna@zavod.example')
    expect(password()).toHaveValue(rightPassword)
  })

  test('отказ сервера — у поля или под полями его словами; набранное на месте', async () => {
    const fields = [{ path: 'email', code: 'EMAIL_FORMAT', params: {} }]
    const page = await open([
      answer('sendEmailCode', () => errorResponse('REQUEST_INVALID', 'Проверьте данные', fields)),
    ])
    await fill(page)
    await page.user.click(submit())
    expect(await screen.findByText('Неправильный формат почты')).toBeInTheDocument()
    server.use(refuse('sendEmailCode', 'TOO_MANY_REQUESTS', 'Повторите через 40 секунд.'))
    await page.user.click(submit())
    expect(await screen.findByText('Повторите через 40 секунд.')).toBeInTheDocument()
    expect(email()).toHaveValue('anna@zavod.example')
    expect(password()).toHaveValue(rightPassword)
  })

  test('форма гаснет 400 мс, потом появляются четыре поля с фокусом в первом', async () => {
    const page = await open()
    await fill(page)
    await page.user.click(submit())
    await waitFor(() => expect(email().closest('[data-fading]')).not.toBeNull())
    await act(() => vi.advanceTimersByTimeAsync(400))
    expect(boxes()[0]).toHaveFocus()
    expect(screen.getByText('anna@zavod.example')).toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Подтверждение почты')
  })

  test('заполненное браузером учтено через 500 мс (§9)', async () => {
    await open([])
    Object.assign(email(), { value: 'anna@' })
    await act(() => vi.advanceTimersByTimeAsync(500))
    act(() => email().focus())
    act(() => password().focus())
    expect(screen.getByText('Неправильный формат почты')).toBeInTheDocument()
  })
})

describe('поля кода (§2.8, §4)', () => {
  const hanging = answer('validateEmailCode', () => new Promise<never>(() => {}))

  test('цифра ведёт дальше, стрелки — туда и обратно, Backspace стирает и возвращает', async () => {
    const page = await open()
    await toCode(page)
    await page.user.keyboard('12')
    expect([shown(), document.activeElement === boxes()[2]]).toEqual(['12', true])
    await page.user.keyboard('{ArrowLeft}{ArrowLeft}')
    expect(boxes()[0]).toHaveFocus()
    await page.user.keyboard('{ArrowRight}{ArrowRight}{Backspace}')
    expect([shown(), document.activeElement === boxes()[1]]).toEqual(['1', true])
    await page.user.keyboard('x')
    expect(shown()).toBe('1')
  })

  test('вставка числа заполняет все поля, не числа — ничего', async () => {
    const page = await open([sent, hanging])
    await toCode(page)
    await page.user.paste('12а4')
    expect(shown()).toBe('')
    await page.user.paste(' 0123 ')
    expect(shown()).toBe('0123')
    expect(await screen.findByText('Проверяем код…')).toBeInTheDocument()
  })

  test('повторная цифра заменяет прежнюю', async () => {
    const page = await open()
    await toCode(page)
    await page.user.keyboard('1{ArrowLeft}7')
    expect(shown()).toBe('7')
  })

  test('неверный код: текст сервера под полями, поля пусты, можно попросить новый', async () => {
    const page = await open([sent, refuse('validateEmailCode', 'CODE_WRONG', 'Неверный код.')])
    await toCode(page)
    await page.user.paste('1111')
    expect(await screen.findByText('Неверный код.')).toBeInTheDocument()
    expect(shown()).toBe('')
    expect(boxes()[0]).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Попросить новый код' })).toBeEnabled()
  })

  test('§2.8: обратный отсчёт 60 секунд по секунде, потом кнопка; новый код — отсчёт снова', async () => {
    let calls = 0
    const page = await open([
      answer('sendEmailCode', () => {
        calls += 1
        return { seconds: 60 }
      }),
    ])
    await toCode(page)
    expect(screen.getByText(/новый код через [56]\d\sсекунд/)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Попросить новый код' })).toBeNull()
    const left = () => Number(/через (\d+)/.exec(document.body.textContent ?? '')?.[1])
    const before = left()
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(left()).toBe(before - 3)
    await act(() => vi.advanceTimersByTimeAsync(57_000))
    await page.user.click(screen.getByRole('button', { name: 'Попросить новый код' }))
    expect(await screen.findByText(/новый код через/)).toBeInTheDocument()
    expect(calls).toBe(2)
  })

  test('«изменить почту» возвращает; та же почта в ту же минуту письма не просит', async () => {
    let calls = 0
    const page = await open([
      answer('sendEmailCode', () => {
        calls += 1
        return { seconds: 60 }
      }),
    ])
    await toCode(page)
    await page.user.click(screen.getByRole('button', { name: 'изменить почту' }))
    expect(email()).toHaveValue('anna@zavod.example')
    await page.user.type(password(), rightPassword)
    await page.user.click(consent())
    await page.user.click(submit())
    expect(await screen.findByLabelText('Цифра 1 из 4')).toBeInTheDocument()
    expect(calls).toBe(1)
  })
})

describe('регистрация целиком (§4)', () => {
  const door = [sent, answer('validateEmailCode', { done: true }), ...signInHandlers(fresh)]

  test('код верен: кабинет создан с сохранённым паролем, вошла, пароль стёрт', async () => {
    const asked: unknown[] = []
    const page = await open([
      ...door,
      answer('registerUserV2', ({ body }) => {
        asked.push(body)
        return tokens
      }),
    ])
    await fill(page)
    await page.user.click(screen.getByRole('checkbox', { name: /новинках/ }))
    await page.user.click(submit())
    await screen.findByLabelText('Цифра 1 из 4')
    await page.user.paste('0123')
    expect(await screen.findByRole('heading', { name: 'Ваша компания' })).toBeInTheDocument()
    expect(asked).toEqual([
      {
        email: 'anna@zavod.example',
        password: rightPassword,
        consents: { personalData: 'personal-data-2026-11', mailing: 'mailing-2026-11' },
      },
    ])
    expect(page.session.auth.getState()).toMatchObject({ status: 'signed-in', isConfirmed: true })
    expect(sessionStorage.getItem(KEPT_PASSWORD)).toBeNull()
    expect(localStorage.getItem(storageNames.local.userRegistered)).toBe('yes')
  })

  test('почта занята: об этом сказано под полями, и есть куда идти', async () => {
    const page = await open([
      ...door,
      refuse('registerUserV2', 'ACCOUNT_EXISTS', 'Кабинет уже есть.'),
    ])
    await toCode(page)
    await page.user.paste('0123')
    expect(await screen.findByText(/Кабинет уже есть/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'войти в кабинет' })).toHaveAttribute(
      'href',
      '/cabinet/auth/',
    )
  })

  test('пароль стёрт через пять минут: его просят снова, почта на месте', async () => {
    const page = await open(door)
    await toCode(page)
    await act(() => vi.advanceTimersByTimeAsync(KEPT_MS))
    await page.user.click(boxes()[0] as HTMLElement)
    await page.user.paste('0123')
    expect(await screen.findByText(/Введите пароль ещё раз/)).toBeInTheDocument()
    expect(email()).toHaveValue('anna@zavod.example')
  })

  test('обрыв связи после создания: сказано, что кабинет есть и как войти', async () => {
    const page = await open([answer('registerUserV2', tokens), disconnect('currentUser'), ...door])
    await toCode(page)
    await page.user.paste('0123')
    expect(await screen.findByText(/Кабинет создан\. Войдите/)).toBeInTheDocument()
  })
})

describe('из письма с приглашением (§7.2)', () => {
  const letter = '/cabinet/accept-invitation/?token=t'
  const from = (returnTo: string) =>
    `/cabinet/registration/?${new URLSearchParams({ returnTo, email: fresh.login })}`
  const openFrom = (returnTo: string) =>
    renderRoute(auth, from(returnTo), {
      as: 'anonymous',
      handlers: [
        sent,
        answer('validateEmailCode', { done: true }),
        answer('registerUserV2', tokens),
        ...signInHandlers(fresh),
      ],
      userEvent: { advanceTimers: vi.advanceTimersByTime },
    })
  const register = async ({ user }: RenderedRoute) => {
    expect(email()).toHaveValue(fresh.login)
    await user.type(password(), rightPassword)
    await user.click(consent())
    await user.click(submit())
    await screen.findByLabelText('Цифра 1 из 4')
    await user.paste('0123')
  }

  test('почта уже стоит; зарегистрированная возвращается к приглашению, о компании её не спрашивают', async () => {
    const page = await openFrom(letter)
    await register(page)
    await waitFor(() => expect(page.address()).toBe(letter))
    expect(await screen.findByRole('heading', { name: 'Ссылка неполная' })).toBeInTheDocument()
  })

  test.each(['//evil.example/', 'https://evil.example/', '/\\evil.example'])(
    'чужой адрес возврата %s не выполняется',
    async (returnTo) => {
      const page = await openFrom(returnTo)
      await register(page)
      expect(await screen.findByRole('heading', { name: 'Ваша компания' })).toBeInTheDocument()
    },
  )
})

describe('компания (§7.2, D43)', () => {
  const found = {
    inn: '5257000114',
    kpp: '525701001',
    ogrn: '1025200000110',
    name: 'ООО «Заречный инструмент»',
    address: 'Нижний Новгород',
  }
  const openCompany = (handlers: readonly HttpHandler[] = []) =>
    renderRoute(auth, '/cabinet/registration/', {
      as: fresh,
      handlers,
      userEvent: { advanceTimers: vi.advanceTimersByTime },
    })
  const inn = () => screen.getByLabelText(/^ИНН/)
  const find = () => screen.getByRole('button', { name: 'найти по ИНН' })
  const send = () => screen.getByRole('button', { name: 'отправить на проверку' })

  test('ИНН с неверной контрольной цифрой не спрашивают', async () => {
    const page = await openCompany()
    await page.user.type(inn(), '5257000115')
    await page.user.click(find())
    expect(await screen.findByText(/контрольная цифра не сходится/)).toBeInTheDocument()
  })

  test('найдена: реквизиты заполнены; отправлена: уведомление, «понятно», кабинет', async () => {
    const asked: unknown[] = []
    const page = await openCompany([
      answer('findCompanies', { items: [found] }),
      answer('registerCompanyV2', ({ body }) => {
        asked.push(body)
        const company = companyOf('waiting', { role: 'manager' })
        server.use(answer('currentUser', { ...fresh, companies: [company] }))
        return { uuid: company.uuid, name: company.name, status: { code: 'MODERATION' as const } }
      }),
    ])
    await page.user.type(inn(), found.inn)
    await page.user.click(find())
    await waitFor(() => expect(screen.getByLabelText(/^Название/)).toHaveValue(found.name))
    await page.user.click(send())
    expect(
      await screen.findByRole('heading', { name: 'Компания на модерации' }),
    ).toBeInTheDocument()
    expect(asked).toEqual([{ country: 'RU', ...found }])
    await page.user.click(screen.getByRole('button', { name: 'понятно' }))
    expect(await screen.findByText('кабинет')).toBeInTheDocument()
  })

  test('не найдена: заполняют сами; ошибки сервера — у полей, набранное на месте', async () => {
    const fields = [{ path: 'kpp', code: 'KPP_FORMAT', params: {} }]
    const page = await openCompany([
      answer('findCompanies', { items: [] }),
      answer('registerCompanyV2', () => errorResponse('REQUEST_INVALID', 'Проверьте', fields)),
    ])
    await page.user.type(inn(), found.inn)
    await page.user.click(find())
    expect(await screen.findByText(/Заполните реквизиты сами/)).toBeInTheDocument()
    await page.user.type(screen.getByLabelText(/^КПП/), found.kpp)
    await page.user.type(screen.getByLabelText(/^Название/), found.name)
    await page.user.type(screen.getByLabelText(/^Юридический адрес/), found.address)
    await page.user.click(send())
    expect(await screen.findByText(/В КПП 9\sзнаков/)).toBeInTheDocument()
    expect(screen.getByLabelText(/^Название/)).toHaveValue(found.name)
  })

  test('у предпринимателя нет КПП, у компании ЕАЭС — ни КПП, ни ОГРН', async () => {
    const page = await openCompany()
    expect(screen.getByLabelText(/^КПП/)).toBeInTheDocument()
    await page.user.type(inn(), '500100732259')
    expect(screen.queryByLabelText(/^КПП/)).toBeNull()
    await page.user.selectOptions(screen.getByLabelText(/^Страна/), 'BY')
    expect(screen.getByLabelText(/^УНП/)).toBeInTheDocument()
    expect(screen.queryByLabelText(/^ОГРН/)).toBeNull()
    expect(screen.queryByRole('button', { name: 'найти по ИНН' })).toBeNull()
  })

  test('филиалы — на выбор', async () => {
    const branch = { ...found, kpp: '332743001', name: 'Филиал во Владимире' }
    const page = await openCompany([answer('findCompanies', { items: [found, branch] })])
    await page.user.type(inn(), found.inn)
    await page.user.click(find())
    await page.user.click(await screen.findByRole('radio', { name: /Филиал/ }))
    expect(screen.getByLabelText(/^КПП/)).toHaveValue('332743001')
  })

  test('компания уже есть: в неё просятся, не уходя со страницы (§7.2)', async () => {
    const page = await openCompany([
      answer('findCompanies', { items: [found] }),
      refuse('registerCompanyV2', 'COMPANY_EXISTS', 'Эта компания у нас уже есть.'),
    ])
    await page.user.type(inn(), found.inn)
    await page.user.click(find())
    await waitFor(() => expect(screen.getByLabelText(/^КПП/)).toHaveValue(found.kpp))
    await page.user.click(send())
    expect(await screen.findByText('Эта компания у нас уже есть.')).toBeInTheDocument()
    const asked: unknown[] = []
    server.use(
      answer('createJoin', ({ body }) => {
        asked.push(body)
        return errorResponse('JOIN_PENDING', 'Запрос уже отправлен.')
      }),
    )
    await page.user.click(screen.getByRole('button', { name: 'отправить запрос' }))
    expect(await screen.findByText('Запрос уже отправлен.')).toBeInTheDocument()
    expect(asked).toEqual([{ inn: found.inn }])
    expect(screen.getByRole('link', { name: 'мои запросы и компании' })).toHaveAttribute(
      'href',
      '/cabinet/companies/',
    )
  })
})
