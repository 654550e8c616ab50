import { answer, refuse, renderRoute, server, userOf } from '@isp/testing'
import '@isp/testing/setup'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { shellFixture } from '../shell.fixture.tsx'

const NAME = 'Подписывайтесь на нашу рассылку'
const THANKS = /Спасибо за\sподписку, теперь главные новости будут у\sвас на\sпочте/
const banner = () => screen.findByRole('region', { name: NAME })
const button = () => screen.getByRole('button', { name: 'Подписаться' })
const open = (as: 'outsider' | 'anonymous', handlers: Parameters<typeof renderRoute>[2] = {}) =>
  renderRoute(shellFixture(), '/delivery/', { as, ...handlers })

/** The user as the server returns it after subscribing. */
const subscribed = userOf('outsider', { mailing: true })
/** Waits for the chunk, so that the banner would be there if it were shown. */
const noBanner = async () => {
  await act(() => import('./person-late.tsx'))
  expect(screen.queryByLabelText(NAME)).toBeNull()
}
afterEach(() => void vi.useRealTimers())
/** Presses the button `times` times and waits for the delay of §7.4. */
const press = async (times = 1) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  for (let time = 0; time < times; time += 1) fireEvent.click(button())
  await act(() => vi.advanceTimersByTimeAsync(500))
}

describe('§2.13, §4: подписка над подвалом', () => {
  test('D22: анониму её не предлагают', async () => {
    const { session } = await open('anonymous')
    await noBanner()
    expect(session.auth.getState().user).toBeNull()
  })

  test('§2.13: пока вошедший не прочитан, её нет; прочитан — есть', async () => {
    const { session } = await open('outsider')
    await banner()
    const { user } = session.auth.getState()
    act(() => session.auth.setState({ user: null }))
    await noBanner()
    act(() => session.auth.setState({ user }))
    expect(await banner()).toBeVisible()
  })

  test('подписанному её не предлагают', async () => {
    const { session } = await open('outsider', { handlers: [answer('currentUser', subscribed)] })
    await waitFor(() => expect(session.auth.getState().user?.mailing).toBe(true))
    await noBanner()
  })

  test('§9: полоса прибавляет 128 px', async () => {
    await open('outsider')
    await banner()
    expect(button().parentElement).toHaveStyle({ minHeight: '128px' })
  })

  test('§7.4: вызов уходит через 500 мс после нажатия, кнопка занята сразу', async () => {
    const sent = vi.fn()
    await open('outsider', {
      handlers: [
        answer('updateUser', () => {
          sent()
          return subscribed
        }),
      ],
    })
    await banner()
    server.use(answer('currentUser', subscribed))
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    fireEvent.click(button())
    await act(() => vi.advanceTimersByTimeAsync(499))
    expect(sent).not.toHaveBeenCalled()
    expect(button()).toHaveAttribute('aria-busy', 'true')
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
    expect(await screen.findByText(THANKS)).toBeVisible()
  })

  test('сказано, на что человек соглашается и где это прочесть', async () => {
    await open('outsider')
    const region = await banner()
    expect(region).toHaveTextContent(/вы\sсоглашаетесь получать рассылку/)
    expect(screen.getByRole('link', { name: /^политику обработки/ })).toHaveAttribute(
      'href',
      '/help/policy/',
    )
    expect(region.nextElementSibling).toBe(screen.getByRole('contentinfo'))
  })

  test('нажатая дважды уходит один раз, со статусом ACTIVE; полоса свёрнута, пять секунд благодарности', async () => {
    const sent: unknown[] = []
    const { session } = await open('outsider', {
      handlers: [
        answer('updateUser', ({ body }) => {
          sent.push(body)
          server.use(answer('currentUser', subscribed))
          return subscribed
        }),
      ],
    })
    const region = await banner()
    await press(2)
    expect(await screen.findByText(THANKS)).toBeVisible()
    expect(sent).toEqual([
      { id: subscribed.id, infoAboutUser: { status: 'ACTIVE', mailing: true } },
    ])
    expect(session.popups.getState().items[0]).toMatchObject({
      variant: 'success',
      visibleMs: 5000,
    })
    await waitFor(() => expect(region).toHaveAttribute('data-over', 'true'))
    expect(region).toHaveAttribute('inert')
    expect(region).not.toBeVisible()
    await waitFor(() => expect(session.auth.getState().user?.mailing).toBe(true))
  })

  test('отказ: полоса на месте, благодарности нет, кнопку можно нажать ещё раз', async () => {
    await open('outsider', { handlers: [refuse('updateUser', 'INTERNAL_ERROR')] })
    const region = await banner()
    await press()
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
    expect(region).toHaveAttribute('data-over', 'false')
    expect(screen.queryByText(THANKS)).toBeNull()
    server.use(answer('updateUser', subscribed), answer('currentUser', subscribed))
    await press()
    expect(await screen.findByText(THANKS)).toBeVisible()
  })

  test('подписались в другой вкладке — свёрнута и здесь', async () => {
    await open('outsider')
    const region = await banner()
    server.use(answer('currentUser', subscribed))
    const other = new BroadcastChannel('isp_mailing')
    await act(async () => other.postMessage(null))
    await waitFor(() => expect(region).toHaveAttribute('data-over', 'true'))
    other.close()
  })
})
