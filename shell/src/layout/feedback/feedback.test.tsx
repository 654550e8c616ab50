import { answer, errorResponse, refuse, renderRoute, server, userOf, words } from '@isp/testing'
import '@isp/testing/setup'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shellFixture } from '../shell.fixture.tsx'

const id = 'f1000000-0088-4000-8000-000000000001'
type Sent = { address: string; fields: Record<string, unknown> }
/** A server that accepts every message and records it. */
const takeAll = () => {
  const sent: Sent[] = []
  const take = (
    address:
      | 'sendHelpFeedback'
      | 'sendFooterFeedback'
      | 'sendMachineFeedback'
      | 'sendPhoneFeedback',
  ) =>
    answer(address, ({ body, headers }) => {
      sent.push({
        address,
        fields: { ...(body as unknown as object), page: headers['x-page-path'] },
      })
      return { id, ticketId: null }
    })
  return {
    sent,
    handlers: [
      take('sendHelpFeedback'),
      take('sendFooterFeedback'),
      take('sendMachineFeedback'),
      take('sendPhoneFeedback'),
    ],
  }
}
/** Simulates a window width for the `(max-width: …px)` queries used here. */
const setWidth = (px: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: px <= Number(/^\(max-width: ([\d.]+)px\)$/.exec(query)?.[1]),
  }))
