import type { RemoteContext } from '@isp/federation'
import { QueryClientProvider } from '@isp/query'
import { RouterProvider } from '@isp/router'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from '@isp/router/server'
import { createMemoryRouter } from '@isp/router/testing'
import { SessionProvider } from '@isp/session'
import { answer, createTestContext, password, server, signInHandlers } from '@isp/testing'
import { act, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test } from 'vitest'
import { wipePassword } from '../shared/password/kept-password.ts'
import remote from './routes.tsx'

const address = '/cabinet/auth/'
let root: Root | undefined
afterEach(async () => {
  await act(async () => root?.unmount())
  Reflect.deleteProperty(window, 'ispHeldForms')
  wipePassword()
})

const withProviders = (context: RemoteContext, page: ReactNode) => (
  <SessionProvider session={context.session}>
    <QueryClientProvider client={context.queryClient}>{page}</QueryClientProvider>
  </SessionProvider>
)

const renderOnServer = async (context: RemoteContext): Promise<string> => {
  const handler = createStaticHandler(remote.createRoutes(context))
  const served = await handler.query(new Request(`http://shop.test${address}`))
  if (served instanceof Response) throw new Error('a redirect was not expected')
  const router = createStaticRouter(handler.dataRoutes, served)
  return renderToString(
    withProviders(
      context,
      <StaticRouterProvider router={router} context={served} hydrate={false} />,
    ),
  )
}

const hydrate = (context: RemoteContext, page: HTMLElement) =>
  act(async () => {
    const router = createMemoryRouter(remote.createRoutes(context), {
      initialEntries: [address],
      hydrationData: { loaderData: {} },
    })
    root = hydrateRoot(page, withProviders(context, <RouterProvider router={router} />), {
      onRecoverableError: (error) => console.error(error),
    })
  })

describe('страница входа с сервера', () => {
  test('отправленное до оживления не теряется и уходит один раз, пароль не попадает в адрес', async () => {
    const asked: unknown[] = []
    server.use(
      answer('loginV2', ({ body }) => {
        asked.push(body)
        return { accessToken: 'access', refreshToken: 'refresh' }
      }),
      ...signInHandlers('buyer'),
    )
    const context = createTestContext()
    const page = document.body.appendChild(document.createElement('div'))
    page.innerHTML = await renderOnServer(context)
    const form = page.querySelector('form') as HTMLFormElement
    expect(form.method).toBe('post')
    const fields = form.elements as HTMLFormControlsCollection & Record<string, HTMLInputElement>
    Object.assign(fields.login ?? {}, { value: ' buyer@example.com ' })
    Object.assign(fields.password ?? {}, { value: password })
    Object.assign(window, { ispHeldForms: new Map([['sign-in', form]]) })
    await hydrate(context, page)
    await waitFor(() => expect(context.session.auth.getState().user).not.toBeNull())
    expect(asked).toEqual([expect.objectContaining({ login: 'buyer@example.com', password })])
    expect(context.session.tokens.getAccessToken()).toBe('access')
  })
})
