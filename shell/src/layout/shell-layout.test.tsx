import { answer, renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { act, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { shellFixture } from './shell.fixture.tsx'

const shell = shellFixture(() => [
  { id: 'test:cabinet', path: '/cabinet/', element: <p>кабинет</p> },
  { id: 'test:search', path: '/search/:text/', element: <p>результаты</p> },
])
const footer = () => within(screen.getByRole('contentinfo'))

describe('§2.2: раскладка', () => {
  test('§2.2, §2.9: в кабинете есть боковая панель, а подвал короткий', async () => {
    await renderRoute(shell, '/cabinet/')
    expect(
      screen.getByRole('complementary', { name: 'Боковая панель кабинета' }),
    ).toBeInTheDocument()
    expect(footer().queryByRole('heading')).toBeNull()
    expect(footer().getByRole('link', { name: /Политика/ })).toBeInTheDocument()
  })

  test('§2.2, D1: поиск слова cabinet кабинетом не считается', async () => {
    await renderRoute(shell, '/search/cabinet/')
    expect(screen.queryByRole('complementary')).toBeNull()
    expect(footer().getByRole('heading', { name: 'Покупателю' })).toBeInTheDocument()
  })

  test('переход в кабинет не пересоздаёт содержимое страницы и шапку', async () => {
    const { router } = await renderRoute(shell, '/search/cabinet/')
    const main = screen.getByRole('main')
    const field = screen.getByRole('searchbox')
    await act(() => router.navigate('/cabinet/'))
    expect(screen.getByRole('main')).toBe(main)
    expect(screen.getByRole('searchbox')).toBe(field)
  })

  test('§2.4: объявление пришло со страницей и не спрашивается заново, куда бы ни перешли', async () => {
    const asked = vi.fn()
    const notice = { key: 'k', status: 'info', message: 'Склад закрыт' } as const
    const { router } = await renderRoute(
      shellFixture(undefined, 'production', notice),
      '/delivery/',
      {
        as: 'anonymous',
        handlers: [
          answer('serviceNotification', () => {
            asked()
            return { status: 'info', message: 'Склад открыт' } as never
          }),
        ],
      },
    )
    await screen.findByRole('region', { name: 'Объявление магазина' })
    await act(() => router.navigate('/contacts/'))
    expect(screen.getByRole('region', { name: 'Объявление магазина' })).toHaveTextContent(
      'Склад закрыт',
    )
    expect(asked).not.toHaveBeenCalled()
  })

  test('задача 14, п. 7: «назад» возвращает страницу туда, где она стояла, новая начинается сверху', async () => {
    const { router } = await renderRoute(shell, '/search/cabinet/')
    const scroll = vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(700)
    await act(() => router.navigate('/cabinet/'))
    expect(scroll).toHaveBeenLastCalledWith(0, 0)
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0)
    await act(() => router.navigate(-1))
    expect(scroll).toHaveBeenLastCalledWith(0, 700)
    vi.restoreAllMocks()
  })

  test('§2.13: подвал называет годы, почту и адрес', async () => {
    await renderRoute(shell, '/search/cabinet/')
    expect(footer().getByText('© 2022–2026 ИСП')).toBeInTheDocument()
    expect(footer().getByText(/603124, Нижний Новгород/)).toBeInTheDocument()
    expect(footer().getByRole('link', { name: 'service@example.com' })).toHaveAttribute(
      'href',
      'mailto:service@example.com',
    )
  })

  test('§2.13: «Наверх» едет плавно, а кто просил меньше движения, оказывается там сразу', async () => {
    const { user } = await renderRoute(shell, '/search/cabinet/')
    const scroll = vi.spyOn(window, 'scrollTo')
    const media = vi.fn((_query: string) => ({ matches: false }))
    vi.stubGlobal('matchMedia', media)
    const link = footer().getByRole('link', { name: 'Наверх' })
    await user.click(link)
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'smooth' })
    media.mockReturnValue({ matches: true })
    await user.click(link)
    expect(scroll).toHaveBeenLastCalledWith({ top: 0, behavior: 'auto' })
    expect(media).toHaveBeenLastCalledWith('(prefers-reduced-motion: reduce)')
    vi.unstubAllGlobals()
    scroll.mockRestore()
  })

  test('первая остановка клавиатуры ведёт мимо шапки к содержанию', async () => {
    const { user } = await renderRoute(shell, '/search/cabinet/')
    await user.tab()
    expect(document.activeElement).toHaveAttribute('href', '#main')
    expect(screen.getByRole('main')).toHaveAttribute('id', 'main')
  })
})