beforeEach(() => setWidth(1440))
afterEach(() => {
  sessionStorage.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const open = async (
  address = '/feedback/',
  handlers = takeAll().handlers,
  as: 'anonymous' | 'outsider' = 'anonymous',
) => renderRoute(shellFixture(), address, { as, handlers })
type User = Awaited<ReturnType<typeof open>>['user']
const TECHNICAL = 'Произошла техническая ошибка. Пожалуйста, отправьте сообщение ещё раз.'
const field = (name: RegExp) => screen.getByRole('textbox', { name })
const submit = () => screen.getByRole('button', { name: 'Отправить' })
const fill = async (user: User) => {
  await user.type(field(/^Как к/), 'Анна')
  await user.type(field(/^Почта/), 'anna@example.com')
  await user.type(field(/^Сообщение/), 'Нужен паспорт')
  await user.click(screen.getByRole('checkbox', { name: /^Даю согласие/ }))
}
const choose = (user: User, ...files: File[]) =>
  user.upload(screen.getByLabelText('Файлы', { selector: 'input' }), files)

describe('§5: поля формы обратной связи', () => {
  test('пустые названы, курсор в первом, ничего не ушло', async () => {
    const { sent, handlers } = takeAll()
    const { user } = await open('/feedback/', handlers)
    await user.click(submit())
    expect(screen.getAllByText('Обязательное поле')).toHaveLength(3)
    expect(screen.getByText('Подтвердите согласие')).toBeVisible()
    expect(field(/^Как к/)).toHaveFocus()
    expect(sent).toEqual([])
    await user.type(field(/^Как к/), '1')
    expect(screen.getByText('Имя должно быть введено буквами')).toBeVisible()
    await user.type(field(/^Почта/), 'нет')
    expect(screen.getByText('Неправильный формат почты')).toBeVisible()
  })

  test.each([
    [/^Как к/, 'я'.repeat(81), 'Максимум 80 символов'],
    [/^Почта/, `${'a'.repeat(60)}@example.com`, 'Максимум 70 символов'],
  ])('§9: длиннее — сказано, и введённое не обрезано', async (name, long, said) => {
    const { user } = await open()
    await fill(user)
    fireEvent.input(field(name), { target: { value: long } })
    await user.click(submit())
    expect(screen.getByText(words(said))).toBeVisible()
    expect(field(name)).toHaveValue(long)
  })

  test('§5: файл больше 25 МБ и тридцать первый — причина при каждом; с ними форма не уходит', async () => {
    const { sent, handlers } = takeAll()
    const { user } = await open('/feedback/', handlers)
    await fill(user)
    const large = new File(['x'], 'велик.pdf')
    Object.defineProperty(large, 'size', { value: 25 * 1024 * 1024 + 1 })
    const many = Array.from({ length: 31 }, (_, at) => new File(['x'], `${at}.txt`))
    await choose(user, large, ...many)
    expect(screen.getByText('Допустимый размер (25MB)')).toBeVisible()
    expect(screen.getByText(words('Максимум 30 файлов'))).toBeVisible()
    await user.click(submit())
    expect(screen.getByText(/Уберите файлы, которые/)).toBeVisible()
    expect(sent).toEqual([])
  })
})

describe('§4: состояния', () => {
  test('отправляется: кнопка занята и второй раз не нажимается', async () => {
    const taken = Promise.withResolvers<{ id: string; ticketId: null }>()
    let calls = 0
    const slow = answer('sendHelpFeedback', () => {
      calls += 1
      return taken.promise
    })
    const { user } = await open('/feedback/', [slow])
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(calls).toBe(1))
    const button = screen.getByRole('button', { name: /Отправить/ })
    expect(button).toHaveAttribute('aria-disabled', 'true')
    await user.click(button)
    taken.resolve({ id, ticketId: null })
    await screen.findByText('Сообщение отправлено')
    expect(calls).toBe(1)
  })

  test('§8: отправлено — слова вместо формы, с кнопкой назад; что ушло, с какой страницы', async () => {
    const { sent, handlers } = takeAll()
    const { user } = await open('/feedback/', handlers)
    await fill(user)
    await user.click(submit())
    expect(
      await screen.findByText('Спасибо, в ближайшее время наши специалисты свяжутся с вами.'),
    ).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Отправить' })).toBeNull()
    expect(sent).toMatchObject([
      {
        address: 'sendHelpFeedback',
        fields: {
          ...{ userName: 'Анна', email: 'anna@example.com', messages: 'Нужен паспорт' },
          ...{ consent: 'personal-data-2026-11', site: '', page: '/feedback/' },
        },
      },
    ])
    await user.click(screen.getByRole('button', { name: 'Отправить ещё одно сообщение' }))
    expect(submit()).toBeVisible()
    expect(field(/^Сообщение/)).toHaveValue('')
    expect(field(/^Почта/)).toHaveValue('anna@example.com')
    expect(screen.getByRole('checkbox', { name: /^Даю согласие/ })).not.toBeChecked()
  })

  test('§4: подтверждение уходит через 5 секунд, а от щелчка сразу', async () => {
    const { user } = await open()
    await fill(user)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    await user.click(submit())
    await screen.findByText('Сообщение отправлено')
    await act(() => vi.advanceTimersByTimeAsync(4000))
    expect(screen.getByText('Сообщение отправлено')).toBeVisible()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    expect(screen.queryByText('Сообщение отправлено')).toBeNull()
    await user.type(field(/^Сообщение/), 'Ещё')
    await user.click(screen.getByRole('checkbox', { name: /^Даю согласие/ }))
    await user.click(submit())
    await user.click(await screen.findByText('Сообщение отправлено'))
    expect(screen.queryByText('Сообщение отправлено')).toBeNull()
  })

  test('§8: сбой — слова и дорога назад, введённое и файл на месте; вторая попытка уходит', async () => {
    // files are sent by XMLHttpRequest, which sends a preflight request here
    const { user } = await open('/feedback/', [http.options('*', () => HttpResponse.error())])
    await fill(user)
    await choose(user, new File(['x'], 'эскиз.txt'))
    await user.click(submit())
    expect(await screen.findByText('Сообщение не отправлено')).toBeVisible()
    expect(screen.getByText(TECHNICAL)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'вернуться к отправке' }))
    expect(field(/^Сообщение/)).toHaveValue('Нужен паспорт')
    await waitFor(() => expect(field(/^Сообщение/)).toHaveFocus())
    expect(screen.getByText('эскиз.txt')).toBeVisible()
    expect(screen.getByRole('checkbox', { name: /^Даю согласие/ })).toBeChecked()
    await user.click(screen.getByRole('button', { name: /эскиз\.txt/ }))
    server.use(...takeAll().handlers)
    await user.click(submit())
    expect(await screen.findByText('Сообщение отправлено')).toBeVisible()
  })

  test('§5, §8: отказ сервера о поле стоит у поля, прочий — общей фразой и его словами', async () => {
    const fields = [{ path: 'email', code: 'EMAIL_FORMAT', params: {} }] as const
    const { user } = await open('/feedback/', [
      answer(
        'sendHelpFeedback',
        () => errorResponse('REQUEST_INVALID', 'Проверьте', fields) as never,
      ),
    ])
    await fill(user)
    await user.click(submit())
    expect(await screen.findByText('Неправильный формат почты')).toBeVisible()
    expect(screen.queryByText('Сообщение не отправлено')).toBeNull()
    server.use(refuse('sendHelpFeedback', 'FEEDBACK_SUSPECT', 'Похоже, форму заполнила программа'))
    await user.type(field(/^Почта/), 'm')
    await user.click(submit())
    expect(await screen.findByText(/^Похоже, форму заполнила программа/)).toBeVisible()
    expect(screen.getByText(TECHNICAL)).toBeVisible()
  })
})

