import type { BasketLine } from '@isp/contract'
import { Read } from '@isp/federation/page'
import { useSearchParams } from '@isp/router'
import { isSignedIn, useStanding } from '@isp/session'
import { Container, Heading, Text, useIsHydrated } from '@isp/ui'
import { memo, Suspense, useDeferredValue } from 'react'
import { basketMessages as messages } from './basket.messages.ts'
import { BasketLines } from './basket-lines.tsx'
import { basketPageCss } from './basket-page.css.ts'
import { BasketSkeleton } from './basket-skeleton.tsx'
import { BasketSummary } from './basket-summary.tsx'
import { EmptyBasket } from './empty-basket.tsx'
import { BasketExcel, ClearBasket, KeepBasket, QuickOrder, SharedPlace } from './late-parts.ts'
import { type BasketActions, useBasketActions } from './use-basket-actions.ts'
import { useBasketPage } from './use-basket-page.ts'

/** What is to be ordered, with `?quick` the box for a pasted list; with `?sharing=` a list that somebody sent (§7.4). */
export const BasketPage = () => {
  const [params] = useSearchParams()
  const sharing = params.get('sharing')
  const isHydrated = useIsHydrated()
  if (sharing === null) return <OwnBasket isQuick={isHydrated && params.has('quick')} />
  const waiting = (
    <Container css={basketPageCss}>
      <BasketSkeleton />
    </Container>
  )
  return isHydrated ? (
    <Suspense fallback={waiting}>
      <SharedPlace id={sharing} />
    </Suspense>
  ) : (
    waiting
  )
}

type ToolsProps = { lines: readonly BasketLine[]; isAccount: boolean; actions: BasketActions }

const BasketTools = memo(({ lines, isAccount, actions }: ToolsProps) => (
  <div className="tools">
    <Suspense>
      {isAccount && <KeepBasket count={lines.length} />}
      <BasketExcel lines={lines} />
      <ClearBasket count={lines.length} onClear={() => actions.removeAll(lines)} />
    </Suspense>
  </div>
))

/** Of the account when signed in, of this browser otherwise. */
const OwnBasket = ({ isQuick }: { isQuick: boolean }) => {
  const isAccount = isSignedIn(useStanding())
  const query = useBasketPage()
  const basket = query.data
  const actions = useBasketActions()
  // a press shows in its line and in the total first: what stands around them follows
  const settled = useDeferredValue(basket?.in_basket)
  return (
    <Container css={basketPageCss}>
      <header>
        <Heading level={1}>{messages.title}</Heading>
        {basket && basket.in_basket.length > 0 && (
          <>
            <Text tone="muted">{messages.lineCount(basket.count)}</Text>
            <BasketTools
              lines={settled ?? basket.in_basket}
              isAccount={isAccount}
              actions={actions}
            />
          </>
        )}
      </header>
      {isQuick && (
        <Suspense fallback={<BasketSkeleton />}>
          <QuickOrder />
        </Suspense>
      )}
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
