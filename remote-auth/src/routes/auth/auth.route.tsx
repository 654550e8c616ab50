import type { RemoteRoute } from '@isp/federation'
import { notFound } from '@isp/router'
import { authMessages } from './auth.messages.ts'
import { AuthPage } from './auth.page.tsx'

const paths = { auth: '/auth/', 'cabinet-auth': '/cabinet/auth/' } as const
const unknownPaths = {
  'auth-unknown': '/auth/*',
  'cabinet-auth-unknown': '/cabinet/auth/*',
} as const

export const authRoutes: RemoteRoute[] = [
  ...Object.entries(paths).map(([key, path]) => ({
    id: `auth:${key}`,
    path,
    element: <AuthPage />,
    handle: { head: () => ({ title: authMessages.documentTitle, noindex: true }) },
  })),
  ...Object.entries(unknownPaths).map(([key, path]) => ({
    id: `auth:${key}`,
    path,
    loader: () => {
      throw notFound()
    },
  })),
]
