import type { RevalidatedSlug } from '@isp/contract'
import { AppError } from '../../../kernel/app-error.ts'
import type { Database } from '../../../kernel/database.ts'
import type { Staff } from '../../../kernel/http/caller.ts'
import { slugOf } from '../../../kernel/slug.ts'
import type { Transact } from '../../../kernel/transaction.ts'
import { insertAct } from '../../staff-log/staff-log.service.ts'
import { holdSlugs, isTaken, moveSlug, type SlugRow, selectSlugs } from './revalidate-slug.sql.ts'

type Editor = Staff<'admin' | 'content'>

/** Makes the addresses of products follow their names; a former address still leads to its product. */
export type RevalidateSlugService = {
  /** Unknown and inactive products are left out. */
  many(editor: Editor, ids: readonly number[]): Promise<{ items: RevalidatedSlug[] }>
  /** @throws AppError PRODUCT_NOT_FOUND */
  one(editor: Editor, id: number): Promise<RevalidatedSlug>
}

const own = ({ id, externalId }: SlugRow): string => externalId ?? String(id)

/** Whether the address already follows the name, with or without a suffix that makes it unique. */
const fits = (row: SlugRow): boolean => {
  const wanted = slugOf(row.name, own(row))
  return row.slug === wanted || row.slug.startsWith(`${wanted}-`)
}

const freeSlug = async (connection: Database, row: SlugRow): Promise<string> => {
  const wanted = slugOf(row.name, own(row))
  return (await isTaken(connection, wanted, row.id)) ? `${wanted}-${row.id}` : wanted
}

const revalidate = async (
  connection: Database,
  editor: Editor,
  row: SlugRow,
): Promise<RevalidatedSlug> => {
  if (fits(row)) return { id: row.id, slug: row.slug, was: null }
  const slug = await freeSlug(connection, row)
  await moveSlug(connection, { id: row.id, from: row.slug, to: slug })
  await insertAct(connection, {
    actor: editor.account,
    kind: 'product.slug',
    subject: { kind: 'product', uuid: row.uuid, name: row.name },
    changes: [{ field: 'slug', before: row.slug, after: slug }],
    comment: null,
  })
  return { id: row.id, slug, was: row.slug }
}

export const createRevalidateSlug = ({
  transact,
}: {
  transact: Transact
}): RevalidateSlugService => {
  const many: RevalidateSlugService['many'] = (editor, ids) =>
    transact(async (connection) => {
      await holdSlugs(connection)
      const items: RevalidatedSlug[] = []
      for (const row of await selectSlugs(connection, ids)) {
        items.push(await revalidate(connection, editor, row))
      }
      return { items }
    })
  return {
    many,
    one: async (editor, id) => {
      const [found] = (await many(editor, [id])).items
      if (!found) throw new AppError('PRODUCT_NOT_FOUND')
      return found
    },
  }
}
