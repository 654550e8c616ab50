import { accountUrls, papersUrl } from '@isp/contract/urls'
import { Link, useSearchParams } from '@isp/router'
import { useStanding } from '@isp/session'
import { Card, Heading, LinkButton, Stack, Text } from '@isp/ui'
import { tabsCss } from '../../shared/goods/goods.css.ts'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { OrderPapersList } from './found-papers.tsx'
import { OffersList } from './offers-list.tsx'
import { papersMessages as messages } from './papers.messages.ts'
import { papersAddress, parsePapersParams } from './papers.params.ts'

export const head = () => ({ title: messages.documentTitle })

/** /cabinet/papers/: invoices, confirmations and files of all orders that the person sees, and price offers. */
export const Page = () => {
  const standing = useStanding()
  const params = parsePapersParams(useSearchParams()[0])
  const isOffers = params.view === 'offers'
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{messages.title}</Heading>
        {standing.kind === 'member' && (
          <Text tone="secondary">
            {messages.notes[params.view ?? 'orders'](standing.company.seesAllOrders)}
          </Text>
        )}
      </Stack>
      {standing.kind === 'member' ? (
        <>
          <nav aria-label={messages.tabs} css={tabsCss}>
            <Link to={papersUrl()} aria-current={isOffers ? undefined : 'page'}>
              {messages.ofOrders}
            </Link>
            <Link
              to={papersAddress({ page: 1, view: 'offers' })}
              aria-current={isOffers ? 'page' : undefined}
            >
              {messages.offers}
            </Link>
          </nav>
          {isOffers ? <OffersList params={params} /> : <OrderPapersList params={params} />}
          {!isOffers && <Elsewhere />}
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
