import { accountUrls } from '@isp/contract/urls'
import { Link, useSearchParams } from '@isp/router'
import { type Standing, useStanding } from '@isp/session'
import { Card, Heading, LinkButton, Stack, Text } from '@isp/ui'
import { tabsCss } from '../../shared/goods/goods.css.ts'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { pageTitles } from '../../shared/page/page-titles.messages.ts'
import { OrderPapersList } from './found-papers.tsx'
import { OffersList } from './offers-list.tsx'
import { papersMessages as messages } from './papers.messages.ts'
import { papersAddress, parsePapersParams } from './papers.params.ts'
import { PriceList } from './price-list.tsx'

export const head = () => ({ title: messages.documentTitle })

/** Whose prices may be had as a file: of those who buy by an agreement (D43). */
const termsOf = (standing: Standing) => {
  if (standing.kind !== 'member' || standing.role === 'employee') return null
  const { company, agreement, specification } = standing
  return company.status.code === 'ACTIVE' && agreement ? { agreement, specification } : null
}

/** /cabinet/papers/: invoices, confirmations and files of all orders that the person sees, price offers, the price list. */
export const Page = () => {
  const standing = useStanding()
  const params = parsePapersParams(useSearchParams()[0])
  const terms = termsOf(standing)
  const view = params.view === 'price-list' && !terms ? undefined : params.view
  const tabs = [
    [undefined, messages.ofOrders],
    ['offers', messages.offers],
    ...(terms ? [['price-list', messages.priceList] as const] : []),
  ] as const
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{pageTitles.papers}</Heading>
        {standing.kind === 'member' && (
          <Text tone="secondary">
            {messages.notes[view ?? 'orders'](standing.company.seesAllOrders)}
          </Text>
        )}
      </Stack>
      {standing.kind === 'member' ? (
        <>
          <nav aria-label={messages.tabs} css={tabsCss}>
            {tabs.map(([one, text]) => (
              <Link
                key={text}
                to={papersAddress({ page: 1, ...(one && { view: one }) })}
                aria-current={one === view ? 'page' : undefined}
              >
                {text}
              </Link>
            ))}
          </nav>
          {view === 'offers' && <OffersList params={params} />}
          {view === 'price-list' && terms && <PriceList {...terms} />}
          {!view && (
            <>
              <OrderPapersList params={params} />
              <Elsewhere />
            </>
          )}
        </>
      ) : (
        <NoCompany />
      )}
    </Stack>
  )
}

/** Papers that this shop does not make. */
const Elsewhere = () => (
  <Card as="section" tone="muted">
    <Stack gap={2}>
      <Heading level={2} size={4}>
        {messages.elsewhereTitle}
      </Heading>
      <Text>{messages.elsewhere}</Text>
      <LinkButton
        to={accountUrls.tickets()}
        variant="secondary"
        size="s"
        css={{ alignSelf: 'start' }}
      >
        {messages.toTickets}
      </LinkButton>
    </Stack>
  </Card>
)
