import { answer, renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { shellFixture } from './shell.fixture.tsx'

const shell = shellFixture()
const header = () => within(screen.getByRole('banner'))

describe('посетитель в шапке', () => {
  test('у вошедшего кнопка кабинета отмечена: в шапке, в меню и внизу', async () => {
    await renderRoute(shell, '/delivery/', { as: 'outsider' })
    const links = await screen.findAllByRole('link', {
      name: 'Кабинет, вход выполнен',
      hidden: true,
    })
    expect(links).toHaveLength(3)
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

describe('корзина в шапке', () => {
  test('рядом с ней у вошедшего — быстрый заказ списком', async () => {
    await renderRoute(shell, '/delivery/', { as: 'outsider' })
    const link = await header().findByRole('link', { name: 'Быстрый заказ списком', hidden: true })
    expect(link).toHaveAttribute('href', '/basket/?quick')
    expect(link.parentElement?.previousElementSibling).toHaveAttribute('href', '/basket/')
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
