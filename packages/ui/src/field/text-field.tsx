import { color, font, IconButton, space } from '@isp/ui/core'
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from 'react'
import { controlCss } from './field.css.ts'
import { fieldMessages } from './field.messages.ts'
import { descriptionIdOf, FieldFrame, type FieldLook } from './field-frame.tsx'

export type TextFieldProps = FieldLook &
  Omit<ComponentPropsWithRef<'input'>, 'className' | 'prefix'> & {
    /** Inside the box: «от», «₽», «мм», an icon. */
    prefix?: ReactNode
    suffix?: ReactNode
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

/** A native text input with its label. `type="password"` brings its own show/hide button. */
export const TextField = ({
  label,
  isLabelHidden,
  hint,
  error,
  className,
  prefix,
  suffix,
  id: ownId,
  type = 'text',
  required = false,
  ...rest
}: TextFieldProps) => {
  const generatedId = useId()
  const id = ownId ?? generatedId
  const [isRevealed, setRevealed] = useState(false)
  const isPassword = type === 'password'
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, className }} isRequired={required}>
      <div css={{ position: 'relative', display: 'flex' }}>
        {prefix && <span css={{ ...affixCss, left: space[3] }}>{prefix}</span>}
        <input
          {...rest}
          id={id}
          type={isPassword && isRevealed ? 'text' : type}
          required={required}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={descriptionIdOf(id, { hint, error }) ?? rest['aria-describedby']}
          css={[
            controlCss,
            Boolean(prefix) && { paddingLeft: roomOf(prefix) },
            Boolean(suffix) && { paddingRight: roomOf(suffix) },
            isPassword && { paddingRight: space[12] },
          ]}
        />
        {suffix && <span css={{ ...affixCss, right: space[3] }}>{suffix}</span>}
        {isPassword && (
          <IconButton
            icon={isRevealed ? 'eye-off' : 'eye'}
            label={isRevealed ? fieldMessages.hidePassword : fieldMessages.showPassword}
            disabled={rest.disabled}
            onClick={() => setRevealed(!isRevealed)}
            css={{ position: 'absolute', right: 0, top: 0, height: '100%' }}
          />
        )}
      </div>
    </FieldFrame>
  )
}
