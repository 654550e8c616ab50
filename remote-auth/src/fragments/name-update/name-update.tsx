import { isSettled, lacksName, useStanding } from '@isp/session'
import { Drawer } from '@isp/ui'
import { useState } from 'react'
import { nameUpdateMessages as messages } from './name-update.messages.ts'
import { NameUpdateForm } from './name-update-form.tsx'

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
      <NameUpdateForm user={standing.user} />
    </Drawer>
  )
}
