import '@isp/testing/setup'
import type { FragmentModule } from '@isp/federation/remote'
import { FederationProvider, type RemoteLoader } from '@isp/federation/runtime'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { SessionProvider } from '@isp/session'
import { createTestContext, doorOf, enterAs, server, userOf } from '@isp/testing'
import { act, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { NamePlace } from './name-place.tsx'

const Question: FragmentModule['Fragment'] = () => <p>как вас зовут</p>

const open = async (address: string, names: { first_name: string; last_name: string }) => {
  const context = createTestContext()
  const person = userOf('outsider', names)
  server.use(...doorOf(person))
  await enterAs(context, person)
  const loader = { loadFragment: async () => ({ Fragment: Question }) } as unknown as RemoteLoader
  const router = createMemoryRouter([{ path: '*', element: <NamePlace /> }], {
    initialEntries: [address],
  })
  await act(async () => {
    render(
      <SessionProvider session={context.session}>
        <FederationProvider federation={{ loader, context }}>
          <RouterProvider router={router} />
        </FederationProvider>
      </SessionProvider>,
    )
  })
  return router
}
const nameless = { first_name: 'name', last_name: 'surname' }

test('§2.10: безымянного спрашивают на обычной странице', async () => {
  await open('/delivery/', nameless)
  expect(await screen.findByText('как вас зовут')).toBeInTheDocument()
})

test('у кого имя есть, того не спрашивают', async () => {
  await open('/delivery/', { first_name: 'Ольга', last_name: 'Зорина' })
  expect(screen.queryByText('как вас зовут')).toBeNull()
})

test.each([
  '/cabinet/registration/',
  '/cabinet/accept-invitation/?token=t',
  '/cabinet/confirmation-add-employee/?token=t',
])('шаги на %s вопрос не заслоняет: он ждёт следующей страницы', async (address) => {
  const router = await open(address, nameless)
  expect(screen.queryByText('как вас зовут')).toBeNull()
  await act(() => router.navigate('/cabinet/'))
  expect(await screen.findByText('как вас зовут')).toBeInTheDocument()
})
