import { useRemoteContext } from '@isp/federation/remote'
import { useQuery } from '@isp/query'
import { isSignedIn, useAuth, useBasket, useSession, useStanding } from '@isp/session'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type BasketOwner, basketQuery } from '../../shared/basket/basket.queries.ts'
import { overlayBasket } from '../../shared/basket/overlay-basket.ts'

const useOwner = (): BasketOwner | null => {
  const standing = useStanding()
  const isKnown = standing.kind !== 'unknown'
  const isAccount = isSignedIn(standing)
  const companyUuid = useAuth((state) => state.companyUuid)
  const agreementUuid = useAuth((state) => state.agreementUuid)
  const specificationUuid = useAuth((state) => state.specificationUuid)
  // the change is painted first: what it asks of the server comes after
  const lines = useDeferredValue(useBasket((state) => state.lines))
  const version = useBasket((state) => state.version)
  return useMemo(() => {
    if (!isKnown) return null
    if (isAccount)
      return { kind: 'account', companyUuid, agreementUuid, specificationUuid, version }
    return { kind: 'local', lines: [...lines] }
  }, [isKnown, isAccount, companyUuid, agreementUuid, specificationUuid, version, lines])
}

const noOwner: BasketOwner = { kind: 'local', lines: [] }

/**
 * Reads the account's basket into the session, which may be used elsewhere too, and says when that was tried: a session
 * that could not read it must not keep the page waiting.
 */
const useSessionRead = (isAccount: boolean): boolean => {
  const { basket } = useSession()
  const [isTried, setTried] = useState(false)
  useEffect(() => {
    if (isAccount)
      void basket
        .getState()
        .refresh()
        .then(() => setTried(true))
  }, [basket, isAccount])
  return isTried
}

/** The basket as it is shown: the server's answer under the changes that are on their way. */
export const useBasketPage = () => {
  const { api } = useRemoteContext()
  const { basket } = useSession()
  const owner = useOwner()
  const isTried = useSessionRead(owner?.kind === 'account')
  const quantities = useBasket((state) => state.lines)
  const isKnown = useBasket((state) => state.isKnown)
  const isReady = owner !== null && (isKnown || isTried)
  const query = useQuery({
    ...basketQuery(api, owner ?? noOwner, basket.getState().localItems),
    enabled: isReady,
  })
  // The first line is on its way: an old "empty" must not be shown for it.
  const isOutdated = query.isPlaceholderData && query.data?.in_basket.length === 0
  const data = useMemo(() => {
    if (!isReady || !query.data || isOutdated) return undefined
    return isKnown ? overlayBasket(query.data, quantities) : query.data
  }, [isReady, isKnown, query.data, isOutdated, quantities])
  return {
    ...query,
    data,
    // an earlier state of this very basket, with the changes laid over it, is no other question's answer
    isPlaceholderData: false,
    refetch: () => {
      if (!isKnown) void basket.getState().refresh()
      return query.refetch()
    },
  }
}
