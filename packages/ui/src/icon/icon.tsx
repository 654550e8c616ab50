import type { CSSProperties } from 'react'
import { type IconName, iconPaths } from './icon-paths.ts'

export type { IconName } from './icon-paths.ts'

export type IconProps = {
  name: IconName
  /** Side in px; 20 by default. */
  size?: number
  /** Only for an icon that stands alone and means something; otherwise it is hidden from screen readers. */
  label?: string
  className?: string
  style?: CSSProperties
}

/** A line icon in the colour of the text around it. */
export const Icon = ({ name, size = 20, label, className, style }: IconProps) => (
  // biome-ignore lint/a11y/noSvgWithoutTitle: a title would be a hover hint; the name is aria-label
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth={1.75}
    strokeLinecap="round"
    strokeLinejoin="round"
    focusable="false"
    className={className}
    style={{ flex: 'none', ...style }}
    {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
  >
    <path d={iconPaths[name]} />
  </svg>
)
