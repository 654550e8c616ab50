import { usePopups } from '@isp/session'
import { media, space, zIndex } from '@isp/ui'
import { useCallback, useState } from 'react'
import { BOTTOM_BAR_HEIGHT } from '../bottom-bar/bottom-bar.tsx'
import { layoutMessages as messages } from '../layout.messages.ts'
import { PopupEntry } from './popup-entry.tsx'
import { mergeShown, type ShownPopup } from './shown-popups.ts'

/** The popups on screen (§2.15). The store keeps at most three and drops the oldest; this animates their appearance and removal. */
export const PopupQueue = () => {
  const items = usePopups((state) => state.items)
  const close = usePopups((state) => state.close)
  const [shown, setShown] = useState<readonly ShownPopup[]>([])
  const merged = mergeShown(shown, items)
  if (merged !== shown) setShown(merged)

  const handleGone = useCallback(
    (uuid: string) => setShown((current) => current.filter(({ item }) => item.uuid !== uuid)),
    [],
  )

  return (
    <section aria-label={messages.popups} css={rootCss}>
      {merged.map((entry) => (
        <PopupEntry key={entry.item.uuid} {...entry} onClose={close} onGone={handleGone} />
      ))}
    </section>
  )
}

const rootCss = {
  position: 'fixed',
  insetInline: space[3],
  bottom: `calc(${BOTTOM_BAR_HEIGHT} + ${space[3]} + env(safe-area-inset-bottom))`,
  zIndex: zIndex.popup,
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  pointerEvents: 'none',
  '& > *': { width: '100%', display: 'flex', justifyContent: 'center', pointerEvents: 'auto' },
  [media.up(744)]: {
    insetInline: 'auto',
    right: space[6],
    bottom: space[6],
    width: '400px',
  },
} as const
