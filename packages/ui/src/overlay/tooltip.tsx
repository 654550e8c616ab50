import { color, font, radius, shadow, space, zIndex } from '@isp/ui/core'
import {
  cloneElement,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { placeTooltip, TOOLTIP_DELAY_MS, type TooltipPlace } from './tooltip-place.ts'

export type TooltipProps = {
  text: ReactNode
  /** One element that it explains; it gets `aria-describedby`, so it must pass that on. */
  children: ReactElement<{ 'aria-describedby'?: string }>
  /** The child cannot take focus (plain text, a disabled button): the wrapper does. */
  isFocusable?: boolean
  className?: string
}

/** A hint on hover after 50 ms and on focus; Escape hides it, the pointer may rest on it (WCAG 1.4.13). */
export const Tooltip = ({ text, children, isFocusable = false, className }: TooltipProps) => {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const tip = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isShown, setShown] = useState(false)
  const [place, setPlace] = useState<TooltipPlace | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])
  const turnAfter = (isNext: boolean, delay: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => setShown(isNext), delay)
  }
  useLayoutEffect(() => {
    if (!isShown || !anchor.current || !tip.current) return setPlace(null)
    // Into the top layer: neither a scrolling box nor an open dialog can cover it. Older browsers keep z-index.
    tip.current.showPopover?.()
    const { offsetWidth: width, offsetHeight: height } = tip.current
    const view = { width: window.innerWidth, height: window.innerHeight }
    setPlace(placeTooltip(anchor.current.getBoundingClientRect(), { width, height }, view))
    const hide = () => setShown(false)
    window.addEventListener('scroll', hide, { capture: true, passive: true, once: true })
    return () => window.removeEventListener('scroll', hide, { capture: true })
  }, [isShown])
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isShown) return
    event.stopPropagation()
    setShown(false)
  }
  const describedBy = isShown ? id : undefined
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for what its child does
    <span
      ref={anchor}
      className={className}
      css={{ display: 'inline-flex', maxWidth: '100%' }}
      tabIndex={isFocusable ? 0 : undefined}
      aria-describedby={isFocusable ? describedBy : undefined}
      onPointerEnter={() => turnAfter(true, TOOLTIP_DELAY_MS)}
      onPointerLeave={() => turnAfter(false, TOOLTIP_DELAY_MS * 2)}
      onFocus={() => turnAfter(true, 0)}
      onBlur={() => turnAfter(false, 0)}
      onKeyDown={handleKeyDown}
    >
      {isFocusable ? children : cloneElement(children, { 'aria-describedby': describedBy })}
      {isShown && (
        <span
          ref={tip}
          id={id}
          role="tooltip"
          popover="manual"
          css={tipCss}
          style={place ? { left: place.left, top: place.top } : { visibility: 'hidden' }}
        >
          {text}
        </span>
      )}
    </span>
  )
}

const tipCss = {
  position: 'fixed',
  inset: 'auto',
  left: 0,
  top: 0,
  zIndex: zIndex.tooltip,
  display: 'block',
  width: 'max-content',
  maxWidth: 'min(320px, calc(100vw - 60px))',
  margin: 0,
  padding: `${space[2]} ${space[3]}`,
  border: 0,
  borderRadius: radius.m,
  background: color.surfaceInverse,
  color: color.textInverse,
  fontSize: font.size.s,
  fontWeight: font.weight.regular,
  lineHeight: font.line.snug,
  whiteSpace: 'normal',
  boxShadow: shadow.overlay,
} as const
