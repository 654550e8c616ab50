import type { StaffTopic } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

/** `uuid` identifies the topic in the staff's log. */
export type StaffTopicRow = StaffTopic & { uuid: string }
export type TopicPlace = Pick<StaffTopic, 'name' | 'parentId'>

export const selectStaffTopics = (database: Database): Promise<StaffTopicRow[]> =>
  database.query({
    name: 'topics.list',
    text: `select id, uuid, slug, name, parent_id as "parentId", version,
                  (select count(*)::int from education_article where topic_id = topic.id) as articles
             from education_topic topic order by sort, id`,
  })

const atTheEnd = '(select coalesce(max(sort), 0) + 10 from education_topic)'

/** @returns its uuid */
export const insertTopic = async (
  database: Database,
  { slug, name, parentId }: TopicPlace & { slug: string },
): Promise<string> =>
  theRow(
    await database.query<{ uuid: string }>({
      name: 'topics.create',
      text: `insert into education_topic (slug, name, parent_id, sort, changed_at)
             values ($1, $2, $3, ${atTheEnd}, now()) returning uuid`,
      values: [slug, name, parentId],
    }),
  ).uuid

/** Under a new parent the topic comes last. */
export const updateTopic = async (
  database: Database,
  id: number,
  { name, parentId }: TopicPlace,
): Promise<void> => {
  await database.query({
    name: 'topics.change',
    text: `update education_topic
              set name = $2, parent_id = $3, version = version + 1, changed_at = now(),
                  sort = case when parent_id is distinct from $3 then ${atTheEnd} else sort end
            where id = $1`,
    values: [id, name, parentId],
  })
}

/** Writes the new order of siblings; versions of topics that changed places are raised. */
export const updateOrder = async (
  database: Database,
  ids: readonly number[],
  moved: readonly number[],
): Promise<void> => {
  await database.query({
    name: 'topics.order',
    text: `update education_topic topic
              set sort = 10 * given.place, version = version + (topic.id = any ($2))::int
             from unnest($1::integer[]) with ordinality as given (id, place)
            where topic.id = given.id`,
    values: [ids, moved],
  })
}

export const deleteTopic = async (database: Database, id: number): Promise<void> => {
  await database.query({
    name: 'topics.delete',
    text: 'delete from education_topic where id = $1',
    values: [id],
  })
}
