import { urls } from '@isp/contract/urls'
import { Fragment } from '@isp/federation/runtime'
import { useLocation } from '@isp/router'
import { Drawer, LinkButton, Spinner, Stack, Text } from '@isp/ui'
import { createPortal } from 'react-dom'
import { layoutVariant } from '../../layout-variant.ts'
import { buyerMessages as messages } from './buyer.messages.ts'

/**
 * The form for choosing belongs to the sign-in team and is loaded when first needed. Rendered outside the header, whose
 * menu may close below it.
 */
export const BuyerDialog = ({ onClose }: { onClose: () => void }) =>
  createPortal(
    <Drawer isOpen side="center" title={messages.buyer} onClose={onClose}>
      <Stack gap={4}>
        <Fragment
          remote="auth"
          name="company-switch"
          props={{ onDone: onClose }}
          fallback={<Spinner label={messages.buyerLoading} />}
          failed={<Text>{messages.buyerFailed}</Text>}
        />
        <ToOtherSide onLeave={onClose} />
      </Stack>
    </Drawer>,
    document.body,
  )

/** §2.9: links to the cabinet, or from it to the catalogue. */
const ToOtherSide = ({ onLeave }: { onLeave: () => void }) => {
  const isInCabinet = layoutVariant(useLocation().pathname) === 'cabinet'
  return (
    <LinkButton
      to={isInCabinet ? urls.catalog() : urls.cabinet()}
      variant="ghost"
      icon={isInCabinet ? 'catalog' : 'user'}
      css={{ alignSelf: 'flex-start', paddingInline: 0 }}
      onClick={onLeave}
    >
      {isInCabinet ? messages.toCatalog : messages.toCabinet}
    </LinkButton>
  )
}
