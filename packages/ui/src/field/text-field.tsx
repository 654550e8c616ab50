import { color, font, space } from '@isp/ui/core'
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { controlCss } from './field.css.ts'
import { descriptionIdOf, FieldFrame, type FieldLook } from './field-frame.tsx'

export type TextFieldProps = FieldLook &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'prefix'> & {
    /** Inside the box: «от», «₽», «мм», an icon. */
    prefix?: ReactNode
    suffix?: ReactNode
    /** A button inside the box, at its end. */
    action?: ReactNode
  }

const affixCss = {
  position: 'absolute',
  top: 0,
  bottom: 0,
  display: 'flex',
  alignItems: 'center',
  color: color.textMuted,
  fontSize: font.size.s,
  pointerEvents: 'none',
} as const

/** Room that an affix needs: by its letters, or an icon's. */
const roomOf = (affix: ReactNode): string =>
  typeof affix === 'string' ? `calc(${affix.length}ch + 20px)` : '40px'

/** A native text input with its label. */
export const TextField = ({
  label,
  isLabelHidden,
  hint,
  error,
  className,
  prefix,
  suffix,
  action,
  id: ownId,
  type = 'text',
  required = false,
  ...rest
}: TextFieldProps) => {
  const generatedId = useId()
  const id = ownId ?? generatedId
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, className }} isRequired={required}>
      <div css={{ position: 'relative', display: 'flex' }}>
        {prefix && <span css={{ ...affixCss, left: space[3] }}>{prefix}</span>}
        <input
          {...rest}
          id={id}
          type={type}
          required={required}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={descriptionIdOf(id, { hint, error }) ?? rest['aria-describedby']}
          css={[
            controlCss,
            Boolean(prefix) && { paddingLeft: roomOf(prefix) },
            Boolean(suffix) && { paddingRight: roomOf(suffix) },
            Boolean(action) && { paddingRight: space[12] },
          ]}
        />
        {suffix && <span css={{ ...affixCss, right: space[3] }}>{suffix}</span>}
        {action}
      </div>
    </FieldFrame>
  )
}
