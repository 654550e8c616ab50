import { exchangeUrls } from '@isp/contract/content-urls'
import { Link, useLocation } from '@isp/router'
import { Stack } from '@isp/ui'
import type { ReactNode } from 'react'
import { staffMessages } from '../../shared/staff/staff.messages.ts'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { useStaffRole } from '../../shared/staff/use-staff-role.ts'
import { exchangeMessages as messages } from './staff-exchange.messages.ts'

type ExchangePageProps = { title?: string; note?: string; children: ReactNode }

/** A page of the data load, with the ways to the others. */
export const ExchangePage = ({ title = staffMessages.exchange, ...rest }: ExchangePageProps) => {
  const { pathname } = useLocation()
  const isAdmin = useStaffRole() === 'admin'
  const places = [
    [exchangeUrls.loads(), messages.loads],
    [exchangeUrls.waiting(), messages.waiting],
    ...(isAdmin
      ? [
          [exchangeUrls.companies(), messages.companies] as const,
          [exchangeUrls.onec(), messages.onec] as const,
          [exchangeUrls.accounts(), messages.accounts] as const,
        ]
      : []),
  ] as const
  return (
    <StaffPage title={title} {...(rest.note ? { note: rest.note } : {})}>
      <Places label={messages.places} places={places} current={pathname} />
      {rest.children}
    </StaffPage>
  )
}

type PlacesProps = {
  label: string
  places: readonly (readonly [to: string, text: string])[]
  current: string
}

/** Links to the parts of a page, the current one without underline. */
export const Places = ({ label, places, current }: PlacesProps) => (
  <nav aria-label={label}>
    <Stack direction="row" gap={4} isWrap css={{ rowGap: 0 }}>
      {places.map(([to, text]) => (
        <Link key={to} to={to} aria-current={to === current ? 'page' : undefined} css={linkCss}>
          {text}
        </Link>
      ))}
    </Stack>
  </nav>
)

const linkCss = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  '&[aria-current]': { color: 'inherit', textDecoration: 'none', fontWeight: 600 },
} as const
