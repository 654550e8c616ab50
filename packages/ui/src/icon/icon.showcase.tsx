import { color, font, space } from '../tokens.ts'
import { Icon, type IconName } from './icon.tsx'
import { iconPaths } from './icon-paths.ts'

export const IconShowcase = () => (
  <ul
    css={{
      display: 'grid',
      gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
      gap: space[4],
      '& li': {
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'center',
        gap: space[2],
        fontSize: font.size.xs,
        color: color.textSecondary,
      },
    }}
  >
    {(Object.keys(iconPaths) as IconName[]).map((name) => (
      <li key={name}>
        <Icon name={name} size={24} />
        {name}
      </li>
    ))}
  </ul>
)
