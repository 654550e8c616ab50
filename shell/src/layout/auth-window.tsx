import { urls } from '@isp/contract/urls'
import { useAuth } from '@isp/session'
import { Drawer, LinkButton, Spinner, Stack, Text } from '@isp/ui'
import { authWindowMessages as messages } from './auth-window.messages.ts'

export type AuthWindowProps = { isLost: boolean }

/** Shown while the sign-in fragment loads; if it fails, links to the sign-in page. */
export const AuthWindow = ({ isLost }: AuthWindowProps) => {
  const close = useAuth((auth) => auth.closeAuth)
  return (
    <Drawer isOpen side="center" title={messages.authDialog} onClose={close}>
      {isLost ? (
        <Stack gap={4}>
          <Text>{messages.authFailed}</Text>
          <LinkButton to={urls.cabinetAuth()} onClick={close}>
            {messages.authPage}
          </LinkButton>
        </Stack>
      ) : (
        <Spinner label={messages.authLoading} />
      )}
    </Drawer>
  )
}
