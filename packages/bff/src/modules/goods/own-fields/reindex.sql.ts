import { type Database, theRow } from '../../../kernel/database.ts'

/** Reads the catalogue's version and locks it until the end of the transaction. */
export const holdVersion = async (database: Database): Promise<string> => {
  const rows = await database.query<{ version: string }>({
    name: 'catalog.hold-version',
    text: 'select version::text as version from catalog_version for update',
  })
  return theRow(rows).version
}

export const raiseVersion = async (database: Database): Promise<string> => {
  const rows = await database.query<{ version: string }>({
    name: 'catalog.raise-version',
    text: 'select raise_catalog_version()::text as version',
  })
  return theRow(rows).version
}
