import { Read } from '@isp/federation/page'
import { Container, Heading, Text } from '@isp/ui'
import { Suspense } from 'react'
import { basketMessages as messages } from './basket.messages.ts'
import { BasketLines } from './basket-lines.tsx'
import { basketPageCss } from './basket-page.css.ts'
import { BasketExcel, BasketSkeleton, EmptyBasket } from './basket-states.tsx'
import { BasketSummary } from './basket-summary.tsx'
import { ClearBasket } from './clear-basket.tsx'
import { useBasketActions } from './use-basket-actions.ts'
import { useBasketPage } from './use-basket-page.ts'

/** What is to be ordered: of the account when signed in, of this browser otherwise. */
export const BasketPage = () => {
  const query = useBasketPage()
  const basket = query.data
  const actions = useBasketActions()
  return (
    <Container css={basketPageCss}>
      <header>
        <Heading level={1}>{messages.title}</Heading>
        {basket && basket.in_basket.length > 0 && (
          <>
            <Text tone="muted">{messages.lineCount(basket.count)}</Text>
            <Suspense>
              <BasketExcel lines={basket.in_basket} />
            </Suspense>
            <ClearBasket count={basket.count} onClear={actions.clear} />
          </>
        )}
      </header>
      <Read
        query={query}
        title={messages.errorTitle}
        note={messages.safe}
        waiting={<BasketSkeleton />}
        isEmpty={({ in_basket }) => in_basket.length === 0}
        empty={<EmptyBasket />}
      >
        {(shown) => (
          <div className="columns">
            <BasketLines lines={shown.in_basket} actions={actions} />
            <BasketSummary
              basket={shown}
              isUpdating={query.fetchStatus === 'fetching'}
              onRemoveProblems={() =>
                actions.removeAll(shown.in_basket.filter(({ problem }) => problem !== null))
              }
            />
          </div>
        )}
      </Read>
    </Container>
  )
}
