import { lazy } from 'react'

/** What few visits of the basket need: drafts, links, Excel, clearing. One chunk, behind the page. */
export const KeepBasket = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lists" */ './lists/keep-basket.tsx')).KeepBasket,
}))
export const SharedPlace = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lists" */ './lists/shared-place.tsx')).SharedPlace,
}))
export const ClearBasket = lazy(async () => ({
  default: (await import(/* webpackChunkName: "lists" */ './clear-basket.tsx')).ClearBasket,
}))
export const BasketExcel = lazy(() => import(/* webpackChunkName: "lists" */ './basket-excel.tsx'))
export const QuickOrder = lazy(
  () => import(/* webpackChunkName: "lists" */ './quick-order/quick-order.tsx'),
)
export const ScannedBox = lazy(
  () => import(/* webpackChunkName: "lists" */ './quick-order/scanned-box.tsx'),
)
export const LinesTools = lazy(
  () => import(/* webpackChunkName: "lists" */ './tools/lines-tools.tsx'),
)
export const LineExtras = lazy(
  () => import(/* webpackChunkName: "lists" */ './notes/line-extras.tsx'),
)
export const ChangedLines = lazy(
  () => import(/* webpackChunkName: "lists" */ './notes/changed-lines.tsx'),
)
