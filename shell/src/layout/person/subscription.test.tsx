import { answer, refuse, renderRoute, server, userOf } from '@isp/testing'
import '@isp/testing/setup'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { shellFixture } from '../shell.fixture.tsx'

const NAME = 'Подписывайтесь на нашу рассылку'
const THANKS = /Спасибо за\sподписку, теперь главные новости будут у\sвас на\sпочте/
const banner = () => screen.findByRole('region', { name: NAME })
const button = () => screen.getByRole('button', { name: 'Подписаться' })
const open = (as: 'outsider' | 'anonymous', handlers: Parameters<typeof renderRoute>[2] = {}) =>
  renderRoute(shellFixture(), '/delivery/', { as, ...handlers })

/** What the server knows from the subscription on. */
const subscribed = userOf('outsider', { mailing: true })

describe('§2.13, §4: подписка над подвалом', () => {
  test('анониму и уже подписанному её не предлагают', async () => {
    const { session } = await open('anonymous')
    expect(screen.queryByRole('region', { name: NAME })).toBeNull()
    expect(session.auth.getState().user).toBeNull()
  })

  test('подписанному её не предлагают', async () => {
    const { session } = await open('outsider', { handlers: [answer('currentUser', subscribed)] })
    await waitFor(() => expect(session.auth.getState().user?.mailing).toBe(true))
    expect(screen.queryByRole('region', { name: NAME })).toBeNull()
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
    const { user, session } = await open('outsider', {
      handlers: [
        answer('updateUser', ({ body }) => {
          sent.push(body)
          server.use(answer('currentUser', subscribed))
          return subscribed
        }),
      ],
    })
    const region = await banner()
    await user.dblClick(button())
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
    const { user } = await open('outsider', { handlers: [refuse('updateUser', 'INTERNAL_ERROR')] })
    const region = await banner()
    await user.click(button())
    await waitFor(() => expect(button()).not.toHaveAttribute('aria-busy'))
    expect(region).toHaveAttribute('data-over', 'false')
    expect(screen.queryByText(THANKS)).toBeNull()
    server.use(answer('updateUser', subscribed), answer('currentUser', subscribed))
    await user.click(button())
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
