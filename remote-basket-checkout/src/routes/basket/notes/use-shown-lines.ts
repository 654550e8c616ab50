import type { Basket, BasketLine } from '@isp/contract'
import { useQueryClient } from '@isp/query'
import { useCallback } from 'react'

/** Lines as they are shown, changed in place: a long basket is not read anew for a comment. */
export const useShownLines = () => {
  const client = useQueryClient()
  return useCallback(
    (change: (line: BasketLine) => BasketLine) =>
      client.setQueriesData<Basket>(
        { queryKey: ['basket', 'page'] },
        (basket) => basket && { ...basket, in_basket: basket.in_basket.map(change) },
      ),
    [client],
  )
}
