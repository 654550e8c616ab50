import { urls } from '@isp/contract/urls'
import { formatNumber } from '@isp/i18n'
import { color, Drawer, IconButton, radius, space } from '@isp/ui'
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { pictureViewerMessages as messages } from './picture-viewer.messages.ts'

const SCALES = [1, 1.5, 2, 3] as const
const LARGEST = SCALES.length - 1
const ORIGIN = 800

type ViewerProps = {
  images: readonly string[]
  name: string
  /** Which of them is shown; null: closed. */
  first: number | null
  onClose: () => void
}

/** Pictures of the product over the page, as large as wanted. */
export const PictureViewer = ({ first, onClose, ...shown }: ViewerProps) => (
  <Drawer
    isOpen={first !== null}
    onClose={onClose}
    title={shown.name}
    side="center"
    css={{ '& [data-part=panel]': { width: 'min(96vw, 1000px)', maxWidth: 'none' } }}
  >
    {first !== null && <Viewer first={first} {...shown} />}
  </Drawer>
)

const Viewer = ({ images, name, first }: Omit<ViewerProps, 'onClose'> & { first: number }) => {
  const [place, setPlace] = useState(first)
  const [level, setLevel] = useState(0)
  const count = images.length
  const scale = SCALES[level] ?? 1
  const box = useRef<HTMLElement>(null)
  // another size or picture is looked at from its middle
  useLayoutEffect(() => {
    const shown = box.current
    if (!shown) return
    shown.scrollLeft = (shown.scrollWidth - shown.clientWidth) / 2
    shown.scrollTop = (shown.scrollHeight - shown.clientHeight) / 2
  }, [level, place])
  const step = (by: number) => setLevel((now) => Math.min(LARGEST, Math.max(0, now + by)))
  const turn = (by: number) => {
    setPlace((now) => (now + by + count) % count)
    setLevel(0)
  }
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => step(1),
    '=': () => step(1),
    '-': () => step(-1),
    '0': () => setLevel(0),
    // of an enlarged picture arrows show the rest
    ...(level === 0 && count > 1 && { ArrowLeft: () => turn(-1), ArrowRight: () => turn(1) }),
  }
  const handleKey = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey || event.altKey ? undefined : keys[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside
    <div css={rootCss} onKeyDown={handleKey}>
      <section
        aria-label={messages.picture}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is scrolled is reached by the keyboard
        tabIndex={0}
        ref={(element) => {
          box.current = element
          takeFocus(element)
        }}
        onDoubleClick={() => setLevel(level === 0 ? LARGEST - 1 : 0)}
        onPointerMove={drag}
        data-large={level > 0 || undefined}
      >
        <img
          src={urls.image(images[place] ?? '')}
          alt={name}
          width={ORIGIN}
          height={ORIGIN}
          draggable={false}
          style={{ width: `${scale * 100}%` }}
        />
      </section>
      <div css={buttonsCss}>
        {count > 1 && (
          <IconButton icon="chevron-left" label={messages.previous} onClick={() => turn(-1)} />
        )}
        <IconButton
          icon="minus"
          label={messages.smaller}
          aria-disabled={level === 0}
          onClick={() => step(-1)}
        />
        <span role="status">{messages.state(place + 1, count, formatNumber(scale * 100))}</span>
        <IconButton
          icon="plus"
          label={messages.larger}
          aria-disabled={level === LARGEST}
          onClick={() => step(1)}
        />
        {count > 1 && (
          <IconButton icon="chevron-right" label={messages.next} onClick={() => turn(1)} />
        )}
      </div>
    </div>
  )
}

/** Keys work at once: a dialog that opens looks for this mark. */
const takeFocus = (element: HTMLElement | null) => element?.setAttribute('autofocus', '')

/** A mouse drags what does not fit; fingers scroll and pinch by themselves. */
const drag = ({ pointerType, buttons, currentTarget, movementX, movementY }: PointerEvent) => {
  if (pointerType === 'mouse' && buttons === 1) currentTarget.scrollBy(-movementX, -movementY)
}

const rootCss = {
  display: 'grid',
  gap: space[2],
  '& section': {
    overflow: 'auto',
    height: 'min(70vh, 96vw)',
    borderRadius: radius.m,
    background: color.surface,
    cursor: 'zoom-in',
    overscrollBehavior: 'contain',
  },
  '& section[data-large]': { cursor: 'grab' },
  '& section:not([data-large]) img': { height: '100%', objectFit: 'contain' },
  '& section[data-large] img': { maxWidth: 'none', height: 'auto' },
} as const

const buttonsCss = {
  display: 'flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[2],
} as const
