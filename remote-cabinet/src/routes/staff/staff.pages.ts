import type { LazyPage } from '@isp/federation/page'
import { Page as Acts } from './staff-acts/staff-acts.page.tsx'
import { Page as Companies } from './staff-companies/staff-companies.page.tsx'
import { Page as Company } from './staff-company/staff-company.page.tsx'
import { Page as Jobs } from './staff-jobs/staff-jobs.page.tsx'
import { Page as Order } from './staff-order/staff-order.page.tsx'
import { Page as Orders } from './staff-orders/staff-orders.page.tsx'
import { Page as People } from './staff-people/staff-people.page.tsx'
import { Page as Ticket } from './staff-ticket/staff-ticket.page.tsx'
import { Page as Tickets } from './staff-tickets/staff-tickets.page.tsx'
import { Page as Waiting } from './staff-waiting/staff-waiting.page.tsx'

export const pages = {
  waiting: { Page: Waiting },
  companies: { Page: Companies },
  company: { Page: Company },
  orders: { Page: Orders },
  order: { Page: Order },
  tickets: { Page: Tickets },
  ticket: { Page: Ticket },
  people: { Page: People },
  jobs: { Page: Jobs },
  acts: { Page: Acts },
} as const satisfies Record<string, LazyPage>
