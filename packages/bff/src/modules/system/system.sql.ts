import { type Database, theRow } from '../../kernel/database.ts'

/** Resolves when the database answers. */
export const ping = async (database: Database): Promise<void> => {
  await database.query({ text: 'select 1' })
}

export const readMigrationNumber = async (database: Database): Promise<number> => {
  const rows = await database.query<{ number: number | null }>({
    text: 'select max(number) as number from schema_migration',
  })
  return theRow(rows).number ?? 0 // the database has no migrations yet
}
