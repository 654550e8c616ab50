import type { Offer, Offers } from '@isp/contract'
import { urls } from '@isp/contract/urls'
import { useRemoteContext } from '@isp/federation/remote'
import { formatMoney } from '@isp/i18n'
import { keepPreviousData, useQuery } from '@isp/query'
import { color, EmptyState, font, LinkButton, space } from '@isp/ui'
import { ChoosePapers } from './choose-papers.tsx'
import { offerPaperOf } from './listed-papers.ts'
import { PaperRow, paperRowsCss } from './paper-row.tsx'
import { papersMessages as messages } from './papers.messages.ts'
import { type PapersParams, papersAddress } from './papers.params.ts'
import { offersQuery } from './papers.queries.ts'
import { PapersList } from './papers-list.tsx'

/** Price offers that were made of baskets, as they were. */
export const OffersList = ({ params }: { params: PapersParams }) => {
  const { api, session } = useRemoteContext()
  const { view: _view, ...asked } = params
  const query = useQuery({
    ...offersQuery(api, session.identity(), asked),
    placeholderData: keepPreviousData,
  })
  return (
    <PapersList params={params} query={query} nothing={<NoOffers />}>
      {(data) => <FoundOffers key={papersAddress(params)} data={data} />}
    </PapersList>
  )
}

const FoundOffers = ({ data }: { data: Offers }) => (
  <ChoosePapers papers={data.items.map(offerPaperOf)} found={messages.foundOffers(data.total)}>
    {({ isChosen, onChoose }) => (
      <ul css={listCss}>
        {data.items.map((offer) => {
          const paper = offerPaperOf(offer)
          const { key } = paper
          return (
            <PaperRow
              key={key}
              paper={paper}
              isChosen={isChosen(key)}
              onChoose={() => onChoose(key)}
            >
              <OfferFacts offer={offer} />
            </PaperRow>
          )
        })}
      </ul>
    )}
  </ChoosePapers>
)

const OfferFacts = ({ offer }: { offer: Offer }) => {
  const { lineCount, total, agreement, author, validUntil } = offer
  return (
    <p>
      <span>
        {messages.offerSum(lineCount)} <b>{formatMoney(total)}</b> · {agreement ?? messages.retail}{' '}
        · {author}
      </span>
      <span>{messages.validUntil(validUntil)}</span>
    </p>
  )
}

const NoOffers = () => (
  <EmptyState
    icon="document"
    title={messages.noOffersTitle}
    text={messages.noOffersText}
    action={<LinkButton to={urls.basket()}>{messages.toBasket}</LinkButton>}
  />
)

const listCss = {
  ...paperRowsCss['& ul'],
  ...paperRowsCss,
  '& li': {
    ...paperRowsCss['& li'],
    paddingBlock: space[2],
    borderTop: `1px solid ${color.line}`,
  },
  // under the name, past the box of the choice
  '& p': {
    display: 'grid',
    gap: space[1],
    gridColumn: '1 / -1',
    margin: `0 0 0 ${space[7]}`,
    color: color.textSecondary,
    fontSize: font.size.s,
  },
} as const
