import { isSettled, lacksName, useStanding } from '@isp/session'
import { Drawer } from '@isp/ui'
import { lazy, Suspense, useState } from 'react'
import { nameUpdateMessages as messages } from './name-update.messages.ts'

/** With the other forms of an account: each by itself would bring the forms once more. */
const NameUpdateForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account-forms" */ './name-update-form.tsx'))
    .NameUpdateForm,
}))

/** §2.10: asks a person for her name. Put away, it comes again with the next document. */
export const NameUpdate = () => {
  const standing = useStanding()
  const [isPutAway, setPutAway] = useState(false)
  if (!isSettled(standing) || !lacksName(standing.user)) return null
  return (
    <Drawer
      isOpen={!isPutAway}
      onClose={() => setPutAway(true)}
      title={messages.title}
      side="center"
    >
      <Suspense>
        <NameUpdateForm user={standing.user} />
      </Suspense>
    </Drawer>
  )
}
