import { keyframes } from '@emotion/react'
import { color, font, media, radius, space } from '@isp/ui'

const tick = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } })

export const regionCss = { position: 'relative', marginTop: space[6] } as const

export const rowCss = {
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  borderRadius: radius.l,
  '&::-webkit-scrollbar': { display: 'none' },
} as const

/** Of one height whatever the words are: nothing below moves. */
export const slideCss = {
  position: 'relative',
  flex: '0 0 100%',
  display: 'grid',
  gridTemplateRows: '140px 1fr',
  height: '316px',
  scrollSnapAlign: 'start',
  scrollSnapStop: 'always',
  overflow: 'hidden',
  borderRadius: radius.l,
  background: color.surfaceMuted,
  [media.up(744)]: {
    gridTemplateRows: 'none',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.2fr)',
    height: '280px',
  },
} as const

export const pictureCss = {
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  minHeight: 0,
  [media.up(744)]: { order: 1 },
} as const

export const wordsCss = {
  display: 'grid',
  alignContent: 'center',
  gap: space[2],
  minWidth: 0,
  padding: `${space[3]} ${space[4]} ${space[8]}`,
  [media.up(744)]: { padding: `${space[6]} ${space[8]} ${space[10]}` },
} as const

const clamp = (lines: number) =>
  ({
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: lines,
    overflow: 'hidden',
  }) as const

export const titleCss = {
  ...clamp(2),
  fontSize: font.size.xl,
  fontWeight: font.weight.semibold,
  lineHeight: font.line.snug,
  [media.up(744)]: { fontSize: font.size['3xl'] },
} as const

export const textCss = { ...clamp(2), color: color.textSecondary } as const

/** The whole slide leads there. */
export const linkCss = {
  justifySelf: 'start',
  fontWeight: font.weight.medium,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const

export const controlsCss = {
  position: 'absolute',
  left: space[2],
  bottom: space[1],
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  [media.up(744)]: { left: space[6] },
} as const

export const buttonCss = {
  display: 'grid',
  placeItems: 'center',
  width: '36px',
  height: '36px',
  borderRadius: radius.pill,
  color: color.textSecondary,
  [media.hover]: { '&:hover': { color: color.text, background: color.surface } },
} as const

export const dotCss = {
  ...buttonCss,
  width: '28px',
  '&::before': {
    content: '""',
    width: '8px',
    border: `4px solid ${color.lineStrong}`,
    borderRadius: radius.pill,
  },
  '&[aria-current]::before': { width: '20px', borderColor: color.accent },
} as const

/** Timer as a CSS animation: paused while the row is hovered or has focus. */
export const clockCss = {
  position: 'absolute',
  width: 0,
  height: 0,
  animation: `${tick} 7s`,
  'section:hover > &, section:focus-within > &': { animationPlayState: 'paused' },
  [media.reducedMotion]: { animation: 'none' },
} as const
