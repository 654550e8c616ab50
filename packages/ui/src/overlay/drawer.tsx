import { color, Heading, IconButton, motion, shadow, space, zIndex } from '@isp/ui/core'
import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { uiMessages } from '../ui.messages.ts'
import { fadeAway } from './fade-away.ts'

export type DrawerSide = 'left' | 'right' | 'bottom' | 'center'
export type DrawerProps = {
  isOpen: boolean
  /** Escape, the cross, a press beside it. */
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays at the bottom edge: «Показать 120 товаров». */
  footer?: ReactNode
  /** `center` makes it a dialog box. */
  side?: DrawerSide
  className?: string
}

/** A panel over the page: native modal `<dialog>`, so focus is kept inside and goes back on close. */
export const Drawer = ({ isOpen, ...panel }: DrawerProps) => (isOpen ? <Panel {...panel} /> : null)

const Panel = ({
  onClose,
  title,
  children,
  footer,
  side = 'right',
  className,
}: Omit<DrawerProps, 'isOpen'>) => {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const opener = document.activeElement
    // The page behind cannot scroll; the place of its scrollbar is kept, so that it does not shift.
    const { style, clientWidth } = document.documentElement
    style.setProperty('--scrollbar-gap', `${window.innerWidth - clientWidth}px`)
    ref.current?.showModal()
    return () => {
      // the browser gives focus back from a dialog that is closed, not from one that has left the page
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  useLayoutEffect(() => {
    const dialog = ref.current
    return () => {
      if (dialog) fadeAway(dialog)
    }
  }, [])
  // The dialog itself is pressed only where its content is not: on the backdrop.
  const handleClick = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes a dialog with Escape
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={className}
      data-side={side}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={handleClick}
      css={rootCss}
    >
      <div data-part="panel">
        <header>
          <Heading level={2} size={3} id={titleId}>
            {title}
          </Heading>
          <IconButton icon="close" label={uiMessages.close} onClick={onClose} />
        </header>
        <div data-part="body">{children}</div>
        {footer && <footer>{footer}</footer>}
      </div>
    </dialog>
  )
}

const away = {
  left: 'translateX(-100%)',
  right: 'translateX(100%)',
  bottom: 'translateY(100%)',
} as const

const rootCss = {
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'hidden',
  background: color.transparent,
  color: color.text,
  '&::backdrop, &[inert]': { background: color.backdrop },
  '&[inert]': { zIndex: zIndex.tooltip, pointerEvents: 'none' },
  '&[inert] > div': { transition: 'none' },
  '& > [data-part="panel"]': {
    position: 'absolute',
    display: 'flex',
    flexDirection: 'column',
    background: color.surface,
    boxShadow: shadow.overlay,
    transition: `transform ${motion.normal} ${motion.ease}, opacity ${motion.normal} ${motion.ease}`,
  },
  '&[data-side="left"] > div, &[data-side="right"] > div': {
    top: 0,
    bottom: 0,
    width: 'min(440px, 100%)',
  },
  '&[data-side="left"] > div': { left: 0, '@starting-style': { transform: away.left } },
  '&[data-side="right"] > div': { right: 0, '@starting-style': { transform: away.right } },
  '&[data-side="bottom"] > div': {
    left: 0,
    right: 0,
    bottom: 0,
    maxHeight: '90dvh',
    borderRadius: '12px 12px 0 0',
    '@starting-style': { transform: away.bottom },
  },
  '&[data-side="center"] > div': {
    top: '50%',
    left: '50%',
    width: 'min(560px, calc(100% - 32px))',
    maxHeight: 'calc(100dvh - 32px)',
    borderRadius: '8px',
    transform: 'translate(-50%, -50%)',
    '@starting-style': { opacity: 0 },
  },
  '& header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space[3],
    padding: `${space[3]} ${space[3]} ${space[3]} ${space[5]}`,
    borderBottom: `1px solid ${color.line}`,
  },
  '& [data-part="body"]': {
    flex: 1,
    padding: space[5],
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  },
  '& footer': { padding: space[4], borderTop: `1px solid ${color.line}` },
} as const
