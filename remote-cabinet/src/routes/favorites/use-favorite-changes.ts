import { unwrap } from '@isp/api-client'
import type { FavoriteItem } from '@isp/contract'
import { type CallMarks, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQueryClient } from '@isp/query'
import { useState } from 'react'
import { FAVORITES_KEY } from './favorites.queries.ts'

type Items = readonly FavoriteItem[]
type Placed = { listId: number; productIds: number[] }

/** What has just been removed, by the lists that it stood in. */
export type Removed = { count: number; places: readonly Placed[] }

const placesOf = (items: Items): Placed[] =>
  [...Map.groupBy(items, ({ listId }) => listId)].map(([listId, own]) => ({
    listId,
    productIds: own.map(({ productId }) => productId),
  }))

/** What can be done with favourites; marks on cards follow. */
export const useFavoriteChanges = () => {
  const { api, session } = useRemoteContext()
  const queryClient = useQueryClient()
  const [removed, setRemoved] = useState<Removed | null>(null)
  const take = async ({ productIds }: { productIds: number[] }) => {
    session.preferences.setState({ favoriteIds: productIds })
    await queryClient.invalidateQueries({ queryKey: FAVORITES_KEY })
  }
  const put = (body: Placed, marks: CallMarks) =>
    unwrap(api.POST('/api/catalog/favorites/move', { body, ...marks }))

  const move = useChange({ saysFailure: 'popup', send: put, onDone: take })
  const remove = useChange({
    saysFailure: 'popup',
    send: async (items: Items, marks) => {
      let answer = { productIds: [] as number[] }
      for (const { productId } of items) {
        const params = { path: { id: productId } }
        answer = await unwrap(api.DELETE('/api/catalog/favorites/{id}', { params, ...marks }))
      }
      return answer
    },
    onDone: async (answer, items) => {
      setRemoved({ count: items.length, places: placesOf(items.filter(({ product }) => product)) })
      await take(answer)
    },
  })
  const undo = useChange({
    saysFailure: 'popup',
    send: async ({ places }: Removed, marks) => {
      let answer = { productIds: [] as number[] }
      for (const place of places) answer = await put(place, marks)
      return answer
    },
    onDone: async (answer) => {
      setRemoved(null)
      await take(answer)
    },
  })
  return { move, remove, undo, removed }
}
