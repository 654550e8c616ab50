import { Button, color, radius, space, Text } from '@isp/ui'
import { comparisonMessages as messages } from './comparison.messages.ts'

/** `name`: of one product; null when all were removed. */
export type Removed = { ids: readonly number[]; name: string | null }

/** What has just gone, and the way back. */
export const RemovedNotice = ({
  removed,
  onUndo,
}: {
  removed: Removed | null
  onUndo: () => void
}) => (
  <div role="status">
    {removed && (
      <div
        css={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: space[3],
          padding: `${space[2]} ${space[3]}`,
          border: `1px solid ${color.line}`,
          borderRadius: radius.m,
          background: color.surfaceMuted,
        }}
      >
        <Text as="span">
          {removed.name === null
            ? messages.cleared(removed.ids.length)
            : messages.removed(removed.name)}
        </Text>
        <Button size="s" variant="secondary" onClick={onUndo}>
          {messages.undo}
        </Button>
      </div>
    )}
  </div>
)
