import type { RemoteRoute } from '@isp/federation'
import { dashboardMessages } from './dashboard.messages.ts'
import { DashboardPage } from './dashboard.page.tsx'

export const dashboardRoute: RemoteRoute = {
  id: 'cabinet:dashboard',
  path: '/cabinet/',
  element: <DashboardPage />,
  handle: { head: () => ({ title: dashboardMessages.documentTitle, noindex: true }) },
}
