import { color, font, Icon, space, visuallyHiddenCss } from '@isp/ui/core'
import type { ReactNode } from 'react'

/** What every field has around its control. */
export type FieldLook = {
  label: ReactNode
  /** Kept for screen readers, not drawn: where a placeholder or a heading says the same. */
  isLabelHidden?: boolean
  hint?: ReactNode
  /** Replaces the hint and marks the control as invalid. */
  error?: ReactNode
  className?: string
}

type FieldFrameProps = FieldLook & { id: string; isRequired: boolean; children: ReactNode }

/** `aria-describedby` of the control. */
export const descriptionIdOf = (
  id: string,
  look: Pick<FieldLook, 'hint' | 'error'>,
): string | undefined => (look.error || look.hint ? `${id}-note` : undefined)

const noteCss = {
  display: 'flex',
  gap: space[1],
  fontSize: font.size.s,
  lineHeight: font.line.snug,
} as const

/** Label above, control, hint or error below. */
export const FieldFrame = ({
  id,
  label,
  isLabelHidden = false,
  isRequired,
  hint,
  error,
  className,
  children,
}: FieldFrameProps) => (
  <div
    className={className}
    css={{ display: 'flex', flexDirection: 'column', gap: space[1], minWidth: 0 }}
  >
    <label
      htmlFor={id}
      css={
        isLabelHidden
          ? visuallyHiddenCss
          : { fontSize: font.size.s, fontWeight: font.weight.medium, color: color.textSecondary }
      }
    >
      {label}
      {isRequired && (
        <span aria-hidden css={{ color: color.danger }}>
          {'\u00A0*'}
        </span>
      )}
    </label>
    {children}
    {error ? (
      <p id={`${id}-note`} role="alert" css={{ ...noteCss, color: color.danger }}>
        <Icon name="error" size={16} style={{ marginTop: 1 }} />
        <span>{error}</span>
      </p>
    ) : (
      hint && (
        <p id={`${id}-note`} css={{ ...noteCss, color: color.textMuted }}>
          {hint}
        </p>
      )
    )}
  </div>
)
