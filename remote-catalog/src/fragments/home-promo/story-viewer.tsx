import type { Promo } from '@isp/contract'
import { Link } from '@isp/router'
import { Icon, IconButton, Text, VisuallyHidden } from '@isp/ui'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { buttonCss } from './banners.css.ts'
import { homePromoMessages as messages } from './home-promo.messages.ts'
import { PlayIcon } from './play-icon.tsx'
import {
  barCss,
  barsCss,
  dialogCss,
  frameCss,
  headCss,
  slidePictureCss,
  slideWordsCss,
  turnCss,
} from './stories.css.ts'

type ViewerProps = {
  stories: readonly Promo[]
  /** Of the story that is open. */
  place: number
  onOpen: (place: number) => void
  onClose: () => void
}

/** A finger that has moved so far has turned the page, px. */
const SWIPE = 48

/** Where a turn leads: within the story, to its neighbour, or out at the end. */
const useTurns = ({ stories, place, onOpen, onClose }: ViewerProps) => {
  const [slide, setSlide] = useState(0)
  const slides = stories[place]?.slides ?? []
  const open = (next: number) => {
    if (!stories[next]) return next < 0 ? setSlide(0) : onClose()
    setSlide(0)
    onOpen(next)
  }
  return {
    slide,
    slides,
    forward: () => (slide + 1 < slides.length ? setSlide(slide + 1) : open(place + 1)),
    back: () => (slide > 0 ? setSlide(slide - 1) : open(place - 1)),
  }
}

/** §7.3: a story over the page. Esc, the cross and a swipe down close it; arrows, sides and swipes turn it. */
export const StoryViewer = (props: ViewerProps) => {
  const { stories, place, onClose } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const start = useRef<{ x: number; y: number } | null>(null)
  const [isPaused, setIsPaused] = useState(false)
  const { slide, slides, forward, back } = useTurns(props)
  useEffect(() => {
    const opener = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true })
    }
  }, [])
  const story = stories[place]
  const shown = slides[slide]
  if (!story || !shown) return null
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') forward()
    else if (event.key === 'ArrowLeft') back()
    else return
    event.preventDefault()
  }
  const handleUp = ({ clientX, clientY }: PointerEvent) => {
    if (!start.current) return
    const [x, y] = [clientX - start.current.x, clientY - start.current.y]
    start.current = null
    if (y > SWIPE * 2 && y > Math.abs(x)) onClose()
    else if (x < -SWIPE) forward()
    else if (x > SWIPE) back()
  }
  return (
    <dialog
      ref={dialog}
      aria-label={story.title}
      css={dialogCss}
      onKeyDown={handleKey}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div
        css={frameCss}
        onPointerDown={({ clientX: x, clientY: y }) => {
          start.current = { x, y }
        }}
        onPointerUp={handleUp}
      >
        <div css={barsCss} aria-hidden>
          {slides.map((one, at) => (
            <span key={one.image.src} css={barCss}>
              <i
                data-state={at < slide ? 'done' : at === slide ? 'now' : 'later'}
                data-paused={isPaused || undefined}
                onAnimationEnd={forward}
              />
            </span>
          ))}
        </div>
        <header css={headCss}>
          <h2>{story.title}</h2>
          <button
            type="button"
            aria-label={isPaused ? messages.playStory : messages.pauseStory}
            onClick={() => setIsPaused(!isPaused)}
            css={buttonCss}
          >
            <PlayIcon isPlaying={!isPaused} />
          </button>
          <IconButton icon="close" label={messages.close} onClick={onClose} />
        </header>
        <img
          src={shown.image.src}
          width={shown.image.width}
          height={shown.image.height}
          alt=""
          draggable={false}
          css={slidePictureCss}
        />
        <div css={slideWordsCss} aria-live="polite">
          <VisuallyHidden>{messages.frame(slide + 1, slides.length)}</VisuallyHidden>
          {shown.title && <h3>{shown.title}</h3>}
          {shown.text && <Text tone="secondary">{shown.text}</Text>}
          {shown.link && (
            <Link to={shown.link} onClick={onClose}>
              {messages.more}
            </Link>
          )}
        </div>
        <button
          type="button"
          data-side="back"
          aria-label={messages.back}
          onClick={back}
          css={turnCss}
        >
          <Icon name="chevron-left" size={24} />
        </button>
        <button
          type="button"
          data-side="forward"
          aria-label={messages.forward}
          onClick={forward}
          css={turnCss}
        >
          <Icon name="chevron-right" size={24} />
        </button>
      </div>
    </dialog>
  )
}
