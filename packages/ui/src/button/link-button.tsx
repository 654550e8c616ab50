import { Link } from '@isp/router'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { type ButtonSize, type ButtonVariant, buttonCss, flushCss } from './button.css.ts'

type Look = {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: IconName
  iconEnd?: IconName
  isFullWidth?: boolean
}
/** `to` for a place in the shop, `href` for a file, mail or another site (a plain anchor). */
export type LinkButtonProps = Look &
  (
    | (Omit<ComponentPropsWithRef<typeof Link>, 'children'> & { href?: never })
    | (Omit<ComponentPropsWithRef<'a'>, 'children'> & { href: string; to?: never })
  )

const iconSizes = { s: 16, m: 18, l: 20 } as const

/** A link that looks like a button. */
export const LinkButton = ({
  children,
  variant = 'primary',
  size = 'm',
  icon,
  iconEnd,
  isFullWidth = false,
  ...rest
}: LinkButtonProps) => {
  const look = [buttonCss(variant, size, isFullWidth), flushCss(variant, size, isFullWidth)]
  const mark = { 'data-ghost': variant === 'ghost' || undefined }
  const content = (
    <>
      {icon && <Icon name={icon} size={iconSizes[size]} />}
      <span style={{ minWidth: 0 }}>{children}</span>
      {iconEnd && <Icon name={iconEnd} size={iconSizes[size]} />}
    </>
  )
  return rest.href === undefined ? (
    <Link {...(rest as ComponentPropsWithRef<typeof Link>)} {...mark} css={look}>
      {content}
    </Link>
  ) : (
    <a {...(rest as ComponentPropsWithRef<'a'>)} {...mark} css={look}>
      {content}
    </a>
  )
}
