import { color, controlHeight, font, media, space } from '@isp/ui/core'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'

type ChoiceProps = Omit<ComponentPropsWithRef<'input'>, 'className' | 'type'> & {
  label: ReactNode
  /** Second line under the label. */
  description?: ReactNode
  /** Grey figure at the end of the line: how many products are behind a filter value. */
  count?: ReactNode
  error?: ReactNode
  className?: string
}

/**
 * One row: native box, label, count. The box is drawn over the native control (`appearance: none`) so that it looks
 * the same everywhere; form, keyboard and state stay the browser's.
 */
const rootCss = {
  '& > label': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: space[2],
    paddingBlock: space[1],
    fontSize: font.size.m,
    lineHeight: font.line.snug,
    cursor: 'pointer',
    minHeight: '28px',
    [media.touch]: { minHeight: controlHeight.touch, alignItems: 'center' },
  },
  '& input': {
    appearance: 'none',
    flex: 'none',
    width: '18px',
    height: '18px',
    margin: 0,
    border: `1.5px solid ${color.lineStrong}`,
    background: color.surface,
    display: 'grid',
    placeItems: 'center',
    cursor: 'pointer',
    [media.touch]: { width: '22px', height: '22px' },
  },
  '& input[type="checkbox"]': { borderRadius: '3px' },
  '& input[type="radio"]': { borderRadius: '50%' },
  '& input::before': { content: '""', display: 'none' },
  '& input:checked, & input[type="checkbox"]:indeterminate': {
    background: color.accent,
    borderColor: color.accent,
    '&::before': { display: 'block' },
  },
  // The mark is drawn with borders: in forced colours it stays visible where a background would not.
  '& input[type="checkbox"]:checked::before': {
    width: '5px',
    height: '9px',
    borderRight: `2px solid ${color.textInverse}`,
    borderBottom: `2px solid ${color.textInverse}`,
    transform: 'translateY(-1px) rotate(45deg)',
  },
  '& input[type="checkbox"]:indeterminate::before': {
    width: '8px',
    borderTop: `2px solid ${color.textInverse}`,
    transform: 'none',
  },
  '& input[type="radio"]:checked::before': {
    border: `3px solid ${color.textInverse}`,
    borderRadius: '50%',
  },
  '& input:disabled': {
    background: color.surfaceSunken,
    borderColor: color.line,
    cursor: 'not-allowed',
  },
  '& input:disabled ~ *': { color: color.textDisabled },
  '& [data-part="text"]': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& [data-part="description"]': {
    display: 'block',
    fontSize: font.size.s,
    color: color.textMuted,
  },
  '& [data-part="count"]': {
    color: color.textMuted,
    fontSize: font.size.s,
    fontVariantNumeric: font.tabular,
  },
  '& [data-part="error"]': { color: color.danger, fontSize: font.size.s, paddingLeft: '26px' },
} as const

/** The body of Checkbox and Radio. */
const Choice = ({
  type,
  label,
  description,
  count,
  error,
  className,
  ...rest
}: ChoiceProps & { type: 'checkbox' | 'radio' }) => {
  const id = useId()
  return (
    <div className={className} css={rootCss}>
      <label>
        <input
          {...rest}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span data-part="text">
          {label}
          {description && <span data-part="description">{description}</span>}
        </span>
        {count !== undefined && <span data-part="count">{count}</span>}
      </label>
      {error && (
        <p id={`${id}-error`} role="alert" data-part="error">
          {error}
        </p>
      )}
    </div>
  )
}

export type CheckboxProps = ChoiceProps
/** A native checkbox with its label; uncontrolled (`defaultChecked`) in GET forms. */
export const Checkbox = (props: CheckboxProps) => <Choice {...props} type="checkbox" />

export type RadioProps = ChoiceProps
/** A native radio button; group several by `name` inside a `<fieldset>` with a `<legend>`. */
export const Radio = (props: RadioProps) => <Choice {...props} type="radio" />
