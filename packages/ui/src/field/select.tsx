import { color, Icon, space } from '@isp/ui/core'
import { type ComponentPropsWithRef, useId } from 'react'
import { controlCss } from './field.css.ts'
import { descriptionIdOf, FieldFrame, type FieldLook } from './field-frame.tsx'

export type SelectOption = { value: string; label: string; isDisabled?: boolean }
export type SelectProps = FieldLook &
  Omit<ComponentPropsWithRef<'select'>, 'className' | 'children' | 'multiple'> & {
    options: readonly SelectOption[]
    /** First, empty choice: «Любой». */
    emptyLabel?: string
  }

/** The native list: keyboard, type-ahead and the phone's own picker for free. */
export const Select = ({
  label,
  isLabelHidden,
  hint,
  error,
  className,
  options,
  emptyLabel,
  id: ownId,
  required = false,
  ...rest
}: SelectProps) => {
  const generatedId = useId()
  const id = ownId ?? generatedId
  return (
    <FieldFrame {...{ id, label, isLabelHidden, hint, error, className }} isRequired={required}>
      <div css={{ position: 'relative' }}>
        <select
          {...rest}
          id={id}
          required={required}
          aria-invalid={error ? true : undefined}
          aria-describedby={descriptionIdOf(id, { hint, error })}
          css={[
            controlCss,
            {
              appearance: 'none',
              paddingRight: space[8],
              textOverflow: 'ellipsis',
              cursor: 'pointer',
            },
          ]}
        >
          {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.isDisabled}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={18}
          css={{
            position: 'absolute',
            right: space[2.5],
            top: 'calc(50% - 9px)',
            pointerEvents: 'none',
            color: color.textMuted,
          }}
        />
      </div>
    </FieldFrame>
  )
}
