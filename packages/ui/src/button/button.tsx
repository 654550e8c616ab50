import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { type ButtonSize, type ButtonVariant, buttonCss, flushCss } from './button.css.ts'

export type { ButtonSize, ButtonVariant } from './button.css.ts'

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
  iconEnd?: IconName
  /** Shows a spinner in place of the text, keeps width and focus, and does not react to presses. */
  isLoading?: boolean
  isFullWidth?: boolean
}

const iconSizes = { s: 16, m: 18, l: 20 } as const

/** `type="button"` unless told otherwise. */
export const Button = ({
  children,
  variant = 'primary',
  size = 'm',
  icon,
  iconEnd,
  isLoading = false,
  isFullWidth = false,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) => {
  // aria-disabled instead of disabled: a button that loses focus on press throws keyboard users to the top.
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      onClick={handleClick}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      data-ghost={variant === 'ghost' || undefined}
      css={[buttonCss(variant, size, isFullWidth), flushCss(variant, size, isFullWidth)]}
    >
      {icon && <Icon name={icon} size={iconSizes[size]} style={{ opacity: isLoading ? 0 : 1 }} />}
      <span style={{ opacity: isLoading ? 0 : 1, minWidth: 0 }}>{children}</span>
      {iconEnd && (
        <Icon name={iconEnd} size={iconSizes[size]} style={{ opacity: isLoading ? 0 : 1 }} />
      )}
      {isLoading && (
        <span css={{ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' }}>
          <Spinner size={iconSizes[size]} label={null} />
        </span>
      )}
    </button>
  )
}
