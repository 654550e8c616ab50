import { POPUP_TRANSITION_MS, Popup } from '@isp/ui'
import { useEffect, useState } from 'react'
import type { ShownPopup } from './shown-popups.ts'

type PopupEntryProps = ShownPopup & {
  /** Called when the time is over or the visitor closes it: the store removes it. */
  onClose: (uuid: string) => void
  /** Called when the closing animation is over: the screen removes it. */
  onGone: (uuid: string) => void
}

/** A popup with its timer, which stops while the pointer or the focus is on it, and in a hidden tab. */
export const PopupEntry = ({ item, isLeaving, onClose, onGone }: PopupEntryProps) => {
  const [isHeld, setIsHeld] = useState(false)
  const { uuid, visibleMs, button } = item

  useEffect(() => {
    if (isLeaving || isHeld) return
    let timer: ReturnType<typeof setTimeout>
    const run = () => {
      clearTimeout(timer)
      if (!document.hidden) timer = setTimeout(() => onClose(uuid), visibleMs)
    }
    run()
    document.addEventListener('visibilitychange', run)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', run)
    }
  }, [isLeaving, isHeld, uuid, visibleMs, onClose])

  useEffect(() => {
    if (!isLeaving) return
    const timer = setTimeout(() => onGone(uuid), POPUP_TRANSITION_MS)
    return () => clearTimeout(timer)
  }, [isLeaving, uuid, onGone])

  const hold = () => setIsHeld(true)
  const release = () => setIsHeld(false)
  const handleAction = () => {
    button?.onClick()
    onClose(uuid)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: holds the clock only, the controls are inside
    <div onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Popup
        variant={item.variant}
        text={item.text}
        label={item.label}
        image={item.image}
        button={button && { label: button.text, onClick: handleAction }}
        isLeaving={isLeaving}
        onClose={() => onClose(uuid)}
      />
    </div>
  )
}
