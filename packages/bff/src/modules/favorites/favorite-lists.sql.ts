import type { FavoriteList } from '@isp/contract'
import { type Database, theRow } from '../../kernel/database.ts'

/** The oldest list of an account is the main one. */
const mainOf = (account: string): string =>
  `(select min(id) from favorite_list where account_id = ${account})`

const columns = `
  list.id, list.name, list.id = ${mainOf('list.account_id')} as "isMain",
  (select count(*)::int from favorite_item where list_id = list.id) as count`

/** The main list first, the others by name. */
export const selectLists = (database: Database, accountId: number): Promise<FavoriteList[]> =>
  database.query({
    name: 'favorites.lists',
    text: `select ${columns} from favorite_list list where account_id = $1
            order by list.id <> ${mainOf('$1')}, lower(list.name), list.id`,
    values: [accountId],
  })

export const selectList = async (
  database: Database,
  accountId: number,
  listId: number,
): Promise<FavoriteList | undefined> => {
  const rows = await database.query<FavoriteList>({
    name: 'favorites.list',
    text: `select ${columns} from favorite_list list where account_id = $1 and id = $2`,
    values: [accountId, listId],
  })
  return rows[0]
}

/** Serialises changes of one account, so that two concurrent first additions create one main list. */
export const lockLists = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    name: 'favorites.lock',
    text: `select pg_advisory_xact_lock(hashtext('favorite_list'), $1)`,
    values: [accountId],
  })
}

export const insertList = async (
  database: Database,
  accountId: number,
  name: string,
): Promise<number> => {
  const rows = await database.query<{ id: number }>({
    name: 'favorites.new-list',
    text: 'insert into favorite_list (account_id, name) values ($1, $2) returning id',
    values: [accountId, name],
  })
  return theRow(rows).id
}

/** Whether another list of the account has this name. */
export const isNameTaken = async (
  database: Database,
  accountId: number,
  name: string,
  except: number,
): Promise<boolean> => {
  const rows = await database.query({
    name: 'favorites.name-taken',
    text: 'select 1 from favorite_list where account_id = $1 and lower(name) = lower($2) and id <> $3',
    values: [accountId, name, except],
  })
  return rows.length > 0
}

export const updateListName = async (
  database: Database,
  accountId: number,
  listId: number,
  name: string,
): Promise<void> => {
  await database.query({
    name: 'favorites.rename',
    text: 'update favorite_list set name = $3 where account_id = $1 and id = $2',
    values: [accountId, listId, name],
  })
}

/** Moves the list's products into the main list. @returns how many */
export const deleteList = async (
  database: Database,
  accountId: number,
  listId: number,
): Promise<number> => {
  const moved = await database.query({
    name: 'favorites.empty-list',
    text: `update favorite_item set list_id = ${mainOf('$1')}
            where account_id = $1 and list_id = $2 returning product_id`,
    values: [accountId, listId],
  })
  await database.query({
    name: 'favorites.delete-list',
    text: 'delete from favorite_list where account_id = $1 and id = $2',
    values: [accountId, listId],
  })
  return moved.length
}

/** Products are deleted together with their lists. */
export const deleteListsOf = async (database: Database, accountId: number): Promise<void> => {
  await database.query({
    text: 'delete from favorite_list where account_id = $1',
    values: [accountId],
  })
}
