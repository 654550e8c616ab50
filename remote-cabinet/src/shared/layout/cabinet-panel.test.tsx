import { answer, companyOf, userOf } from '@isp/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { listOf, makeSummary, open } from '../../cabinet.fixture.tsx'
import { linkLimit } from './use-link-limit.ts'

const handlers = () => [answer('listOrders', listOf([makeSummary(1)]))]
const { innerWidth, innerHeight } = window
const size = (width: number, height: number) =>
  Object.assign(window, { innerWidth: width, innerHeight: height })
afterEach(() => void size(innerWidth, innerHeight))

const menu = () =>
  within(screen.getByRole('navigation', { name: 'Разделы кабинета', hidden: true }))
const links = () => menu().getAllByRole('listitem', { hidden: true }).length
const fold = (name: string) => menu().queryByRole('button', { name, hidden: true })

describe('§2.9: меню кабинета на малом экране', () => {
  test.each([
    [320, 4],
    [479, 4],
    [480, 6],
    [600, 8],
    [720, 10],
    [840, 12],
    [2000, 12],
  ])('при высоте %s видно ссылок: %s', (height, count) => {
    expect(linkLimit(1023, height)).toBe(count)
    expect(linkLimit(1024, height)).toBe(Number.POSITIVE_INFINITY)
  })

  test('остальные — за «ещё», «свернуть» их прячет', async () => {
    size(390, 460)
    const page = await open('/cabinet/', { handlers: handlers() })
    expect(links()).toBe(4)
    await page.user.click(fold('ещё') as HTMLElement)
    expect(links()).toBeGreaterThan(6)
    expect(fold('свернуть')).toHaveAttribute('aria-expanded', 'true')
    await page.user.click(fold('свернуть') as HTMLElement)
    expect(links()).toBe(4)
  })

  test('окно стало выше или шире — ссылок больше; когда видны все, переключателя нет', async () => {
    size(390, 460)
    await open('/cabinet/', { handlers: handlers() })
    size(390, 590)
    act(() => void fireEvent(window, new Event('resize')))
    await waitFor(() => expect(links()).toBe(6))
    size(1440, 460)
    act(() => void fireEvent(window, new Event('resize')))
    await waitFor(() => expect(fold('ещё')).toBeNull())
    expect(links()).toBeGreaterThan(6)
  })
})

test('§2.9: кнопка выхода на планшете подписана подсказкой и задаёт тот же вопрос', async () => {
  const page = await open('/cabinet/', { handlers: handlers() })
  const exit = screen.getByRole('button', { name: 'Выйти', hidden: true })
  fireEvent.focus(exit)
  expect(await screen.findByRole('tooltip', { hidden: true })).toHaveTextContent('Выйти')
  await page.user.click(exit)
  expect(screen.getByText('Подтвердите выход из личного кабинета')).toBeInTheDocument()
  expect(page.session.auth.getState().status).toBe('signed-in')
})

test('§2.9: закрытый без компании раздел говорит, кому он доступен', async () => {
  await open('/cabinet/', {}, 'newcomer')
  const closed = menu().getByText('Заказы').closest('[tabindex="0"]') as HTMLElement
  fireEvent.focus(closed)
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Доступно пользователям с компанией')
})

test('§2.9: из кабинета есть дорога в каталог; «перейти в кабинет» внутри него нет', async () => {
  await open('/cabinet/', { handlers: handlers() })
  const panel = within(screen.getByRole('complementary', { name: 'Кабинет' }))
  expect(panel.getByRole('link', { name: 'перейти в каталог' })).toHaveAttribute(
    'href',
    '/catalog/',
  )
  expect(panel.queryByRole('link', { name: 'перейти в кабинет' })).toBeNull()
})

test('§2.9: в меню все разделы кабинета, каждый ведёт к себе', async () => {
  await open('/cabinet/', { handlers: handlers() })
  const shown = new Map(
    menu()
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  )
  expect(Object.fromEntries(shown)).toMatchObject({
    Главная: '/cabinet/',
    'Личные данные': '/cabinet/personaldata/',
    Заказы: '/cabinet/orders/',
    Компании: '/cabinet/companies/',
    Черновики: '/cabinet/drafts/',
    Избранное: '/cabinet/favorites/',
    Документы: '/cabinet/papers/',
    'Акты сверки': '/cabinet/settlements/',
  })
})

test('сотруднику компании акты сверки закрыты: в меню их нет, документы есть', async () => {
  await open('/cabinet/', { handlers: handlers() }, 'employee')
  expect(menu().getByRole('link', { name: 'Документы' })).toBeInTheDocument()
  expect(menu().queryByText('Акты сверки')).toBeNull()
})

test('§2.9: договор и спецификация названы под компанией', async () => {
  const specification = { uuid: 's1', number: '7', date: '2026-11-01' }
  const alfa = companyOf('alfa')
  const named = alfa.agreements.map((one) => ({ ...one, specifications: [specification] }))
  const visitor = userOf('manager', { companies: [{ ...alfa, agreements: named }] })
  const page = await open('/cabinet/', { handlers: handlers() }, visitor)
  const panel = within(screen.getByRole('complementary', { name: 'Кабинет' }))
  expect(panel.getByText('Договор 1')).toBeInTheDocument()
  act(() => page.session.auth.getState().chooseSpecification('s1'))
  expect(panel.getByText(/^Спецификация №\s7\sот\s1\sноября\s2026/)).toBeInTheDocument()
})
