import type { StaffTopic } from '@isp/contract'
import { color, font, IconButton, space, Text } from '@isp/ui'
import { topicsMessages as messages } from './staff-topics.messages.ts'

export const siblingsOf = (topics: readonly StaffTopic[], parentId: number | null) =>
  topics.filter((topic) => topic.parentId === parentId)

export type Step = { topic: StaffTopic; to: 'up' | 'down' }
/** Where the keyboard stands after a step: at the same button of the row that has moved. */
export const stepButtonId = ({ topic, to }: Step): string => `topic-${topic.id}-${to}`

type TopicTreeProps = {
  topics: readonly StaffTopic[]
  parentId?: number | null
  onStep: (step: Step) => void
  onEdit: (topic: StaffTopic) => void
  onRemove: (topic: StaffTopic) => void
}

/** Topics below one, each with what can be done to it, and those below them. */
export const TopicTree = ({ parentId = null, ...tree }: TopicTreeProps) => {
  const { topics, onStep, onEdit, onRemove } = tree
  const siblings = siblingsOf(topics, parentId)
  if (siblings.length === 0) return null
  return (
    <ul css={listCss}>
      {siblings.map((topic, place) => {
        const stepOf = (to: Step['to'], edge: number) => ({
          id: stepButtonId({ topic, to }),
          icon: `arrow-${to}` as const,
          label: messages[to](topic.name),
          // not disabled: the keyboard stays where it is at the end of the way
          'aria-disabled': place === edge || undefined,
          onClick: () => place !== edge && onStep({ topic, to }),
        })
        return (
          <li key={topic.id}>
            <div css={rowCss}>
              <div css={{ overflowWrap: 'anywhere' }}>
                <span css={{ fontWeight: parentId === null ? font.weight.semibold : undefined }}>
                  {topic.name}
                </span>
                <Text size="s" tone="muted">
                  {messages.inside(topic.articles, siblingsOf(topics, topic.id).length)}
                </Text>
              </div>
              <div css={{ display: 'flex' }}>
                <IconButton {...stepOf('up', 0)} />
                <IconButton {...stepOf('down', siblings.length - 1)} />
                <IconButton
                  icon="settings"
                  label={messages.edit(topic.name)}
                  onClick={() => onEdit(topic)}
                />
                <IconButton
                  icon="trash"
                  label={messages.remove(topic.name)}
                  onClick={() => onRemove(topic)}
                />
              </div>
            </div>
            <TopicTree {...tree} parentId={topic.id} />
          </li>
        )
      })}
    </ul>
  )
}

const listCss = {
  maxWidth: '760px',
  borderTop: `1px solid ${color.line}`,
  '& ul': { marginLeft: space[5], borderTop: 0 },
} as const

const rowCss = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[2],
  paddingBlock: space[2],
  borderBottom: `1px solid ${color.line}`,
} as const
