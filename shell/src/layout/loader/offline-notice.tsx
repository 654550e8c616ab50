import { onlineManager } from '@isp/query'
import { Button, color, radius, shadow, space, Text, zIndex } from '@isp/ui'
import { layoutMessages as messages } from '../layout.messages.ts'

/** Sends waiting requests at once: the visitor may know better than the browser that the network is back. */
const tryNow = () => onlineManager.setOnline(true)

/** Says that a navigation waits for the network, instead of an endless progress bar. It continues by itself. */
export const OfflineNotice = () => (
  <div role="alert" data-boundary="shell" css={rootCss}>
    <div css={{ flex: '1 1 200px', minWidth: 0 }}>
      <strong>{messages.offlineTitle}</strong>
      <Text size="s" tone="secondary">
        {messages.offlineText}
      </Text>
    </div>
    <Button variant="secondary" icon="refresh" onClick={tryNow}>
      {messages.retry}
    </Button>
  </div>
)

const rootCss = {
  position: 'fixed',
  insetInline: space[3],
  // Below the header: the bottom edge is used by the cookie banner, popups and the basket summary.
  top: `calc(var(--header-offset, 0px) + ${space[3]})`,
  zIndex: zIndex.tooltip,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  maxWidth: '480px',
  marginInline: 'auto',
  padding: space[4],
  border: `1px solid ${color.line}`,
  borderLeft: `3px solid ${color.warningMark}`,
  borderRadius: radius.m,
  background: color.surface,
  boxShadow: shadow.overlay,
} as const
