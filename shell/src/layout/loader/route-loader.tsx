import { keyframes } from '@emotion/react'
import { useNavigation } from '@isp/router'
import { color, useIsOnline, zIndex } from '@isp/ui'
import { layoutMessages as messages } from '../layout.messages.ts'
import { OfflineNotice } from './offline-notice.tsx'
import { usePointerBlock } from './use-pointer-block.ts'

/** Delay: a quicker navigation shows no bar. */
const APPEAR_DELAY = '120ms'

const grow = keyframes({
  '0%': { transform: 'scaleX(0)', opacity: 1 },
  '40%': { transform: 'scaleX(0.55)' },
  '100%': { transform: 'scaleX(0.92)', opacity: 1 },
})

/** §2.2: the progress bar of a navigation, and the transparent layer that blocks presses meanwhile. */
export const RouteLoader = () => {
  const isNavigating = useNavigation().state !== 'idle'
  const isOnline = useIsOnline()
  const isBlocked = usePointerBlock(isNavigating && isOnline)
  if (!isNavigating) return null
  if (!isOnline) return <OfflineNotice />
  return (
    <>
      {isBlocked && (
        <div
          data-testid="pointer-block"
          css={{ position: 'fixed', inset: 0, zIndex: zIndex.popup, cursor: 'progress' }}
        />
      )}
      <div
        role="progressbar"
        aria-label={messages.loading}
        css={{
          position: 'fixed',
          insetInline: 0,
          top: 0,
          zIndex: zIndex.tooltip,
          borderTop: `3px solid ${color.accent}`,
          opacity: 0,
          transformOrigin: 'left',
          animation: `${grow} 8s cubic-bezier(0.1, 0.7, 0.2, 1) ${APPEAR_DELAY} forwards`,
        }}
      />
    </>
  )
}
