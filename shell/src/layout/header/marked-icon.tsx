import { Badge, Icon, type IconName } from '@isp/ui'

type MarkedIconProps = {
  name: IconName
  size?: number
  /** How many things stand behind the link; nothing is drawn at zero. Said by the link's own label. */
  count: number
}

/** An icon with the active marker of §2.3: a small figure at its corner. */
export const MarkedIcon = ({ name, size = 20, count }: MarkedIconProps) => (
  <span aria-hidden css={{ position: 'relative', display: 'inline-flex' }}>
    <Icon name={name} size={size} />
    <Badge
      count={count}
      css={{
        position: 'absolute',
        top: '-7px',
        left: '55%',
        minWidth: '16px',
        height: '16px',
        paddingInline: '4px',
      }}
    />
  </span>
)
