import { onlineManager } from '@isp/query'
import { Button, color, radius, shadow, space, Text, zIndex } from '@isp/ui'
import { layoutMessages as messages } from '../layout.messages.ts'

/** Whoever presses knows better than the browser: what waits for the network is sent at once. */
const tryNow = () => onlineManager.setOnline(true)

/** A navigation that waits for the network: said, instead of a bar without an end. It goes on by itself. */
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
  // Below the header: at the bottom stand cookies, popups and the summary of a basket.
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
