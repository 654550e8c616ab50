import { Link } from '@isp/router'
import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { color, font, media, radius, space } from '../tokens.ts'
import { uiMessages } from '../ui.messages.ts'

const tones = {
  neutral: { background: color.surfaceMuted, color: color.text },
  accent: { background: color.accentSoft, color: color.accentHover },
  info: { background: color.infoSoft, color: color.info },
  success: { background: color.successSoft, color: color.success },
  warning: { background: color.warningSoft, color: color.warning },
  danger: { background: color.dangerSoft, color: color.danger },
} as const
export type Tone = keyof typeof tones

export type TagProps = {
  children: ReactNode
  tone?: Tone
  icon?: IconName
  /** Makes it a link: a category, or with `isRemovable` the address without this filter. */
  to?: string
  /** A cross at the end. With `to` the whole chip is the link, else give `onRemove`. */
  isRemovable?: boolean
  onRemove?: () => void
  /** Name of the removing control; «Убрать „…“» for text children. */
  removeLabel?: string
  className?: string
}

/** A short label, a link chip, or a chosen filter that can be taken away. */
export const Tag = ({
  children,
  tone = 'neutral',
  icon,
  to,
  isRemovable = false,
  onRemove,
  removeLabel,
  className,
}: TagProps) => {
  const isControl = to !== undefined || onRemove !== undefined
  const look = [rootCss, tones[tone], isControl && controlCss]
  const label =
    isRemovable || onRemove
      ? (removeLabel ?? (typeof children === 'string' ? uiMessages.remove(children) : undefined))
      : undefined
  const content = (
    <>
      {icon && <Icon name={icon} size={14} />}
      <span css={{ minWidth: 0 }}>{children}</span>
      {(isRemovable || onRemove) && <Icon name="close" size={14} />}
    </>
  )
  if (to !== undefined)
    return (
      <Link
        to={to}
        className={className}
        css={look}
        aria-label={label}
        // Taking a filter away is no journey: the page stays where it is.
        preventScrollReset={isRemovable}
      >
        {content}
      </Link>
    )
  if (onRemove)
    return (
      <button type="button" onClick={onRemove} className={className} css={look} aria-label={label}>
        {content}
      </button>
    )
  return (
    <span className={className} css={look}>
      {content}
    </span>
  )
}

const rootCss = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[1],
  maxWidth: '100%',
  minHeight: '24px',
  paddingInline: space[2],
  paddingBlock: '2px',
  borderRadius: radius.s,
  fontSize: font.size.s,
  lineHeight: font.line.snug,
  textDecoration: 'none',
} as const
const controlCss = {
  minHeight: '30px',
  paddingInline: space[2.5],
  border: `1px solid ${color.line}`,
  // 36 px to see, 44 px to touch.
  [media.touch]: {
    position: 'relative',
    minHeight: '36px',
    '&::after': { content: '""', position: 'absolute', inset: '-5px 0' },
  },
  [media.hover]: { '&:hover': { borderColor: color.lineStrong, color: color.text } },
} as const
