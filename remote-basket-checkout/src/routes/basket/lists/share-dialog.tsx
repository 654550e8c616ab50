import { unwrap } from '@isp/api-client'
import type { SharingLink } from '@isp/contract'
import { draftUrls } from '@isp/contract/urls'
import { useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { Button, Drawer, Stack, Text, TextField } from '@isp/ui'
import { useEffect, useRef, useState } from 'react'
import { listsMessages as messages } from './lists.messages.ts'

type ShareProps = { isOpen: boolean; onClose: () => void }

/** Opening it makes a link to the basket as it stands now. */
export const ShareDialog = ({ isOpen, onClose }: ShareProps) => (
  <Drawer side="center" isOpen={isOpen} onClose={onClose} title={messages.shareTitle}>
    <Stack gap={4}>
      <Text>{messages.shareText}</Text>
      <SharedLink onClose={onClose} />
    </Stack>
  </Drawer>
)

const SharedLink = ({ onClose }: Pick<ShareProps, 'onClose'>) => {
  const { api } = useRemoteContext()
  const [link, setLink] = useState<SharingLink | null>(null)
  const share = useChange({
    saysFailure: 'page',
    readsBasket: true,
    send: (_input: null, marks) => unwrap(api.POST('/api/sale/sharing', { body: {}, ...marks })),
    onDone: setLink,
  })
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    share.run(null)
  })
  if (share.failure) {
    return (
      <Stack gap={3}>
        <div role="alert">
          <Text tone="danger">{share.failure.message}</Text>
        </div>
        <Button variant="secondary" isLoading={share.isPending} onClick={() => share.run(null)}>
          {messages.retry}
        </Button>
      </Stack>
    )
  }
  return link ? (
    <OpenLink link={link} onClose={onClose} />
  ) : (
    <p role="status">{messages.sharePending}</p>
  )
}

const OpenLink = ({ link, onClose }: { link: SharingLink; onClose: () => void }) => {
  const { session } = useRemoteContext()
  const revoke = useRevoke(onClose)
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
