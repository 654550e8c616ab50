import { lazy, Suspense } from 'react'
import type { TextDialogProps } from './text-form.tsx'

const TextForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "dialogs" */ './text-form.tsx')).TextForm,
}))

/** Asks for one text: a name, a reason. Comes on use, with the forms. */
export const TextDialog = (props: TextDialogProps) => (
  <Suspense>
    <TextForm {...props} />
  </Suspense>
)
