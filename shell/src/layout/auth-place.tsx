import { urls } from '@isp/contract/urls'
import { Fragment } from '@isp/federation/runtime'
import { useAuth } from '@isp/session'
import { Drawer, LinkButton, Spinner, Stack, Text } from '@isp/ui'
import { layoutMessages as messages } from './layout.messages.ts'

const noProps = {}

/** The sign-in over the page (§2.6), brought when it is first asked for. The fragment brings its own dialog. */
export const AuthPlace = () => {
  const isOpen = useAuth((auth) => auth.dialog !== null)
  const close = useAuth((auth) => auth.closeAuth)
  if (!isOpen) return null
  return (
    <Fragment
      remote="auth"
      name="auth-dialog"
      props={noProps}
      fallback={
        <Drawer isOpen side="center" title={messages.authDialog} onClose={close}>
          <Spinner label={messages.authLoading} />
        </Drawer>
      }
      failed={
        <Drawer isOpen side="center" title={messages.authDialog} onClose={close}>
          <Stack gap={4}>
            <Text>{messages.authFailed}</Text>
            <LinkButton to={urls.cabinetAuth()} onClick={close}>
              {messages.authPage}
            </LinkButton>
          </Stack>
        </Drawer>
      }
    />
  )
}
