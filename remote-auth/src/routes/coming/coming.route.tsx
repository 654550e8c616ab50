import type { RemoteRoute } from '@isp/federation'
import { comingMessages as messages } from './coming.messages.ts'
import { ComingPage, type ComingTopic } from './coming.page.tsx'

const paths: Readonly<Record<string, { path: string; topic: ComingTopic }>> = {
  registration: { path: '/cabinet/registration/*', topic: 'registration' },
  'accept-invitation': { path: '/cabinet/accept-invitation/*', topic: 'invitation' },
  'confirmation-add-employee': { path: '/cabinet/confirmation-add-employee/*', topic: 'employee' },
  'change-password': { path: '/auth/change-password/', topic: 'password' },
}

export const comingRoutes: RemoteRoute[] = Object.entries(paths).map(([key, { path, topic }]) => ({
  id: `auth:${key}`,
  path,
  element: <ComingPage topic={topic} />,
  handle: {
    head: () => ({ title: messages.documentTitle(messages[topic].title), noindex: true }),
  },
}))
