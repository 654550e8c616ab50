import type {
  ChangeTopicInput,
  MoveTopicInput,
  NewTopicInput,
  StaffActKind,
  StaffTopics,
} from '@isp/contract'
import { AppError, fieldError } from '../../kernel/app-error.ts'
import type { Database } from '../../kernel/database.ts'
import type { Staff } from '../../kernel/http/caller.ts'
import { slugOf } from '../../kernel/slug.ts'
import type { Transact } from '../../kernel/transaction.ts'
import { changesOf, insertAct, type NewAct } from '../staff-log/staff-log.service.ts'
import { lockTexts } from './texts.sql.ts'
import {
  deleteTopic,
  insertTopic,
  type StaffTopicRow,
  selectStaffTopics,
  type TopicPlace,
  updateOrder,
  updateTopic,
} from './topics.sql.ts'

export type TopicsService = {
  list(): Promise<StaffTopics>
  /** @throws AppError TOPIC_NOT_FOUND, TOPIC_TOO_DEEP */
  create(caller: Staff, input: NewTopicInput): Promise<StaffTopics>
  /** @throws AppError TOPIC_NOT_FOUND, TOPIC_CHANGED when somebody else changed it meanwhile, TOPIC_TOO_DEEP */
  change(caller: Staff, id: number, input: ChangeTopicInput): Promise<StaffTopics>
  /** @throws AppError TOPIC_NOT_FOUND, TOPIC_CHANGED */
  move(caller: Staff, id: number, input: MoveTopicInput): Promise<StaffTopics>
  /** @throws AppError TOPIC_NOT_FOUND, TOPIC_CHANGED, TOPIC_NOT_EMPTY */
  remove(caller: Staff, id: number, version: number): Promise<StaffTopics>
}

const childrenOf = (topics: readonly StaffTopicRow[], id: number) =>
  topics.filter(({ parentId }) => parentId === id)

/** Allows two levels, as the help page shows them; this excludes cycles too. */
const checkParent = (
  topics: readonly StaffTopicRow[],
  id: number | null,
  parentId: number | null,
): void => {
  if (parentId === null) return
  const parent = topics.find((topic) => topic.id === parentId)
  if (!parent) {
    const fields = [fieldError('parentId', 'UNAVAILABLE')]
    throw new AppError('TOPIC_NOT_FOUND', {}, { fields })
  }
  const hasChildren = id !== null && childrenOf(topics, id).length > 0
  if (parent.parentId !== null || parentId === id || hasChildren) {
    throw new AppError('TOPIC_TOO_DEEP')
  }
}

const freeSlug = (topics: readonly StaffTopicRow[], name: string): string => {
  const wish = slugOf(name, name)
  const taken = new Set(topics.map(({ slug }) => slug))
  let slug = wish
  for (let number = 2; taken.has(slug); number += 1) slug = `${wish}-${number}`
  return slug
}

/** A topic as recorded in the staff's log. */
const logged = (topics: readonly StaffTopicRow[], { name, parentId }: TopicPlace) => ({
  name,
  parent: topics.find(({ id }) => id === parentId)?.name ?? null,
})

type Ports = { database: Database; transact: Transact }

export const createTopics = ({ database, transact }: Ports): TopicsService => {
  const list = async (connection: Database): Promise<StaffTopics> => ({
    items: (await selectStaffTopics(connection)).map(({ uuid: _uuid, ...topic }) => topic),
  })

  /** All topics, locked until the end of the transaction, and the one to be changed. */
  const hold = async (connection: Database, id: number, version: number) => {
    await lockTexts(connection)
    const topics = await selectStaffTopics(connection)
    const topic = topics.find((one) => one.id === id)
    if (!topic) throw new AppError('TOPIC_NOT_FOUND')
    if (topic.version !== version) throw new AppError('TOPIC_CHANGED')
    return { topics, topic }
  }

  const note = (
    connection: Database,
    { account }: Staff,
    kind: StaffActKind,
    { uuid, name }: Pick<StaffTopicRow, 'uuid' | 'name'>,
    changes: NewAct['changes'],
  ) => {
    const subject = { kind: 'topic', uuid, name } as const
    return insertAct(connection, { actor: account, kind, subject, changes, comment: null })
  }

  return {
    list: () => list(database),
    create: (caller, { name, parentId }) =>
      transact(async (connection) => {
        await lockTexts(connection)
        const topics = await selectStaffTopics(connection)
        checkParent(topics, null, parentId)
        const slug = freeSlug(topics, name)
        const uuid = await insertTopic(connection, { slug, name, parentId })
        const changes = changesOf({}, { ...logged(topics, { name, parentId }), slug })
        await note(connection, caller, 'topic.created', { uuid, name }, changes)
        return list(connection)
      }),
    change: (caller, id, { name, parentId, version }) =>
      transact(async (connection) => {
        const { topics, topic } = await hold(connection, id, version)
        checkParent(topics, id, parentId)
        const changes = changesOf(logged(topics, topic), logged(topics, { name, parentId }))
        if (changes.length > 0) {
          await updateTopic(connection, id, { name, parentId })
          await note(connection, caller, 'topic.changed', { ...topic, name }, changes)
        }
        return list(connection)
      }),
    move: (caller, id, { to, version }) =>
      transact(async (connection) => {
        const { topics, topic } = await hold(connection, id, version)
        const ids = topics
          .filter(({ parentId }) => parentId === topic.parentId)
          .map((one) => one.id)
        const from = ids.indexOf(id)
        const place = to === 'up' ? from - 1 : from + 1
        const other = ids[place]
        if (other !== undefined) {
          await updateOrder(connection, ids.with(from, other).with(place, id), [id, other])
          const changes = changesOf({ place: from + 1 }, { place: place + 1 })
          await note(connection, caller, 'topic.moved', topic, changes)
        }
        return list(connection)
      }),
    remove: (caller, id, version) =>
      transact(async (connection) => {
        const { topics, topic } = await hold(connection, id, version)
        const { name, articles } = topic
        const children = childrenOf(topics, id).length
        if (articles > 0 || children > 0) {
          throw new AppError('TOPIC_NOT_EMPTY', { name, articles, topics: children })
        }
        await deleteTopic(connection, id)
        await note(connection, caller, 'topic.deleted', topic, changesOf(logged(topics, topic), {}))
        return list(connection)
      }),
  }
}
