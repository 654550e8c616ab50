// Generated from the *.route.ts(x) files of this application by `npm run generate`.
import type { RemoteContext, RemoteRoute } from '@isp/federation'
import companies from '../routes/companies/companies.route.tsx'
import company from '../routes/company/company.route.tsx'
import dashboard from '../routes/dashboard/dashboard.route.tsx'
import order from '../routes/order/order.route.tsx'
import orders from '../routes/orders/orders.route.tsx'
import personal from '../routes/personal/personal.route.tsx'
import personaldata from '../routes/personaldata/personaldata.route.tsx'
import upcoming from '../routes/upcoming/upcoming.route.tsx'

/** Every page of this application. */
export const routes = (context: RemoteContext): RemoteRoute[] => [
  ...companies(context),
  ...company(context),
  ...dashboard(context),
  ...order(context),
  ...orders(context),
  ...personal(context),
  ...personaldata(context),
  ...upcoming(context),
]
