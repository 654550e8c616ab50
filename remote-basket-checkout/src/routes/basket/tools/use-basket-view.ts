import { ignoreErrors, unwrap } from '@isp/api-client'
import { useRemoteContext } from '@isp/federation/remote'
import { isSignedIn, storageNames, useStanding } from '@isp/session'
import { useState } from 'react'

export const basketViews = ['list', 'table'] as const
export type BasketView = (typeof basketViews)[number]

const NAME = storageNames.local.basketView

const readView = (): BasketView => {
  try {
    return localStorage.getItem(NAME) === 'table' ? 'table' : 'list'
  } catch {
    return 'list' // storage may be switched off: the view lasts as long as the page
  }
}

const keepView = (view: BasketView): void => {
  try {
    localStorage.setItem(NAME, view)
  } catch {}
}

/** §3 `basket_view`: of this browser, and of the person in every other one. */
export const useBasketView = (): [BasketView, (view: BasketView) => void] => {
  const { api } = useRemoteContext()
  const isAccount = isSignedIn(useStanding())
  const [view, setView] = useState(readView)
  const change = (wanted: BasketView) => {
    setView(wanted)
    keepView(wanted)
    if (!isAccount) return
    const body = { basket_view: wanted }
    // one that does not arrive stays in this browser until the next sign-in, as the catalogue's does
    unwrap(api.POST('/api/user/settings', { body, ...ignoreErrors() })).catch(() => {})
  }
  return [view, change]
}
