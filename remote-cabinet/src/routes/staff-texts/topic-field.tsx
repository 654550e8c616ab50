import { useRemoteContext } from '@isp/federation/remote'
import { NBSP } from '@isp/i18n'
import { useQuery } from '@isp/query'
import { Select } from '@isp/ui'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { topicsQuery } from './texts.queries.ts'

type Topic = { id: number; name: string; parentId: number | null }

/** A topic below another one stands under it, further in. */
const optionsOf = (topics: readonly Topic[], parentId: number | null = null, depth = 0) =>
  topics
    .filter((topic) => topic.parentId === parentId)
    .flatMap((topic): { value: string; label: string }[] => [
      { value: String(topic.id), label: NBSP.repeat(depth * 3) + topic.name },
      ...optionsOf(topics, topic.id, depth + 1),
    ])

export const TopicField = ({
  value,
  error,
  onChange,
}: {
  value: string
  error?: string | undefined
  onChange: (value: string) => void
}) => {
  const { api } = useRemoteContext()
  const { data } = useQuery(topicsQuery(api))
  return (
    <Select
      name="topicId"
      label={messages.topic}
      emptyLabel={messages.topic}
      options={optionsOf(data?.items ?? [])}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
