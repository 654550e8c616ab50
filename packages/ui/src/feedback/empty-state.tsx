import type { ReactNode } from 'react'
import { Icon, type IconName } from '../icon/icon.tsx'
import { Heading, Text } from '../layout/typography.tsx'
import { color, space } from '../tokens.ts'

export type EmptyStateProps = {
  title: string
  text?: ReactNode
  icon?: IconName
  /** What one can do now: buttons or links. */
  action?: ReactNode
  headingLevel?: 1 | 2 | 3
  className?: string
}

/** Nothing here, and what to do about it. */
export const EmptyState = ({
  title,
  text,
  icon = 'box',
  action,
  headingLevel = 2,
  className,
}: EmptyStateProps) => (
  <div
    className={className}
    css={{
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      gap: space[3],
      paddingBlock: space[12],
      paddingInline: space[4],
      textAlign: 'center',
    }}
  >
    <span
      css={{
        display: 'grid',
        placeItems: 'center',
        width: '64px',
        height: '64px',
        borderRadius: '50%',
        background: color.surfaceMuted,
        color: color.textMuted,
      }}
    >
      <Icon name={icon} size={30} />
    </span>
    <Heading level={headingLevel} size={3}>
      {title}
    </Heading>
    {text && (
      <Text as="div" tone="secondary" css={{ maxWidth: '52ch' }}>
        {text}
      </Text>
    )}
    {action && (
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'center',
          gap: space[2],
          marginTop: space[2],
        }}
      >
        {action}
      </div>
    )}
  </div>
)
