import { urls } from '@isp/contract/urls'
import { Fragment } from '@isp/federation/runtime'
import { Drawer, LinkButton, Spinner, Stack, Text } from '@isp/ui'
import { createPortal } from 'react-dom'
import { buyerMessages as messages } from './buyer.messages.ts'

/** The choice itself is the sign-in team's and comes when it is first asked for. Outside the header: its menu may close under it. */
export const BuyerDialog = ({ onClose }: { onClose: () => void }) =>
  createPortal(
    <Drawer isOpen side="center" title={messages.buyer} onClose={onClose}>
      <Fragment
        remote="auth"
        name="company-switch"
        props={{ onDone: onClose }}
        fallback={<Spinner label={messages.buyerLoading} />}
        failed={
          <Stack gap={4}>
            <Text>{messages.buyerFailed}</Text>
            <LinkButton to={urls.cabinet()} onClick={onClose}>
              {messages.buyerInCabinet}
            </LinkButton>
          </Stack>
        }
      />
    </Drawer>,
    document.body,
  )
