import { useRemoteContext } from '@isp/federation/remote'
import { useRef } from 'react'
import { useIsNear } from '../../shared/basket-slot/use-is-near.ts'

/** Below the goods, of the height of what comes: nothing is asked for and nothing moves until somebody gets there. */
export const PromoPlace = ({ section }: { section: string }) => {
  const { Fragment } = useRemoteContext()
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} css={{ minHeight: '372px' }}>
      <Fragment
        remote="catalog"
        name="home-shelves"
        props={{ part: 'section', section }}
        fallback={null}
        isWanted={useIsNear(place)}
      />
    </div>
  )
}
