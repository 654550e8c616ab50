import { urls } from '@isp/contract/urls'
import { EmptyState, LinkButton, media, Skeleton, VisuallyHidden } from '@isp/ui'
import { Suspense } from 'react'
import { WithoutScripts } from '../../shared/without-scripts/without-scripts.tsx'
import { basketMessages as messages } from './basket.messages.ts'
import { BasketExcel } from './late-parts.ts'

/** What stands in place of the lines. */
export const EmptyBasket = () => (
  <EmptyState
    icon="basket"
    title={messages.emptyTitle}
    text={messages.emptyText}
    action={
      <>
        <LinkButton to={urls.catalog()}>{messages.toCatalog}</LinkButton>
        <LinkButton to={urls.searchRoot()} variant="secondary" icon="search">
          {messages.toSearch}
        </LinkButton>
        <Suspense>
          <BasketExcel />
        </Suspense>
      </>
    }
  />
)

export const BasketSkeleton = () => (
  <>
    <div aria-busy css={skeletonCss}>
      <VisuallyHidden>{messages.loading}</VisuallyHidden>
      {['first', 'second', 'third'].map((row) => (
        <div key={row} css={{ display: 'grid', gridTemplateColumns: '56px 1fr 88px', gap: '16px' }}>
          <Skeleton shape="picture" />
          <Skeleton lines={2} />
          <Skeleton shape="box" />
        </div>
      ))}
    </div>
    <WithoutScripts text={messages.needsScripts} />
  </>
)

const skeletonCss = {
  display: 'grid',
  gap: '16px',
  paddingBlock: '8px',
  [media.noScripts]: { display: 'none' },
} as const
