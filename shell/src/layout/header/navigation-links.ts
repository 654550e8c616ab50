import { urls } from '@isp/contract/urls'
import { layoutMessages as messages } from '../layout.messages.ts'

type NavigationLink = { to: string; text: string; isNew?: boolean }

/** §2.3: links of the top bar and the burger menu, in this order. */
export const serviceLinks: readonly NavigationLink[] = [
  { to: urls.brands(), text: messages.brands },
  { to: urls.delivery(), text: messages.delivery },
  { to: urls.contacts(), text: messages.contacts },
  { to: urls.constructors(), text: messages.constructors, isNew: true },
]

/** Whether the page is the link's target or below it; home is current only on the home page. */
export const isCurrent = (pathname: string, to: string): boolean =>
  to === '/' ? pathname === '/' : pathname.startsWith(to)

/** Which link of the top bar and the burger menu leads to the page or above it. */
export const currentLink = (pathname: string): string | undefined =>
  [...serviceLinks.map(({ to }) => to), urls.comparison()].find((to) => isCurrent(pathname, to))
