import { color, Icon, media, radius, space } from '@isp/ui'
import type { MouseEvent } from 'react'
import { layoutMessages as messages } from '../layout.messages.ts'

const prefersLessMotion = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches

/** §2.13: back to the top. A link to the top of the document, so it works without scripts. */
export const ToTopButton = () => {
  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    window.scrollTo({ top: 0, behavior: prefersLessMotion() ? 'auto' : 'smooth' })
  }
  return (
    // biome-ignore lint/a11y/useValidAnchor: before scripts run it jumps by itself, as a button could not
    <a href="#top" onClick={handleClick} css={linkCss}>
      {messages.toTop}
      <Icon name="arrow-up" size={18} />
    </a>
  )
}

const linkCss = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  flex: 'none',
  minHeight: '44px',
  paddingInline: space[4],
  borderRadius: radius.m,
  background: color.surfaceInverseRaised,
  color: color.textInverse,
  textDecoration: 'none',
  [media.hover]: { '&:hover': { color: color.textInverse, background: color.textSecondary } },
} as const
