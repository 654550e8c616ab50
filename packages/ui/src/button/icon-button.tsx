import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Spinner } from '../feedback/spinner.tsx'
import { Icon, type IconName } from '../icon/icon.tsx'
import { color, controlHeight, media } from '../tokens.ts'
import { type ButtonSize, type ButtonVariant, buttonCss } from './button.css.ts'

export type IconButtonProps = Omit<ComponentPropsWithRef<'button'>, 'children'> & {
  icon: IconName
  /** What it does; the name for screen readers and the native hint. */
  label: string
  variant?: ButtonVariant
  size?: ButtonSize
  /** A pressed toggle: in comparison, in favourites. Sets `aria-pressed`. */
  isActive?: boolean
  isLoading?: boolean
}

const iconSizes = { s: 18, m: 20, l: 24 } as const

/** A square button with an icon alone. */
export const IconButton = ({
  icon,
  label,
  variant = 'ghost',
  size = 'm',
  isActive,
  isLoading = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) => {
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={rest.title ?? label}
      aria-pressed={isActive}
      aria-busy={isLoading || undefined}
      aria-disabled={isLoading || rest['aria-disabled']}
      onClick={handleClick}
      css={[buttonCss(variant, size, false), squareCss(size), isActive && activeCss]}
    >
      {isLoading ? (
        <Spinner size={iconSizes[size]} label={null} />
      ) : (
        <Icon name={icon} size={iconSizes[size]} />
      )}
    </button>
  )
}

const squareCss = (size: ButtonSize) => ({
  flex: 'none',
  width: controlHeight[size],
  padding: 0,
  [media.touch]: { minWidth: size === 'l' ? controlHeight.l : controlHeight.touch },
})

const activeCss = {
  background: color.accentSoft,
  borderColor: color.accentLine,
  color: color.accent,
  '& path': { fill: color.accentLine },
}