describe('§7.5: откуда написано', () => {
  test.each(['/contacts/', '/help/'])('«Написать нам» на %s', async (address) => {
    const { sent, handlers } = takeAll()
    const nothing = answer('educationTree', { items: [] })
    const { user } = await open(address, [...handlers, nothing])
    await user.click(screen.getByRole('link', { name: 'Написать нам' }))
    await screen.findByRole('dialog', { name: 'Свяжитесь с нами' })
    await fill(user)
    await user.click(submit())
    await screen.findByText('Сообщение отправлено')
    expect(sent).toMatchObject([{ address: 'sendHelpFeedback', fields: { page: address } }])
  })

  test('путь страницы уходит заголовком, как в адресной строке: буквы закодированы один раз', async () => {
    const address = '/help/%D1%81%D0%B2%D1%91%D1%80%D0%BB%D0%B0/'
    const { sent, handlers } = takeAll()
    const absent = refuse('article', 'ARTICLE_NOT_FOUND')
    const sections = answer('sectionTree', { items: [] })
    const { user } = await open(address, [...handlers, absent, sections])
    await user.click(screen.getByRole('link', { name: 'Свяжитесь с нами' }))
    await screen.findByRole('dialog')
    await fill(user)
    await user.click(submit())
    await waitFor(() => expect(sent).toMatchObject([{ fields: { page: address } }]))
  })
})

describe('введённое не теряется', () => {
  test('перезагрузка: всё введённое стоит снова; отправленное забыто', async () => {
    const { user, unmount } = await open()
    await fill(user)
    unmount()
    const again = await open()
    await waitFor(() => expect(field(/^Сообщение/)).toHaveValue('Нужен паспорт'))
    expect(field(/^Почта/)).toHaveValue('anna@example.com')
    await again.user.click(screen.getByRole('checkbox', { name: /^Даю согласие/ }))
    await again.user.click(submit())
    await screen.findByText('Сообщение отправлено')
    again.unmount()
    await open()
    expect(field(/^Сообщение/)).toHaveValue('')
  })

  test('вошедшему имя и почта уже написаны', async () => {
    await open('/feedback/', takeAll().handlers, 'outsider')
    const { first_name, last_name, login } = userOf('outsider')
    await waitFor(() => expect(field(/^Почта/)).toHaveValue(login))
    expect(field(/^Как к/)).toHaveValue(`${first_name} ${last_name}`)
  })
})

describe('§2.13: форма внизу страницы', () => {
  const openFooter = async (width = 1440, others?: Parameters<typeof open>[1]) => {
    setWidth(width)
    const { sent, handlers } = takeAll()
    const page = await open('/delivery/', others ?? handlers)
    const link = within(screen.getByRole('contentinfo')).getByRole('link', {
      name: 'Свяжитесь с нами',
    })
    expect(link).toHaveAttribute('href', '/feedback/')
    await page.user.click(link)
    const dialog = await screen.findByRole('dialog', { name: 'Свяжитесь с нами' })
    return { ...page, sent, dialog }
  }

  test.each([
    [743, 'right'],
    [744, 'center'],
  ] as const)('§9: в окне шириной %i px форма — %s', async (width, side) => {
    const { dialog } = await openFooter(width)
    expect(dialog).toHaveAttribute('data-side', side)
  })

  test('§4, §8: сбой сказан в самом окне, введённое на месте; вторая попытка уходит', async () => {
    const { user, sent, session, dialog } = await openFooter(1440, [
      refuse('sendFooterFeedback', 'INTERNAL_ERROR'),
    ])
    await fill(user)
    await user.click(submit())
    const alert = await within(dialog).findByRole('alert')
    expect(alert).toHaveTextContent('Сообщение не отправлено')
    expect(alert).toHaveTextContent(TECHNICAL)
    expect(session.popups.getState().items).toEqual([])
    await user.click(screen.getByRole('button', { name: 'вернуться к отправке' }))
    expect(field(/^Сообщение/)).toHaveValue('Нужен паспорт')
    expect(sent).toEqual([])
    const second = takeAll()
    server.use(...second.handlers)
    await user.click(submit())
    await waitFor(() => expect(second.sent).toHaveLength(1))
  })

  test('§4: отправлено — одно уведомление на 5 секунд, форма закрыта', async () => {
    const { user, sent, session } = await openFooter()
    await fill(user)
    await user.click(submit())
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Свяжитесь с нами' })).toBeNull(),
    )
    const thanks = 'Спасибо, в ближайшее время наши специалисты свяжутся с вами.'
    expect(session.popups.getState().items).toMatchObject([
      { variant: 'success', text: thanks, visibleMs: 5000 },
    ])
    expect(screen.queryByText('Сообщение отправлено')).toBeNull()
    expect(sent).toMatchObject([{ address: 'sendFooterFeedback', fields: { page: '/delivery/' } }])
  })
})

