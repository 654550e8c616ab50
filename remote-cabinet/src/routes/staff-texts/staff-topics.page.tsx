import { unwrap } from '@isp/api-client'
import type { StaffTopic, StaffTopics } from '@isp/contract'
import { contentUrls } from '@isp/contract/content-urls'
import { Read, useChange } from '@isp/federation/page'
import { useRemoteContext } from '@isp/federation/remote'
import { useQuery, useQueryClient } from '@isp/query'
import {
  Button,
  Drawer,
  EmptyState,
  LinkButton,
  Skeleton,
  Stack,
  Text,
  visuallyHiddenCss,
} from '@isp/ui'
import { useEffect, useRef, useState } from 'react'
import { ConfirmDialog } from '../../shared/page/confirm-dialog.tsx'
import { StaffPage } from '../../shared/staff/staff-page.tsx'
import { useFocusBack } from '../../shared/staff/use-focus-back.ts'
import { topicsMessages as messages } from './staff-topics.messages.ts'
import { staffTopicsQuery, textsKey } from './texts.queries.ts'
import { TopicDialog } from './topic-dialog.tsx'
import { type Step, siblingsOf, stepButtonId, TopicTree } from './topic-tree.tsx'

/** /cabinet/staff/texts/topics/: the tree of the help. */
export const Page = () => {
  const { api } = useRemoteContext()
  const queryClient = useQueryClient()
  const query = useQuery(staffTopicsQuery(api))
  const topics = query.data?.items ?? []
  const [asked, setAsked] = useState<StaffTopic | 'new' | null>(null)
  const [doomed, setDoomed] = useState<StaffTopic | null>(null)
  const addRef = useFocusBack(asked !== null || doomed !== null)
  const invalidates = () => [[...textsKey, 'list'], ['education']]
  const keep = (saved: StaffTopics) =>
    queryClient.setQueryData(staffTopicsQuery(api).queryKey, saved)
  const stepped = useRef<Step | null>(null)
  const move = useChange({
    saysFailure: 'popup',
    send: ({ topic: { id, version }, to }: Step, marks) =>
      unwrap(
        api.PUT('/api/content/topics/{id}/place', {
          params: { path: { id } },
          body: { to, version },
          ...marks,
        }),
      ),
    invalidates,
    onDone: (saved, step) => {
      stepped.current = step
      keep(saved)
    },
  })
  const remove = useChange({
    saysFailure: 'popup',
    send: ({ id, version }: StaffTopic, marks) =>
      unwrap(
        api.DELETE('/api/content/topics/{id}', {
          params: { path: { id }, query: { version } },
          ...marks,
        }),
      ),
    invalidates,
    success: (_, { name }) => ({ text: messages.removed(name) }),
    onDone: (saved) => {
      keep(saved)
      setDoomed(null)
    },
  })
  const { refetch } = query
  useEffect(() => {
    if (!move.failure && !remove.failure) return
    setDoomed(null)
    void refetch()
  }, [move.failure, remove.failure, refetch])
  const [place, setPlace] = useState('')
  useEffect(() => {
    const step = stepped.current
    const topic = query.data?.items.find(({ id }) => id === step?.topic.id)
    if (!step || !topic || !query.data) return
    stepped.current = null
    document.getElementById(stepButtonId(step))?.focus()
    const siblings = siblingsOf(query.data.items, topic.parentId)
    setPlace(messages.moved(topic.name, siblings.indexOf(topic) + 1, siblings.length))
  }, [query.data])

  const open = asked === 'new' ? null : (topics.find(({ id }) => id === asked?.id) ?? asked)
  const below = siblingsOf(topics, doomed?.id ?? 0).length
  const isEmpty = doomed?.articles === 0 && below === 0
  return (
    <StaffPage title={messages.title} note={messages.note}>
      <Stack direction="row" gap={2} isWrap>
        <Button ref={addRef} icon="plus" onClick={() => setAsked('new')}>
          {messages.add}
        </Button>
        <LinkButton to={contentUrls.texts()} variant="ghost" icon="arrow-left">
          {messages.back}
        </LinkButton>
      </Stack>
      <Read
        query={query}
        waiting={<Skeleton lines={8} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<EmptyState icon="list" title={messages.empty} text={messages.emptyText} />}
      >
        {({ items }) => (
          <TopicTree topics={items} onStep={move.run} onEdit={setAsked} onRemove={setDoomed} />
        )}
      </Read>
      <span role="status" css={visuallyHiddenCss}>
        {place}
      </span>
      {asked && (
        <TopicDialog
          topic={open}
          topics={topics}
          onRefresh={refetch}
          onSaved={(saved) => {
            keep(saved)
            for (const queryKey of invalidates()) void queryClient.invalidateQueries({ queryKey })
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
      {doomed && !isEmpty && (
        <Drawer isOpen side="center" title={messages.keptTitle} onClose={() => setDoomed(null)}>
          <Text>{messages.keptText(doomed.name, doomed.articles, below)}</Text>
        </Drawer>
      )}
      {doomed && isEmpty && (
        <ConfirmDialog
          isOpen
          title={messages.removeTitle}
          text={messages.removeText(doomed.name)}
          action={messages.removeAction}
          isPending={remove.isPending}
          onConfirm={() => remove.run(doomed)}
          onClose={() => setDoomed(null)}
        />
      )}
    </StaffPage>
  )
}
