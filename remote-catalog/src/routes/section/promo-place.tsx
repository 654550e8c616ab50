import { useRemoteContext } from '@isp/federation/remote'
import { NearPlace } from '../../shared/near-place/near-place.tsx'

/** Below the goods, of the height of what comes: nothing is asked for and nothing moves until somebody gets there. */
export const PromoPlace = ({ section }: { section: string }) => {
  const { Fragment } = useRemoteContext()
  return (
    <NearPlace minHeight="372px">
      <Fragment
        remote="catalog"
        name="home-shelves"
        props={{ part: 'section', section }}
        fallback={null}
      />
    </NearPlace>
  )
}
