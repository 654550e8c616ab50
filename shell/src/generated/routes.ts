// Generated from the *.route.ts(x) files of this application by `npm run generate`.
import type { RemoteContext, RemoteRoute } from '@isp/federation'
import componentSystem from '../routes/component-system/component-system.route.ts'
import contentContacts from '../routes/content/contacts.route.ts'
import contentDelivery from '../routes/content/delivery.route.ts'
import contentPayment from '../routes/content/payment.route.ts'
import contentPolicy from '../routes/content/policy.route.ts'
import errorNotFound from '../routes/error/not-found.route.ts'
import home from '../routes/home/home.route.ts'

/** Every page of this application. */
export const routes = (context: RemoteContext): RemoteRoute[] => [
  ...componentSystem(context),
  ...contentContacts(context),
  ...contentDelivery(context),
  ...contentPayment(context),
  ...contentPolicy(context),
  ...errorNotFound(context),
  ...home(context),
]
