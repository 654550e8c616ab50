import { accountUrls, letterUrls } from '@isp/contract/urls'
import { useLocation } from '@isp/router'
import { isSettled, lacksName, useStanding } from '@isp/session'
import { Drawer } from '@isp/ui'
import { lazy, Suspense, useState } from 'react'
import { nameUpdateMessages as messages } from './name-update.messages.ts'

/** With the other forms of an account: each by itself would bring the forms once more. */
const NameUpdateForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "account-forms" */ './name-update-form.tsx'))
    .NameUpdateForm,
}))

/** Pages of a registration or an invitation: the dialog waits for the page after them. */
const busyPages = [
  accountUrls.registration(),
  letterUrls.acceptInvitation(''),
  letterUrls.confirmEmployee(''),
].map((address) => address.split('?')[0])

/** §2.10: asks a person for her name. Put away, it comes again with the next document. */
export const NameUpdate = () => {
  const standing = useStanding()
  const [isPutAway, setPutAway] = useState(false)
  const { pathname } = useLocation()
  if (!isSettled(standing) || !lacksName(standing.user) || busyPages.includes(pathname)) return null
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
