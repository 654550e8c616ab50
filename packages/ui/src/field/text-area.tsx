import { type ComponentPropsWithRef, useId } from 'react'
import { controlCss } from './field.css.ts'
import { descriptionIdOf, FieldFrame, type FieldLook } from './field-frame.tsx'

export type TextAreaProps = FieldLook & Omit<ComponentPropsWithRef<'textarea'>, 'className'>

/** Several lines of text; grows with what is typed where the browser knows how. */
export const TextArea = ({
  label,
  isLabelHidden,
  hint,
  error,
  className,
  id: ownId,
  required = false,
  rows = 4,
  ...rest
}: TextAreaProps) => {
  const generatedId = useId()
  const id = ownId ?? generatedId
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, className }} isRequired={required}>
      <textarea
        {...rest}
        id={id}
        rows={rows}
        required={required}
        aria-invalid={error ? true : undefined}
        aria-describedby={descriptionIdOf(id, { hint, error })}
        css={[
          controlCss,
          {
            resize: 'vertical',
            fieldSizing: 'content',
            // above the one line that controls have on touch screens
            '&&': { minHeight: `${rows * 1.35 + 1.2}em` },
            maxHeight: '60vh',
          },
        ]}
      />
    </FieldFrame>
  )
}
