import { renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { act } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { shellFixture } from '../shell.fixture.tsx'

const named = (title: string) => ({ handle: { head: () => ({ title }) } })
const shell = shellFixture(() => [
  { id: 'test:a', path: '/a/', element: <p>а</p>, ...named('Свёрла — ИСП') },
  { id: 'test:b', path: '/b/', element: <p>б</p>, ...named('Фрезы — ИСП') },
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
