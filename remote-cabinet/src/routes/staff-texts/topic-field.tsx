import { useRemoteContext } from '@isp/federation/remote'
import { customText, FormSelect } from '@isp/forms'
import { NBSP } from '@isp/i18n'
import { useQuery } from '@isp/query'
import * as z from 'zod'
import { textsMessages as messages } from './staff-texts.messages.ts'
import { parseTextPlace } from './text-place.ts'
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

/** Where an article stands. */
export const placeShape = {
  slug: z
    .string()
    .trim()
    .min(1)
    .refine((slug) => parseTextPlace({ kind: 'article', slug }), customText(messages.addressWrong)),
  topicId: z.string().min(1).transform(Number),
}

export const TopicField = () => {
  const { api } = useRemoteContext()
  const { data } = useQuery(topicsQuery(api))
  return (
    <FormSelect
      // a list that came later holds the value only if it is made anew
      key={String(data === undefined)}
      name="topicId"
      label={messages.topic}
      emptyLabel={messages.topic}
      options={optionsOf(data?.items ?? [])}
    />
  )
}
