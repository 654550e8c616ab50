import { defineRemote, type RemoteModule } from '@isp/federation/remote'
import { dashboardRoute } from '../routes/dashboard/dashboard.route.tsx'
import { orderRoute } from '../routes/order/order.route.tsx'
import { ordersRoute } from '../routes/orders/orders.route.tsx'
import { upcomingRoutes } from '../routes/upcoming/upcoming.route.tsx'
import { CabinetLayout } from '../shared/layout/cabinet-layout.tsx'

/**
 * The cabinet. `/cabinet/auth/` and `/cabinet/registration/` are longer prefixes and belong to remote-auth;
 * every page here stands in one layout, which lets in only those who are signed in.
 */
export default defineRemote({
  name: 'cabinet',
  routes: () => [
    {
      id: 'cabinet:layout',
      element: <CabinetLayout />,
      children: [dashboardRoute, ordersRoute, orderRoute, ...upcomingRoutes],
    },
  ],
}) satisfies RemoteModule
