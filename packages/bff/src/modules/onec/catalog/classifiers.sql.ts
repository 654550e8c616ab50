import type { Database } from '../../../kernel/database.ts'

export const selectClassifiers = (
  database: Database,
  accountId: number,
): Promise<{ content: string }[]> =>
  database.query({
    name: 'onec.classifiers',
    text: `select content from onec_classifier where account_id = $1 order by received_at, classifier_id, part`,
    values: [accountId],
  })

/** @returns the content that it replaces */
export const upsertClassifier = async (
  database: Database,
  classifier: { accountId: number; id: string; part: string; content: string },
): Promise<string | undefined> => {
  const rows = await database.query<{ content: string | null }>({
    name: 'onec.upsert-classifier',
    text: `with before as (
             select content from onec_classifier where account_id = $1 and classifier_id = $2 and part = $3
           )
           insert into onec_classifier as t (account_id, classifier_id, part, content) values ($1, $2, $3, $4::uuid)
           on conflict (account_id, classifier_id, part) do update set content = excluded.content, received_at = now()
           returning (select content from before) as content`,
    values: [classifier.accountId, classifier.id, classifier.part, classifier.content],
  })
  return rows[0]?.content ?? undefined
}

export const selectKeptContents = (database: Database): Promise<{ content: string }[]> =>
  database.query({ name: 'onec.kept-contents', text: 'select content from onec_classifier' })
