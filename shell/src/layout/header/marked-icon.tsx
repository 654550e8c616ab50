import { color, font, Icon, type IconName, radius } from '@isp/ui'

type MarkedIconProps = {
  name: IconName
  size?: number
  /** Number of items behind the link; 0 shows no marker. Screen readers get it from the link's label. */
  count: number
}

const MAX_SHOWN = 99

/**
 * An icon with the active marker of §2.3: a small number at its corner. Drawn instead of text, so that the link's
 * visible text equals its label (WCAG 2.5.3).
 */
export const MarkedIcon = ({ name, size = 20, count }: MarkedIconProps) => (
  <span
    aria-hidden
    data-count={count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
    css={{
      position: 'relative',
      display: 'inline-flex',
      '&:not([data-count="0"])::after': markerCss,
    }}
  >
    <Icon name={name} size={size} />
  </span>
)

const markerCss = {
  content: 'attr(data-count)',
  position: 'absolute',
  top: '-7px',
  left: '55%',
  minWidth: '16px',
  height: '16px',
  paddingInline: '4px',
  borderRadius: radius.pill,
  background: color.accent,
  color: color.textInverse,
  fontSize: '11px',
  fontWeight: font.weight.semibold,
  lineHeight: '16px',
  textAlign: 'center',
} as const
