import { media, Skeleton, VisuallyHidden } from '@isp/ui'
import { WithoutScripts } from '../../shared/without-scripts/without-scripts.tsx'
import { basketMessages as messages } from './basket.messages.ts'

/** What stands in place of the lines until they are known. */
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
