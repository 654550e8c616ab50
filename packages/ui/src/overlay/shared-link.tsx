import { Button, Stack, Text } from '@isp/ui/core'
import { useEffect, useRef } from 'react'
import { TextField } from '../field/text-field.tsx'
import { sharedLinkMessages as messages } from './shared-link.messages.ts'

type Said = { variant: 'success' | 'error'; text: string; visibleMs?: number }

/** Puts an address of this site into the clipboard, and says how it went; `failed`: what to do where it may not. */
export const copyLink = async (
  path: string,
  say: (said: Said) => void,
  failed: string = messages.copyFailed,
): Promise<void> => {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href)
    say({ variant: 'success', text: messages.copied, visibleMs: 3000 })
  } catch {
    say({ variant: 'error', text: failed })
  }
}

type SharedLinkProps = {
  /** Who will see what by it. */
  text: string
  /** Null: not there yet. `path` is its address on this site. */
  link: { path: string; expiresAt: string } | null
  failure: string | undefined
  isPending: boolean
  /** Called once when this is shown, and on each retry. */
  onAsk: () => void
  isRevoking: boolean
  onRevoke: () => void
  say: (said: Said) => void
}

/** A link that is made when this is shown: to copy, to take back. */
export const SharedLink = ({ text, link, failure, isPending, ...rest }: SharedLinkProps) => {
  const { onAsk, isRevoking, onRevoke, say } = rest
  const isAsked = useRef(false)
  useEffect(() => {
    if (isAsked.current) return
    isAsked.current = true
    onAsk()
  })
  return (
    <Stack gap={4}>
      <Text>{text}</Text>
      {failure && (
        <Stack gap={3}>
          <div role="alert">
            <Text tone="danger">{failure}</Text>
          </div>
          <Button variant="secondary" isLoading={isPending} onClick={onAsk}>
            {messages.retry}
          </Button>
        </Stack>
      )}
      {!failure && !link && <p role="status">{messages.pending}</p>}
      {!failure && link && (
        <Stack gap={3}>
          <TextField
            label={messages.link}
            value={new URL(link.path, location.origin).href}
            readOnly
            hint={messages.until(link.expiresAt)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Stack direction="row" gap={2} isWrap>
            <Button icon="copy" onClick={() => void copyLink(link.path, say)}>
              {messages.copy}
            </Button>
            <Button variant="ghost" isLoading={isRevoking} onClick={onRevoke}>
              {messages.revoke}
            </Button>
          </Stack>
        </Stack>
      )}
    </Stack>
  )
}
