import type { Promo } from '@isp/contract'
import { typograph } from '@isp/i18n'
import { Link } from '@isp/router'
import { Icon } from '@isp/ui'
import { useRef, useState } from 'react'
import {
  buttonCss,
  clockCss,
  controlsCss,
  dotCss,
  linkCss,
  pictureCss,
  regionCss,
  rowCss,
  slideCss,
  textCss,
  titleCss,
  wordsCss,
} from './banners.css.ts'
import { homePromoMessages as messages } from './home-promo.messages.ts'
import { PlayIcon } from './play-icon.tsx'

const Slide = ({ banner, at, all }: { banner: Promo; at: number; all: number }) => (
  // biome-ignore lint/a11y/useSemanticElements: a slide is a group of a carousel, not a set of fields
  <li
    role="group"
    aria-roledescription={messages.slide}
    aria-label={messages.place(at, all)}
    css={slideCss}
  >
    {banner.image && (
      <img
        src={banner.image.src}
        width={banner.image.width}
        height={banner.image.height}
        alt=""
        loading="lazy"
        decoding="async"
        css={pictureCss}
      />
    )}
    <div css={wordsCss}>
      <h3 css={titleCss}>{typograph(banner.title)}</h3>
      {banner.text && <p css={textCss}>{banner.text}</p>}
      {banner.link && (
        <Link to={banner.link} aria-label={`${messages.more}: ${banner.title}`} css={linkCss}>
          {messages.more}
        </Link>
      )}
    </div>
  </li>
)

/**
 * Banners in a row that scrolls by itself (swipe, wheel, arrows of the browser), by its buttons and by a clock, which
 * stops for good at the first touch of a button and never runs for whoever wants less motion (WCAG 2.2.2).
 */
export const Banners = ({ banners }: { banners: readonly Promo[] }) => {
  const row = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [isPlaying, setIsPlaying] = useState(true)
  const all = banners.length
  if (all === 0) return null
  const show = (place: number) => {
    const to = (place + all) % all
    setCurrent(to)
    if (row.current) row.current.scrollLeft = to * row.current.clientWidth
  }
  const choose = (place: number) => {
    setIsPlaying(false)
    show(place)
  }
  const handleScroll = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {}
    if (clientWidth > 0) setCurrent(Math.min(all - 1, Math.round(scrollLeft / clientWidth)))
  }
  return (
    <section aria-roledescription={messages.carousel} aria-label={messages.banners} css={regionCss}>
      {all > 1 && isPlaying && (
        <i
          key={current}
          data-clock
          aria-hidden
          css={clockCss}
          onAnimationEnd={() => show(current + 1)}
        />
      )}
      <ul
        ref={row}
        css={rowCss}
        onScrollEnd={handleScroll}
        onPointerDown={() => setIsPlaying(false)}
      >
        {banners.map((banner, place) => (
          <Slide key={banner.id} banner={banner} at={place + 1} all={all} />
        ))}
      </ul>
      {all > 1 && (
        <div css={controlsCss}>
          <button
            type="button"
            aria-label={isPlaying ? messages.pause : messages.play}
            onClick={() => setIsPlaying(!isPlaying)}
            css={buttonCss}
          >
            <PlayIcon isPlaying={isPlaying} />
          </button>
          <button
            type="button"
            aria-label={messages.previous}
            onClick={() => choose(current - 1)}
            css={buttonCss}
          >
            <Icon name="chevron-left" size={20} />
          </button>
          {banners.map(({ id, title }, place) => (
            <button
              key={id}
              type="button"
              aria-label={messages.goTo(title)}
              aria-current={place === current || undefined}
              onClick={() => choose(place)}
              css={dotCss}
            />
          ))}
          <button
            type="button"
            aria-label={messages.next}
            onClick={() => choose(current + 1)}
            css={buttonCss}
          >
            <Icon name="chevron-right" size={20} />
          </button>
        </div>
      )}
    </section>
  )
}
