import { formatNumber } from '@isp/i18n'
import { visuallyHiddenCss } from '../layout/visually-hidden.tsx'
import { color, font, radius } from '../tokens.ts'

const tones = {
  accent: { background: color.accent, color: color.textInverse },
  neutral: { background: color.surfaceSunken, color: color.text },
  danger: { background: color.danger, color: color.textInverse },
} as const

export type BadgeProps = {
  /** 0 draws nothing; above 999 «999+». Leave out for a bare dot. */
  count?: number
  tone?: keyof typeof tones
  /** What the figure counts, for screen readers: «3 непрочитанных сообщения». */
  label?: string
  className?: string
}

const shownCount = (count: number): string => (count > 999 ? '999+' : formatNumber(count))

/** A small figure or dot on an icon. */
export const Badge = ({ count, tone = 'accent', label, className }: BadgeProps) => {
  if (count === 0) return null
  const isDot = count === undefined
  return (
    <span
      className={className}
      css={{
        position: 'relative',
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: isDot ? '8px' : '18px',
        height: isDot ? '8px' : '18px',
        paddingInline: isDot ? 0 : '5px',
        borderRadius: radius.pill,
        fontSize: '0.6875rem',
        fontWeight: font.weight.semibold,
        fontVariantNumeric: font.tabular,
        lineHeight: 1,
        ...tones[tone],
      }}
    >
      {!isDot && <span aria-hidden={label ? true : undefined}>{shownCount(count)}</span>}
      {label && <span css={visuallyHiddenCss}>{label}</span>}
    </span>
  )
}
