import { renderRoute } from '@isp/testing'
import '@isp/testing/setup'
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, onTestFinished, test } from 'vitest'
import { shellFixture } from '../shell.fixture.tsx'

const shell = shellFixture(() => [
  { id: 'test:cabinet', path: '/cabinet/', element: <p>личный кабинет</p> },
])
const link = (name = 'Кабинет') =>
  within(screen.getByRole('banner')).getAllByRole('link', { name, hidden: true })[0] as HTMLElement

test.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)(
  '§2.3: с %s кабинет открывается в новой вкладке, вход поверх этой не встаёт',
  async (key) => {
    const { session } = await renderRoute(shell, '/delivery/', { as: 'anonymous' })
    const keep = (event: Event) => event.preventDefault() // jsdom does not follow links
    document.addEventListener('click', keep)
    onTestFinished(() => document.removeEventListener('click', keep))
    fireEvent.click(link(), { [key]: true })
    expect(session.auth.getState().dialog).toBeNull()
  },
)

test('§2.3: вошедший попадает в кабинет сразу', async () => {
  const { session, user, address } = await renderRoute(shell, '/delivery/', { as: 'outsider' })
  await user.click(link('Кабинет, вход выполнен'))
  expect(session.auth.getState().dialog).toBeNull()
  expect(address()).toBe('/cabinet/')
})

test('§2.3: пока неизвестно, кто это, ссылка ведёт в кабинет, который спросит сам', async () => {
  const { session, user, address } = await renderRoute(shell, '/delivery/')
  session.auth.setState({ status: 'unknown' })
  await user.click(link())
  expect(session.auth.getState().dialog).toBeNull()
  expect(address()).toBe('/cabinet/')
})