describe('D30: цена по запросу', () => {
  test('вопрос о товаре уже написан, уходит с его номером', async () => {
    const { sent, handlers } = takeAll()
    const { user } = await open('/contacts/?article=VT-1&product=5', handlers)
    await user.click(screen.getByRole('link', { name: 'Спросить цену' }))
    await screen.findByRole('dialog', { name: words('Запрос цены: артикул VT-1') })
    expect(field(/^Сообщение/)).toHaveValue(
      'Сколько стоит товар с артикулом VT-1? Нужное количество и срок: ',
    )
    await fill(user)
    await user.click(submit())
    await screen.findByText('Сообщение отправлено')
    expect(sent).toMatchObject([{ address: 'sendMachineFeedback', fields: { productId: 5 } }])
  })

  test('начатый вопрос переживает перезагрузку и не попадает в общую форму', async () => {
    const address = '/contacts/?article=VT-1&product=5'
    const ask = async (link: string) => {
      const page = await open(address, takeAll().handlers)
      await page.user.click(screen.getByRole('link', { name: link }))
      await screen.findByRole('dialog')
      return page
    }
    const first = await ask('Спросить цену')
    await first.user.type(field(/^Сообщение/), 'пять')
    first.unmount()
    const again = await ask('Спросить цену')
    await waitFor(() =>
      expect(field(/^Сообщение/)).toHaveValue(
        'Сколько стоит товар с артикулом VT-1? Нужное количество и срок: пять',
      ),
    )
    again.unmount()
    await ask('Написать нам')
    expect(field(/^Сообщение/)).toHaveValue('')
  })
})

describe('§3, §5: перезвоните мне', () => {
  const openPhone = async (handlers: Parameters<typeof open>[1]) => {
    const page = await open('/contacts/', handlers)
    await page.user.click(screen.getByRole('link', { name: 'Перезвоните мне' }))
    await screen.findByRole('dialog', { name: 'Перезвоните мне' })
    return page
  }
  const call = () => screen.getByRole('button', { name: 'Перезвоните мне' })

  test.each([
    ['+1 202', 'Номер телефона может быть в Российском формате (+7/8 ...)'],
    ['+7 83I', 'Номер телефона может содержать только цифры и символы "()+-"'],
    ['8 831 200', 'Номер телефона должен содержать 11 символов'],
  ])('%s — «%s»', async (tel, said) => {
    const { sent, handlers } = takeAll()
    const { user } = await openPhone(handlers)
    await user.type(field(/^Телефон/), tel)
    await user.click(call())
    expect(screen.getByText(words(said))).toBeVisible()
    expect(screen.getByText('Подтвердите согласие')).toBeVisible()
    expect(sent).toEqual([])
  })

  test('§3: введённое переживает перезагрузку, отправленное забыто', async () => {
    const first = await openPhone(takeAll().handlers)
    await first.user.type(field(/^Телефон/), '8 831')
    await first.user.type(field(/^Как к/), 'Анна')
    first.unmount()
    const again = await openPhone(takeAll().handlers)
    await waitFor(() => expect(field(/^Телефон/)).toHaveValue('8 831'))
    expect(field(/^Как к/)).toHaveValue('Анна')
    await again.user.type(field(/^Телефон/), ' 200-00-00')
    await again.user.click(screen.getByRole('checkbox', { name: /^Даю согласие/ }))
    await again.user.click(call())
    await again.user.click(
      await screen.findByRole('button', { name: 'Отправить ещё одно сообщение' }),
    )
    expect(field(/^Телефон/)).toHaveValue('')
    expect(screen.getByRole('checkbox', { name: /^Даю согласие/ })).not.toBeChecked()
    again.unmount()
    await openPhone(takeAll().handlers)
    expect(field(/^Как к/)).toHaveValue('')
  })

  test('§4: сбой и вторая попытка: введённое на месте, ушло одно', async () => {
    const { user } = await openPhone([refuse('sendPhoneFeedback', 'INTERNAL_ERROR')])
    await user.type(field(/^Телефон/), '8 (831) 200-00-00')
    await user.type(field(/^Как к/), 'Анна')
    await user.click(screen.getByRole('checkbox', { name: /^Даю согласие/ }))
    await user.click(call())
    await user.click(await screen.findByRole('button', { name: 'вернуться к отправке' }))
    expect(field(/^Телефон/)).toHaveValue('8 (831) 200-00-00')
    const { sent, handlers } = takeAll()
    server.use(...handlers)
    await user.click(call())
    await screen.findByText('Сообщение отправлено')
    expect(sent).toMatchObject([{ fields: { tel: '8 (831) 200-00-00', name: 'Анна' } }])
  })
})
