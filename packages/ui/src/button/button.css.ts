import { type CSSObject, css, type SerializedStyles } from '@emotion/react'
import { color, controlHeight, font, media, motion, radius, space } from '../tokens.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

type Look = { ground: string; text: string; edge: string; hover: string; active: string }

const looks: Record<ButtonVariant, Look> = {
  primary: {
    ground: color.accent,
    text: color.textInverse,
    edge: color.accent,
    hover: color.accentHover,
    active: color.accentActive,
  },
  secondary: {
    ground: color.surface,
    text: color.text,
    edge: color.lineStrong,
    hover: color.surfaceMuted,
    active: color.surfaceSunken,
  },
  ghost: {
    ground: color.transparent,
    text: color.text,
    edge: color.transparent,
    hover: color.surfaceMuted,
    active: color.surfaceSunken,
  },
  danger: {
    ground: color.danger,
    text: color.textInverse,
    edge: color.danger,
    hover: color.dangerHover,
    active: color.dangerActive,
  },
}

const sizes: Record<ButtonSize, CSSObject> = {
  s: {
    minHeight: controlHeight.s,
    paddingInline: space[3],
    fontSize: font.size.s,
    gap: space[1.5],
  },
  m: { minHeight: controlHeight.m, paddingInline: space[4], fontSize: font.size.m, gap: space[2] },
  l: { minHeight: controlHeight.l, paddingInline: space[6], fontSize: font.size.l, gap: space[2] },
}

const FLUSH = 'var(--flush)'

/**
 * A ghost button shows its text alone: the text, not the unseen frame, stands on the edge of the column. It does so where the
 * button begins or ends a row and behind another one; elsewhere in a column `--flush` says how far out it goes.
 */
export const flushCss = (
  variant: ButtonVariant,
  size: ButtonSize,
  isFullWidth: boolean,
): CSSObject | null => {
  if (variant !== 'ghost' || isFullWidth) return null
  return {
    '--flush': `-${sizes[size].paddingInline}`,
    '&:not(:not(style) + *), [data-ghost] + &': { marginInlineStart: FLUSH },
    '&:last-child': { marginInlineEnd: FLUSH },
  }
}

const lookCss = (variant: ButtonVariant, size: ButtonSize, isFullWidth: boolean): CSSObject => {
  const look = looks[variant]
  return {
    position: 'relative',
    display: isFullWidth ? 'flex' : 'inline-flex',
    width: isFullWidth ? '100%' : undefined,
    alignItems: 'center',
    justifyContent: 'center',
    maxWidth: '100%',
    paddingBlock: space[1],
    border: `1px solid ${look.edge}`,
    borderRadius: radius.m,
    background: look.ground,
    color: look.text,
    fontWeight: font.weight.medium,
    lineHeight: font.line.tight,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: `background-color ${motion.fast} ${motion.ease}, border-color ${motion.fast} ${motion.ease}`,
    ...sizes[size],
    [media.touch]: { minHeight: size === 'l' ? controlHeight.l : controlHeight.touch },
    [media.hover]: {
      '&:hover': { background: look.hover, color: look.text },
      '&:active': { background: look.active },
    },
    '&[aria-busy="true"]': { cursor: 'progress' },
    '&:disabled, &[aria-disabled="true"]:not([aria-busy="true"])': {
      background: variant === 'ghost' ? color.transparent : color.surfaceSunken,
      borderColor: variant === 'ghost' ? color.transparent : color.surfaceSunken,
      color: color.textDisabled,
      cursor: 'not-allowed',
    },
  }
}

const made = new Map<string, SerializedStyles>()

/** The shared look of buttons and of links that look like one; made once, since a list has hundreds of them. */
export const buttonCss = (
  variant: ButtonVariant,
  size: ButtonSize,
  isFullWidth: boolean,
): SerializedStyles => {
  const key = `${variant} ${size} ${isFullWidth}`
  const known = made.get(key) ?? css(lookCss(variant, size, isFullWidth))
  made.set(key, known)
  return known
}
