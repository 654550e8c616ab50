import { keyframes } from '@emotion/react'
import { color, font, media, radius, space } from '@isp/ui'

const fill = keyframes({ to: { transform: 'none' } })

export const rowCss = {
  display: 'flex',
  gap: space[3],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  padding: '3px',
  margin: `${space[8]} -3px 0`,
} as const

export const openCss = {
  display: 'grid',
  gridTemplateRows: '88px 36px',
  gap: space[1],
  width: '92px',
  color: color.text,
  fontSize: font.size.xs,
  lineHeight: font.line.snug,
  textAlign: 'center',
  '& img': {
    width: '88px',
    height: '88px',
    justifySelf: 'center',
    padding: '2px',
    border: `2px solid ${color.accent}`,
    borderRadius: radius.pill,
    objectFit: 'cover',
  },
  '&[data-seen] img': { borderColor: color.lineStrong },
  '& span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
} as const

export const dialogCss = {
  width: '100%',
  maxWidth: 'none',
  height: '100%',
  maxHeight: 'none',
  margin: 0,
  padding: 0,
  border: 0,
  background: 'transparent',
  overscrollBehavior: 'contain',
  '&[open]': { display: 'grid', placeItems: 'center' },
  '&::backdrop': { background: color.backdrop },
} as const

export const frameCss = {
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
  background: color.surface,
  touchAction: 'pan-y',
  [media.up(744)]: {
    width: 'min(440px, 100vw)',
    height: 'min(720px, 94vh)',
    borderRadius: radius.l,
  },
} as const

export const headCss = {
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  padding: `${space[5]} ${space[2]} ${space[2]} ${space[4]}`,
  '& h2': {
    flex: 1,
    minWidth: 0,
    fontSize: font.size.l,
    fontWeight: font.weight.semibold,
    lineHeight: font.line.snug,
  },
} as const

export const barsCss = {
  position: 'absolute',
  zIndex: 1,
  top: space[2],
  left: space[3],
  right: space[3],
  display: 'flex',
  gap: space[1],
} as const

/** One bar a slide: those behind are full, the present one fills while it is shown. */
export const barCss = {
  flex: 1,
  height: '4px',
  overflow: 'hidden',
  borderRadius: radius.pill,
  background: color.line,
  '& i': {
    display: 'block',
    borderTop: `4px solid ${color.accent}`,
    transformOrigin: 'left',
    transform: 'scaleX(0)',
  },
  '& i[data-state="done"]': { transform: 'none' },
  '& i[data-state="now"]': {
    animation: `${fill} 7s linear forwards`,
    [media.reducedMotion]: { animation: 'none', transform: 'none' },
  },
  '& i[data-paused]': { animationPlayState: 'paused' },
} as const

export const slidePictureCss = {
  width: '100%',
  height: 'auto',
  maxHeight: '60vh',
  objectFit: 'contain',
  background: color.surfaceMuted,
} as const

export const slideWordsCss = {
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  minHeight: '164px',
  padding: `${space[4]} ${space[4]} ${space[5]}`,
  '& h3': { fontSize: font.size.xl, fontWeight: font.weight.semibold, lineHeight: font.line.snug },
} as const

export const turnCss = {
  position: 'absolute',
  top: '72px',
  height: 'min(100vw, 440px)',
  display: 'grid',
  alignItems: 'center',
  width: '30%',
  padding: space[2],
  color: color.textSecondary,
  '&[data-side="back"]': { left: 0, justifyItems: 'start' },
  '&[data-side="forward"]': { right: 0, justifyItems: 'end' },
} as const
