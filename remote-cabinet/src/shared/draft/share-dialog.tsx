import { unwrap } from '@isp/api-client'
import type { SharingLink } from '@isp/contract'
import { draftUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Drawer, Stack, Text, TextField } from '@isp/ui'
import { useEffect, useRef, useState } from 'react'
import { AlertText } from '../staff/alert-text.tsx'
import { draftMessages as messages } from './draft.messages.ts'
import { draftKeys } from './draft.queries.ts'

type ShareProps = { draftId: number; isOpen: boolean; onClose: () => void }

/** Opening it makes the link, or shows the one that is open and moves its end. */
export const ShareDialog = ({ draftId, isOpen, onClose }: ShareProps) => (
  <Drawer side="center" isOpen={isOpen} onClose={onClose} title={messages.shareTitle}>
    <Stack gap={4}>
      <Text>{messages.shareText}</Text>
      <Link draftId={draftId} onClose={onClose} />
    </Stack>
  </Drawer>
)

const Link = ({ draftId, onClose }: Pick<ShareProps, 'draftId' | 'onClose'>) => {
  const { api, session } = useRemoteContext()
  const [link, setLink] = useState<SharingLink | null>(null)
  const share = useChange({
    saysFailure: 'popup',
    send: (id: number, marks) =>
      unwrap(api.POST('/api/sale/sharing/draft/{id}', { params: { path: { id } }, ...marks })),
    invalidates: () => [draftKeys.drafts],
    onDone: setLink,
  })
  const revoke = useChange({
    saysFailure: 'popup',
    send: (id: string, marks) =>
      unwrap(api.DELETE('/api/sale/sharing/{id}', { params: { path: { id } }, ...marks })),
    invalidates: () => [draftKeys.drafts],
    success: () => ({ text: messages.revoked }),
    onDone: onClose,
  })
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    share.run(draftId)
  })
  if (share.failure) {
    return (
      <Stack gap={3}>
        <AlertText text={share.failure.message} />
        <Button variant="secondary" isLoading={share.isPending} onClick={() => share.run(draftId)}>
          {messages.retry}
        </Button>
      </Stack>
    )
  }
  if (!link) return <p role="status">{messages.sharePending}</p>
  const address = new URL(draftUrls.shared(link.id), location.origin).href
  const handleCopy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      session.notify({ variant: 'success', text: messages.copied, visibleMs: 3000 })
    } catch {
      session.notify({ variant: 'error', text: messages.copyFailed })
    }
  }
  return (
    <Stack gap={3}>
      <TextField
        label={messages.shareLink}
        value={address}
        readOnly
        hint={messages.shareUntil(link.expiresAt)}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Stack direction="row" gap={2} isWrap>
        <Button icon="copy" onClick={() => void handleCopy()}>
          {messages.copy}
        </Button>
        <Button variant="ghost" isLoading={revoke.isPending} onClick={() => revoke.run(link.id)}>
          {messages.revoke}
        </Button>
      </Stack>
    </Stack>
  )
}
