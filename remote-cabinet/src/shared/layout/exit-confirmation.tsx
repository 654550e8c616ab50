import { urls } from '@isp/contract/urls'
import { useNavigate } from '@isp/router'
import { useSession } from '@isp/session'
import { Button, Heading, Stack } from '@isp/ui'
import { useState } from 'react'
import { layoutMessages as messages } from './layout.messages.ts'
import { useFocusOnMount } from './use-focus-on-mount.ts'

/** §2.9: asks once; then the session forgets everything and the visitor stands at home. */
export const ExitConfirmation = ({ onCancel }: { onCancel: () => void }) => {
  const { auth } = useSession()
  const navigate = useNavigate()
  const [isLeaving, setLeaving] = useState(false)
  const focus = useFocusOnMount<HTMLButtonElement>()
  const handleExit = async () => {
    setLeaving(true)
    // Home first: a cabinet that loses its user would send the visitor to the sign-in.
    await navigate(urls.home())
    await auth.getState().signOut()
  }
  return (
    <Stack gap={4}>
      <Heading level={2} size={4}>
        {messages.exitQuestion}
      </Heading>
      <Stack direction="row" gap={2} isWrap>
        <Button variant="secondary" onClick={onCancel} ref={focus}>
          {messages.cancel}
        </Button>
        <Button onClick={() => void handleExit()} isLoading={isLeaving}>
          {messages.exitConfirm}
        </Button>
      </Stack>
    </Stack>
  )
}
