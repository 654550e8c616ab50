import type { CatalogView } from '@isp/session'
import { lateLocal } from '@isp/session/late-storage-names'
import { useEffect, useState } from 'react'

const NAME = lateLocal.collectionView

const read = (): CatalogView => {
  try {
    return localStorage.getItem(NAME) === 'tile' ? 'tile' : 'list'
  } catch {
    return 'list' // storage is off
  }
}

/** §3 «collection products view»: apart from the view of the catalogue. The server knows the default alone. */
export const useCollectionView = (): [CatalogView, (view: CatalogView) => void] => {
  const [view, setView] = useState<CatalogView>('list')
  useEffect(() => setView(read()), [])
  return [
    view,
    (next) => {
      setView(next)
      try {
        localStorage.setItem(NAME, next)
      } catch {
        // storage is full or off: the choice holds for this visit
      }
    },
  ]
}
