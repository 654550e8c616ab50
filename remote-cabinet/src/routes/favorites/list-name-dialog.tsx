import { lazy, Suspense } from 'react'
import type { ListNameProps } from './list-name-form.tsx'

const ListNameForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "own-pages" */ './list-name-form.tsx')).ListNameForm,
}))

/** Names a list: a new one, or one that is there. Comes on use, with the forms. */
export const ListNameDialog = (props: ListNameProps) => (
  <Suspense>
    <ListNameForm {...props} />
  </Suspense>
)
