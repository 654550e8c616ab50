import type { ReactNode } from 'react'
import { color, type FontSize, font, media } from '../tokens.ts'

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6
export type HeadingProps = {
  children: ReactNode
  /** Place in the outline of the page. */
  level: HeadingLevel
  /** Look, when it differs from the level. */
  size?: HeadingLevel
  id?: string
  className?: string
}

const headingLook: Record<HeadingLevel, { phone: FontSize; desk: FontSize }> = {
  1: { phone: '2xl', desk: '3xl' },
  2: { phone: 'xl', desk: '2xl' },
  3: { phone: 'l', desk: 'xl' },
  4: { phone: 'l', desk: 'l' },
  5: { phone: 'm', desk: 'm' },
  6: { phone: 's', desk: 's' },
}

export const Heading = ({ children, level, size = level, id, className }: HeadingProps) => {
  const Tag = `h${level}` as const
  const look = headingLook[size]
  return (
    <Tag
      id={id}
      className={className}
      css={{
        fontSize: font.size[look.phone],
        fontWeight: font.weight.semibold,
        lineHeight: font.line.tight,
        letterSpacing: size <= 2 ? '-0.01em' : undefined,
        textWrap: 'balance',
        // A long article or query without a space must not widen the page.
        overflowWrap: 'anywhere',
        [media.up(1024)]: { fontSize: font.size[look.desk] },
      }}
    >
      {children}
    </Tag>
  )
}

const tones = {
  default: color.text,
  secondary: color.textSecondary,
  muted: color.textMuted,
  inverse: color.textInverse,
  danger: color.danger,
  success: color.success,
} as const

export type TextProps = {
  children: ReactNode
  size?: FontSize
  tone?: keyof typeof tones
  weight?: keyof typeof font.weight
  isTabular?: boolean
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'li' | 'dt' | 'dd'
  id?: string
  className?: string
}

export const Text = ({
  children,
  size = 'm',
  tone,
  weight,
  isTabular = false,
  as: Tag = 'p',
  id,
  className,
}: TextProps) => (
  <Tag
    id={id}
    className={className}
    css={{
      fontSize: font.size[size],
      color: tone && tones[tone],
      fontWeight: weight && font.weight[weight],
      fontVariantNumeric: isTabular ? font.tabular : undefined,
      textWrap: Tag === 'p' ? 'pretty' : undefined,
    }}
  >
    {children}
  </Tag>
)
