import '@isp/testing/setup'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { createSession, SessionProvider } from '@isp/session'
import { createServerPorts } from '@isp/session/server'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { PopupQueue } from './popup-queue.tsx'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const show = () => {
  let next = 0
  const session = createSession({ ...createServerPorts(), uuid: () => `popup-${next++}` })
  const router = createMemoryRouter([{ path: '/', element: <PopupQueue /> }])
  render(
    <SessionProvider session={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  const notify = (text: string, over = {}) =>
    act(() => session.notify({ variant: 'info', text, ...over }))
  return { notify }
}
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const texts = () => screen.queryAllByText(/^сообщение/).map((node) => node.textContent)

describe('§2.15, §9: очередь уведомлений', () => {
  test('четвёртое вытесняет самое старое, и то уходит за 300 мс', () => {
    const { notify } = show()
    for (const n of [1, 2, 3, 4]) notify(`сообщение ${n}`)
    expect(texts()).toEqual(['сообщение 1', 'сообщение 2', 'сообщение 3', 'сообщение 4'])
    pass(299)
    expect(texts()).toHaveLength(4)
    pass(1)
    expect(texts()).toEqual(['сообщение 2', 'сообщение 3', 'сообщение 4'])
  })

  test('уведомление закрывается само по истечении своего времени', () => {
    const { notify } = show()
    notify('сообщение', { visibleMs: 3000 })
    pass(2999)
    expect(screen.getByRole('status')).not.toHaveAttribute('data-leaving')
    pass(1)
    expect(screen.getByRole('status')).toHaveAttribute('data-leaving')
    pass(300)
    expect(texts()).toEqual([])
  })

  test('в скрытой вкладке время не идёт: вернувшись, уведомление видят целиком', () => {
    const { notify } = show()
    const hide = (isHidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
      fireEvent(document, new Event('visibilitychange'))
    }
    notify('сообщение', { visibleMs: 3000 })
    pass(2000)
    hide(true)
    pass(60_000)
    hide(false)
    pass(2999)
    expect(screen.getByRole('status')).not.toHaveAttribute('data-leaving')
    pass(1)
    expect(screen.getByRole('status')).toHaveAttribute('data-leaving')
    vi.restoreAllMocks()
  })

  test('под указателем уведомление ждёт, чтобы его дочитали', () => {
    const { notify } = show()
    notify('сообщение', { visibleMs: 3000 })
    const entry = screen.getByRole('status')
    fireEvent.pointerEnter(entry.parentElement as HTMLElement)
    pass(10_000)
    expect(entry).not.toHaveAttribute('data-leaving')
    fireEvent.pointerLeave(entry.parentElement as HTMLElement)
    pass(3000)
    pass(300)
    expect(texts()).toEqual([])
  })

  test('под клавиатурой уведомление ждёт, ушла — время идёт с начала', () => {
    const { notify } = show()
    notify('сообщение', { visibleMs: 3000 })
    const entry = screen.getByRole('status')
    act(() => screen.getByRole('button', { name: 'Закрыть' }).focus())
    pass(10_000)
    expect(entry).not.toHaveAttribute('data-leaving')
    act(() => screen.getByRole('button', { name: 'Закрыть' }).blur())
    pass(2999)
    expect(entry).not.toHaveAttribute('data-leaving')
    pass(1)
    expect(entry).toHaveAttribute('data-leaving')
  })

  test('закрытое одно — остальные на месте и в прежнем порядке', () => {
    const { notify } = show()
    for (const n of [1, 2, 3]) notify(`сообщение ${n}`)
    fireEvent.click(screen.getAllByRole('button', { name: 'Закрыть' })[1] as HTMLElement)
    pass(300)
    expect(texts()).toEqual(['сообщение 1', 'сообщение 3'])
  })

  test('посетитель закрывает уведомление крестиком', () => {
    const { notify } = show()
    notify('сообщение')
    fireEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    pass(300)
    expect(texts()).toEqual([])
  })

  test('ошибка прерывает чтение вслух, остальное ждёт паузы', () => {
    const { notify } = show()
    notify('сообщение об ошибке', { variant: 'error' })
    notify('сообщение об успехе', { variant: 'success' })
    expect(screen.getByRole('alert')).toHaveTextContent('сообщение об ошибке')
    expect(screen.getByRole('status')).toHaveTextContent('сообщение об успехе')
  })

  test('кнопка уведомления выполняет своё и закрывает его', () => {
    const { notify } = show()
    const onClick = vi.fn()
    notify('сообщение', { button: { text: 'Вернуть', onClick } })
    fireEvent.click(screen.getByRole('button', { name: 'Вернуть' }))
    pass(300)
    expect(onClick).toHaveBeenCalledOnce()
    expect(texts()).toEqual([])
  })
})
