// Generated from the *.route.ts(x) files of this application by `npm run generate`.
import type { RemoteContext, RemoteRoute } from '@isp/federation'
import approval from '../routes/approval/approval.route.ts'
import approvals from '../routes/approvals/approvals.route.ts'
import companies from '../routes/companies/companies.route.tsx'
import company from '../routes/company/company.route.tsx'
import dashboard from '../routes/dashboard/dashboard.route.tsx'
import draft from '../routes/draft/draft.route.ts'
import drafts from '../routes/drafts/drafts.route.ts'
import favorites from '../routes/favorites/favorites.route.tsx'
import order from '../routes/order/order.route.tsx'
import orders from '../routes/orders/orders.route.tsx'
import papers from '../routes/papers/papers.route.ts'
import personal from '../routes/personal/personal.route.tsx'
import personaldata from '../routes/personaldata/personaldata.route.tsx'
import productOrdered from '../routes/product-ordered/product-ordered.route.ts'
import productViewed from '../routes/product-viewed/product-viewed.route.ts'
import repriced from '../routes/repriced/repriced.route.ts'
import settlements from '../routes/settlements/settlements.route.ts'
import staffContent from '../routes/staff-content/staff-content.route.ts'
import staffExchange from '../routes/staff-exchange/staff-exchange.route.ts'
import staffLetters from '../routes/staff-letters/staff-letters.route.ts'
import staffTelemetry from '../routes/staff-telemetry/staff-telemetry.route.ts'
import staffTexts from '../routes/staff-texts/staff-texts.route.ts'
import staff from '../routes/staff/staff.route.ts'
import ticket from '../routes/ticket/ticket.route.ts'
import tickets from '../routes/tickets/tickets.route.ts'
import unknown from '../routes/unknown/unknown.route.tsx'

/** Every page of this application. */
export const routes = (context: RemoteContext): RemoteRoute[] => [
  ...approval(context),
  ...approvals(context),
  ...companies(context),
  ...company(context),
  ...dashboard(context),
  ...draft(context),
  ...drafts(context),
  ...favorites(context),
  ...order(context),
  ...orders(context),
  ...papers(context),
  ...personal(context),
  ...personaldata(context),
  ...productOrdered(context),
  ...productViewed(context),
  ...repriced(context),
  ...settlements(context),
  ...staffContent(context),
  ...staffExchange(context),
  ...staffLetters(context),
  ...staffTelemetry(context),
  ...staffTexts(context),
  ...staff(context),
  ...ticket(context),
  ...tickets(context),
  ...unknown(context),
]
