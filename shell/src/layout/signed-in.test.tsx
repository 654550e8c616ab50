import { answer, renderRoute, words } from '@isp/testing'
import '@isp/testing/setup'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { shellFixture } from './shell.fixture.tsx'

const shell = shellFixture()
const header = () => within(screen.getByRole('banner'))

const marks = () => document.querySelectorAll('[data-marker="signed-in"]')
const excel = () =>
  header().queryByRole('button', { name: words('Загрузить товары из файла Excel'), hidden: true })

describe('§2.3: посетитель в шапке', () => {
  test('у вошедшего кнопка кабинета отмечена: в шапке, в меню и внизу', async () => {
    await renderRoute(shell, '/delivery/', { as: 'outsider' })
    const links = await screen.findAllByRole('link', {
      name: 'Кабинет, вход выполнен',
      hidden: true,
    })
    expect(links).toHaveLength(3)
    expect(links.map((link) => link.querySelector('[data-marker="signed-in"]'))).toEqual([
      ...marks(),
    ])
  })

  test('у анонима ни отметки, ни значка Excel', async () => {
    await renderRoute(shell, '/delivery/', { as: 'anonymous' })
    await act(() => import('./header/buyer/buyer-line.tsx'))
    expect(marks()).toHaveLength(0)
    expect(excel()).toBeNull()
  })

  test('§6: значок Excel — когда вошедший прочитан; не раньше и не после сбоя', async () => {
    const { session } = await renderRoute(shell, '/delivery/', { as: 'outsider' })
    await waitFor(() => expect(excel()).not.toBeNull())
    expect(excel()?.closest('form')).toBe(header().getByRole('search', { hidden: true }))
    const { user } = session.auth.getState()
    act(() => session.auth.setState({ user: null, isUserFailed: false }))
    expect(excel()).toBeNull()
    act(() => session.auth.setState({ isUserFailed: true }))
    expect(excel()).toBeNull()
    act(() => session.auth.setState({ user, isUserFailed: false }))
    expect(excel()).not.toBeNull()
  })

  test('анониму кабинет предлагает войти поверх страницы; если окно не пришло, есть ссылка', async () => {
    const { user, session, address } = await renderRoute(shell, '/delivery/')
    const link = header().getAllByRole('link', { name: 'Кабинет', hidden: true })[0]
    await user.click(link as HTMLElement)
    expect(session.auth.getState().dialog).toMatchObject({ returnTo: '/cabinet/' })
    expect(address()).toBe('/delivery/')
    expect(
      await screen.findByRole('dialog', { name: 'Вход в кабинет', hidden: true }),
    ).toBeInTheDocument()
    act(() => session.auth.getState().closeAuth())
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull()
  })
})

describe('§2.3: корзина в шапке', () => {
  const quick = { name: 'Быстрый заказ', hidden: true }

  test('задача 15: рядом с ней — быстрый заказ; пока скрипты не пришли, это ссылка', async () => {
    await renderRoute(shell, '/delivery/')
    const link = header().getByRole('link', quick)
    expect(link).toHaveAttribute('href', '/basket/?quick')
    expect(link.previousElementSibling).toHaveAttribute('href', '/basket/')
  })

  test.each(['anonymous', 'outsider'] as const)(
    'задача 15: нажатие открывает его на месте, Escape закрывает и возвращает фокус (%s)',
    async (as) => {
      const { user, address } = await renderRoute(shell, '/delivery/', { as })
      const link = header().getByRole('link', quick)
      await waitFor(() => expect(link).toHaveAttribute('aria-haspopup', 'dialog'))
      link.focus()
      await user.keyboard('{Enter}')
      const dialog = await screen.findByRole('dialog', quick)
      expect(address()).toBe('/delivery/')
      fireEvent(dialog, new Event('cancel', { cancelable: true }))
      expect(screen.queryByRole('dialog', quick)).toBeNull()
      expect(link).toHaveFocus()
    },
  )

  test('задача 15: с Ctrl это обычная ссылка, на странице корзины — её собственное поле', async () => {
    const element = <h1>Корзина</h1>
    const pages = shellFixture(() => [{ id: 'test:basket', path: '/basket/', element }])
    const { user } = await renderRoute(pages, '/delivery/', { as: 'anonymous' })
    const link = header().getByRole('link', quick)
    await waitFor(() => expect(link).toHaveAttribute('aria-haspopup'))
    fireEvent.click(link, { ctrlKey: true })
    expect(screen.queryByRole('dialog', quick)).toBeNull()
    const [basket] = header().getAllByRole('link', { name: 'Корзина пуста', hidden: true })
    await user.click(basket as HTMLElement)
    await waitFor(() => expect(link).not.toHaveAttribute('aria-haspopup'))
  })

  test('число позиций видно сразу, сумма — с ответом, на телефоне отметка внизу', async () => {
    const { session } = await renderRoute(shell, '/delivery/', {
      handlers: [
        answer('calcBasketV2', {
          in_basket: [],
          count: 1,
          total: 1_234_560,
          vatTotal: 0,
          totalAvailableNow: 0,
          weightTotal: 0,
          unweighedCount: 0,
          priceType: 'Базовая',
        }),
      ],
    })
    act(() => void session.basket.getState().add(7, 2))
    expect(header().getByRole('link', { name: 'Корзина: 1 / …' })).toHaveTextContent('1 / …')
    expect(await header().findByRole('link', { name: /12\s345,60\s₽$/ })).toBeInTheDocument()
    expect(
      screen.getAllByRole('link', { name: /^Корзина, 1\sпозиция$/, hidden: true }),
    ).toHaveLength(1)
  })
})
