import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { isSignedIn, useAuth, useBasket, useStanding } from '@isp/session'
import { useMemo } from 'react'
import { type BasketOwner, basketQuery } from '../../shared/basket/basket.queries.ts'
import { overlayBasket } from '../../shared/basket/overlay-basket.ts'

const useOwner = (): BasketOwner | null => {
  const standing = useStanding()
  const isKnown = standing.kind !== 'unknown'
  const isAccount = isSignedIn(standing)
  const companyUuid = useAuth((state) => state.companyUuid)
  const agreementUuid = useAuth((state) => state.agreementUuid)
  const lines = useBasket((state) => state.lines)
  const version = useBasket((state) => state.version)
  return useMemo(() => {
    if (!isKnown) return null
    if (isAccount) return { kind: 'account', companyUuid, agreementUuid, version }
    return { kind: 'local', lines: [...lines] }
  }, [isKnown, isAccount, companyUuid, agreementUuid, version, lines])
}

const noOwner: BasketOwner = { kind: 'local', lines: [] }

/** The basket as it is shown: the server's answer under the changes that are on their way. */
export const useBasketPage = () => {
  const { api } = useRemoteContext()
  const owner = useOwner()
  const quantities = useBasket((state) => state.lines)
  const isKnown = useBasket((state) => state.isKnown)
  const isReady = owner !== null && isKnown
  const query = useQuery({ ...basketQuery(api, owner ?? noOwner), enabled: isReady })
  // The first line is on its way: an old "empty" must not be shown for it.
  const isOutdated = query.isPlaceholderData && query.data?.in_basket.length === 0
  const data = useMemo(
    () =>
      isReady && query.data && !isOutdated ? overlayBasket(query.data, quantities) : undefined,
    [isReady, query.data, isOutdated, quantities],
  )
  // an earlier state of this very basket, with the changes laid over it, is no other question's answer
  return { ...query, data, isPlaceholderData: false }
}
