import { lazy } from 'react'

/** A buyer cancels, the staff ships and cancels: one part for both, on use. */
export const PiecesDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './pieces-dialog.tsx')).PiecesDialog,
}))
