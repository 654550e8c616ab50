import { definePage } from '@isp/federation/page'
import { dashboardMessages as messages } from './dashboard.messages.ts'
import { DashboardPage } from './dashboard.page.tsx'

export default definePage({
  id: 'cabinet:dashboard',
  path: '/cabinet/',
  head: () => ({ title: messages.documentTitle }),
  page: <DashboardPage />,
  handle: { menu: { text: messages.menu, icon: 'home', place: 1 } },
})
