import { accountUrls, urls } from '@isp/contract/urls'
import { useStanding } from '@isp/session'
import { Card, Heading, LinkButton, Stack, Text } from '@isp/ui'
import { NoCompany } from '../../shared/page/no-company.tsx'
import { papersMessages as messages } from './papers.messages.ts'
import { PapersList } from './papers-list.tsx'

export const head = () => ({ title: messages.documentTitle })

/** /cabinet/papers/: invoices, confirmations and files of all orders that the person sees. */
export const Page = () => {
  const standing = useStanding()
  return (
    <Stack gap={5}>
      <Stack gap={1}>
        <Heading level={1}>{messages.title}</Heading>
        {standing.kind === 'member' && (
          <Text tone="secondary">
            {standing.company.seesAllOrders ? messages.managerNote : messages.ownNote}
          </Text>
        )}
      </Stack>
      {standing.kind === 'member' ? (
        <>
          <PapersList />
          <Elsewhere />
        </>
      ) : (
        <NoCompany />
      )}
    </Stack>
  )
}

/** Papers that this shop does not make, and those it does not keep. */
const Elsewhere = () => (
  <Card as="section" tone="muted">
    <Stack gap={2}>
      <Heading level={2} size={4}>
        {messages.elsewhereTitle}
      </Heading>
      <Text>{messages.elsewhere}</Text>
      <Text>{messages.offers}</Text>
      <Stack direction="row" gap={2} isWrap>
        <LinkButton to={accountUrls.tickets()} variant="secondary" size="s">
          {messages.toTickets}
        </LinkButton>
        <LinkButton to={urls.basket()} variant="ghost" size="s">
          {messages.toBasket}
        </LinkButton>
      </Stack>
    </Stack>
  </Card>
)
