import type { RemoteRoute } from '@isp/federation'
import { authMessages } from './auth.messages.ts'
import { AuthPage } from './auth.page.tsx'

const paths = {
  auth: '/auth/*',
  'cabinet-auth': '/cabinet/auth/*',
  registration: '/cabinet/registration/*',
  'accept-invitation': '/cabinet/accept-invitation/*',
  'confirmation-add-employee': '/cabinet/confirmation-add-employee/*',
} as const

export const authRoutes: RemoteRoute[] = Object.entries(paths).map(([key, path]) => ({
  id: `auth:${key}`,
  path,
  element: <AuthPage />,
  handle: { head: () => ({ title: authMessages.documentTitle, noindex: true }) },
}))
