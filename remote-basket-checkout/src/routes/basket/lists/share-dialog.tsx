import { unwrap } from '@isp/api-client'
import type { SharingLink } from '@isp/contract'
import { draftUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Drawer, SharedLink } from '@isp/ui'
import { useState } from 'react'
import { listsMessages as messages } from './lists.messages.ts'

type ShareProps = { isOpen: boolean; onClose: () => void }

/** Opening it makes a link to the basket as it stands now. */
export const ShareDialog = ({ isOpen, onClose }: ShareProps) => (
  <Drawer side="center" isOpen={isOpen} onClose={onClose} title={messages.shareTitle}>
    <BasketLink onClose={onClose} />
  </Drawer>
)

const BasketLink = ({ onClose }: Pick<ShareProps, 'onClose'>) => {
  const { api, session } = useRemoteContext()
  const [link, setLink] = useState<SharingLink | null>(null)
  const share = useChange({
    saysFailure: 'page',
    readsBasket: true,
    send: (_input: null, marks) => unwrap(api.POST('/api/sale/sharing', { body: {}, ...marks })),
    onDone: setLink,
  })
  const revoke = useRevoke(onClose)
  return (
    <SharedLink
      text={messages.shareText}
      link={link && { path: draftUrls.shared(link.id), expiresAt: link.expiresAt }}
      failure={share.failure?.message}
      isPending={share.isPending}
      onAsk={() => share.run(null)}
      isRevoking={revoke.isPending}
      onRevoke={() => link && revoke.run(link.id)}
      say={session.notify}
    />
  )
}

/** Ends a link of one's own. */
export const useRevoke = (onDone: () => unknown) => {
  const { api } = useRemoteContext()
  return useChange({
    saysFailure: 'popup',
    send: (id: string, marks) =>
      unwrap(api.DELETE('/api/sale/sharing/{id}', { params: { path: { id } }, ...marks })),
    invalidates: () => [['sharing']],
    success: () => ({ text: messages.revoked }),
    onDone,
  })
}
