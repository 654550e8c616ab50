import { isSignedIn, standingOf, useSession } from '@isp/session'
import { Container, Heading, Text } from '@isp/ui'
import { useEffect } from 'react'
import { basketMessages as messages } from './basket.messages.ts'
import { BasketLines } from './basket-lines.tsx'
import { basketPageCss } from './basket-page.css.ts'
import { BasketFailure, BasketSkeleton, EmptyBasket } from './basket-places.tsx'
import { BasketSummary } from './basket-summary.tsx'
import { ClearBasket } from './clear-basket.tsx'
import { useBasketActions } from './use-basket-actions.ts'
import { useBasketPage } from './use-basket-page.ts'

/** What is to be ordered: of the account when signed in, of this browser otherwise. */
export const BasketPage = () => {
  const session = useSession()
  const { basket, error, isOffline, isUpdating, retry } = useBasketPage()
  const actions = useBasketActions()
  // The account may have been used elsewhere since the session read its basket.
  useEffect(() => {
    if (isSignedIn(standingOf(session.auth.getState()))) void session.basket.getState().refresh()
  }, [session])

  const isEmpty = basket !== null && basket.in_basket.length === 0
  const problems = basket?.in_basket.filter(({ problem }) => problem !== null) ?? []
  return (
    <Container css={basketPageCss}>
      <header>
        <Heading level={1}>{messages.title}</Heading>
        {basket && !isEmpty && (
          <>
            <Text tone="muted">{messages.lineCount(basket.count)}</Text>
            <ClearBasket count={basket.count} onClear={actions.clear} />
          </>
        )}
      </header>
      {basket === null ? (
        error || isOffline ? (
          <BasketFailure
            error={error}
            isOffline={isOffline}
            isRetrying={isUpdating}
            onRetry={retry}
          />
        ) : (
          <BasketSkeleton />
        )
      ) : isEmpty ? (
        <EmptyBasket />
      ) : (
        <>
          {(error || isOffline) && (
            <p role="alert" className="stale">
              {messages.stale}
              <button type="button" onClick={retry}>
                {messages.retry}
              </button>
            </p>
          )}
          <div className="columns">
            <BasketLines lines={basket.in_basket} actions={actions} />
            <BasketSummary
              basket={basket}
              isUpdating={isUpdating}
              onRemoveProblems={() => actions.removeAll(problems)}
            />
          </div>
        </>
      )}
    </Container>
  )
}
