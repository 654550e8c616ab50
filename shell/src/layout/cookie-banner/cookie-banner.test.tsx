import '@isp/testing/setup'
import { RouterProvider } from '@isp/router'
import { createMemoryRouter } from '@isp/router/testing'
import { createSession, SessionProvider } from '@isp/session'
import { createServerPorts } from '@isp/session/server'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CookieBanner } from './cookie-banner.tsx'

const show = (cookies: Record<string, string>) => {
  const ports = createServerPorts(cookies)
  const write = vi.spyOn(ports.cookies, 'write')
  const session = createSession(ports)
  const router = createMemoryRouter([{ path: '/', element: <CookieBanner /> }])
  render(
    <SessionProvider session={session}>
      <RouterProvider router={router} />
    </SessionProvider>,
  )
  return { session, write }
}
const banner = () => screen.queryByRole('region', { name: 'Файлы cookie' })

test('нажатие до оживления не теряется: согласие записано, когда форма ожила', async () => {
  vi.stubGlobal('ispHeldForms', new Map([['cookie-consent', document.createElement('form')]]))
  const { write } = show({})
  await waitFor(() => expect(banner()).toBeNull())
  expect(write).toHaveBeenCalledTimes(1)
})

test('до чтения cookie, как и на сервере, уведомление стоит на месте', () => {
  show({ isp_cookiePolicy: 'accepted' })
  expect(banner()).toBeInTheDocument()
})

test('§2.2: новый посетитель видит уведомление, принимает его, и согласие записано на год', () => {
  const { session, write } = show({})
  act(() => session.restore())
  expect(banner()).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Понятно' }))
  expect(banner()).toBeNull()
  expect(write).toHaveBeenCalledWith('isp_cookiePolicy', expect.any(String), 31_536_000)
})

test('§2.2: принявшему уведомление больше не показывают', () => {
  const { session } = show({ isp_cookiePolicy: 'accepted' })
  act(() => session.restore())
  expect(banner()).toBeNull()
})

test('из уведомления можно прочесть, с чем соглашаются', () => {
  show({})
  expect(screen.getByRole('link', { name: /политике обработки/ })).toHaveAttribute(
    'href',
    '/help/policy/',
  )
})
