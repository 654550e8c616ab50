import type { RemoteRoute } from '@isp/federation'
import { cabinetMessages } from './cabinet.messages.ts'
import { CabinetPage } from './cabinet.page.tsx'

export const cabinetRoute: RemoteRoute = {
  id: 'cabinet:cabinet',
  path: '/cabinet/*',
  element: <CabinetPage />,
  handle: { head: () => ({ title: cabinetMessages.documentTitle, noindex: true }) },
}
