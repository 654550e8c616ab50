import { unwrap } from '@isp/api-client'
import type { SharingLink } from '@isp/contract'
import { draftUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Drawer, SharedLink } from '@isp/ui'
import { useState } from 'react'
import { draftMessages as messages } from './draft.messages.ts'
import { draftKeys } from './draft.queries.ts'

type ShareProps = { draftId: number; isOpen: boolean; onClose: () => void }

/** Opening it makes the link, or shows the one that is open and moves its end. */
export const ShareDialog = ({ draftId, isOpen, onClose }: ShareProps) => (
  <Drawer side="center" isOpen={isOpen} onClose={onClose} title={messages.shareTitle}>
    <DraftLink draftId={draftId} onClose={onClose} />
  </Drawer>
)

const DraftLink = ({ draftId, onClose }: Pick<ShareProps, 'draftId' | 'onClose'>) => {
  const { api, session } = useRemoteContext()
  const [link, setLink] = useState<SharingLink | null>(null)
  const invalidates = () => [draftKeys.drafts]
  const share = useChange({
    saysFailure: 'popup',
    send: (id: number, marks) =>
      unwrap(api.POST('/api/sale/sharing/draft/{id}', { params: { path: { id } }, ...marks })),
    invalidates,
    onDone: setLink,
  })
  const revoke = useChange({
    saysFailure: 'popup',
    send: (id: string, marks) =>
      unwrap(api.DELETE('/api/sale/sharing/{id}', { params: { path: { id } }, ...marks })),
    invalidates,
    success: () => ({ text: messages.revoked }),
    onDone: onClose,
  })
  return (
    <SharedLink
      text={messages.shareText}
      link={link && { path: draftUrls.shared(link.id), expiresAt: link.expiresAt }}
      failure={share.failure?.message}
      isPending={share.isPending}
      onAsk={() => share.run(draftId)}
      isRevoking={revoke.isPending}
      onRevoke={() => link && revoke.run(link.id)}
      say={session.notify}
    />
  )
}
