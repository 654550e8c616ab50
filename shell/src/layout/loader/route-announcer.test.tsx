import { renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { Link } from '@isp/router'
import { act } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { shellFixture } from '../shell.fixture.tsx'

const named = (title: string) => ({ handle: { head: () => ({ title }) } })
const shell = shellFixture(() => [
  { id: 'test:a', path: '/a/', element: <p>а</p>, ...named('Свёрла — ИСП') },
  { id: 'test:b', path: '/b/', element: <p>б</p>, ...named('Фрезы — ИСП') },
  {
    ...{ id: 'test:list', path: '/list/', ...named('Список') },
    element: (
      <>
        <h1>Список</h1>
        <Link to="/card/">Сверло</Link>
        <Link to="/card/">Сверло</Link>
        <Link to="?sort=name">По названию</Link>
      </>
    ),
  },
  { id: 'test:card', path: '/card/', element: <h1>Сверло 8</h1>, ...named('Сверло') },
  {
    ...{ id: 'test:field', path: '/field/', ...named('Вход') },
    // biome-ignore lint/a11y/noAutofocus: that is what is tested
    element: <input aria-label="Логин" autoFocus />,
  },
])
const said = () => document.querySelector('[aria-live="polite"][aria-atomic="true"]')?.textContent

afterEach(() => {
  vi.useRealTimers()
})

test('первую страницу называет сам браузер: сколько ни ждать, о ней ни слова', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await renderRoute(shell, '/a/')
  await act(() => vi.advanceTimersByTimeAsync(10_000))
  expect(said()).toBe('')
})

test('имя новой страницы сказано вслух, когда она открылась', async () => {
  const { router } = await renderRoute(shell, '/a/')
  expect(said()).toBe('')
  await act(() => router.navigate('/b/'))
  await expect.poll(said).toBe('Фрезы — ИСП')
  await act(() => router.navigate('/a/'))
  await expect.poll(said).toBe('Свёрла — ИСП')
})

const focused = () => document.activeElement

test('§2.2, WCAG 2.4.3: дальше — фокус на заголовке, назад — на том, откуда ушли', async () => {
  const user = userEvent.setup()
  const { router, getAllByRole, getByRole } = await renderRoute(shell, '/list/')
  const [, second] = getAllByRole('link', { name: 'Сверло' })
  second?.focus()
  await user.keyboard('{Enter}')
  await expect.poll(() => focused()?.textContent).toBe('Сверло 8')
  expect(focused()?.tagName).toBe('H1')
  await act(() => router.navigate(-1))
  await expect.poll(focused).toBe(getAllByRole('link', { name: 'Сверло' })[1])
  // a change of only the query leaves the focus where it is
  const sort = getByRole('link', { name: 'По названию' })
  sort.focus()
  await user.keyboard('{Enter}')
  await expect.poll(() => router.state.location.search).toBe('?sort=name')
  expect(focused()).toBe(sort)
})

test('страница без заголовка получает фокус сама, а поставившая его в поле — не теряет', async () => {
  const { router, getByRole } = await renderRoute(shell, '/list/')
  await act(() => router.navigate('/a/'))
  await expect.poll(focused).toBe(getByRole('main'))
  await act(() => router.navigate('/field/'))
  await expect.poll(focused).toBe(getByRole('textbox', { name: 'Логин' }))
  await act(() => router.navigate('/card/'))
  await expect.poll(() => focused()?.tagName).toBe('H1')
})
