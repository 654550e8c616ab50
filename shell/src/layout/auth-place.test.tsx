import '@isp/testing/setup'
import type { FragmentModule } from '@isp/federation/remote'
import { FederationProvider, type RemoteLoader } from '@isp/federation/runtime'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { SessionProvider } from '@isp/session'
import { createTestContext } from '@isp/testing'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AuthPlace, createAuthPlace } from './auth-place.tsx'
import { SuggestionsSlot } from './header/suggestions-slot.tsx'

type LoadFragment = RemoteLoader['loadFragment']

const open = async (element: React.ReactNode, loadFragment: LoadFragment) => {
  const context = createTestContext()
  const loader = { loadFragment } as unknown as RemoteLoader
  const router = createMemoryRouter([{ path: '*', element }])
  await act(async () => {
    render(
      <SessionProvider session={context.session}>
        <FederationProvider federation={{ loader, context }}>
          <RouterProvider router={router} />
        </FederationProvider>
      </SessionProvider>,
    )
  })
  return { session: context.session, router, user: userEvent.setup() }
}

test('вход поверх страницы приходит, когда о нём спросили; не пришёл — ссылка на страницу входа закрывает окно', async () => {
  const load = vi.fn<LoadFragment>(() => Promise.reject(new Error('lost')))
  const { session, router, user } = await open(<AuthPlace />, load)
  expect(load).not.toHaveBeenCalled()
  await act(async () => session.openAuth({ reason: 'Войдите.' }))
  expect(load).toHaveBeenCalledWith('auth', 'auth-dialog')
  expect(await screen.findByText('Окно входа не загрузилось.')).toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Открыть страницу входа', hidden: true }))
  expect(router.state.location.pathname).toBe('/cabinet/auth/')
  expect(session.auth.getState().dialog).toBeNull()
})

test('не пришло и само окно: вход открывается страницей', async () => {
  const Place = createAuthPlace(() => Promise.reject(new Error('lost')))
  const { session, router } = await open(<Place />, () => Promise.reject(new Error('lost')))
  await act(async () => session.openAuth({ reason: 'Войдите.' }))
  await expect.poll(() => router.state.location.pathname).toBe('/cabinet/auth/')
  expect(session.auth.getState().dialog).toBeNull()
})

const Slot = () => {
  const refs = {
    inputRef: { current: document.querySelector('input') },
    formRef: { current: document.querySelector('form') },
  }
  return <SuggestionsSlot {...refs} />
}
const Suggestions: FragmentModule['Fragment'] = () => <p>подсказки</p>

test.each([
  ['в поле встали', (input: HTMLElement) => act(() => input.focus())],
  [
    'к полю подвели указатель',
    (input: HTMLElement) => act(() => void input.dispatchEvent(new Event('pointerenter'))),
  ],
])('подсказки приходят, когда %s, не раньше и один раз', async (_, turnTo) => {
  document.body.innerHTML = '<form><input name="q"></form>'
  const load = vi.fn<LoadFragment>(async () => ({ Fragment: Suggestions }) as FragmentModule)
  await open(<Slot />, load)
  const input = document.querySelector('input') as HTMLElement
  expect(load).not.toHaveBeenCalled()
  turnTo(input)
  expect(await screen.findByText('подсказки')).toBeInTheDocument()
  act(() => input.blur())
  act(() => input.focus())
  expect(load).toHaveBeenCalledTimes(1)
})

test('поле, в котором стояли до оживления, получает подсказки сразу', async () => {
  document.body.innerHTML = '<form><input name="q"></form>'
  document.querySelector('input')?.focus()
  await open(<Slot />, async () => ({ Fragment: Suggestions }) as FragmentModule)
  expect(await screen.findByText('подсказки')).toBeInTheDocument()
})
