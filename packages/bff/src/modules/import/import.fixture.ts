import { rm } from 'node:fs/promises'
import { createTestDatabase, type TestDatabase } from '@isp/testing/database'
import { documentOf, folderOf } from '../../commerce-ml/export.fixture.ts'
import { openPublicFolder } from '../../kernel/blobs/public-files.ts'
import { type ImportRun, runImport } from './import.service.ts'

/** An empty shop to import into, and the import's output. */
export const openImports = async () => {
  const database: TestDatabase = await createTestDatabase()
  const blobFolder = await folderOf({})
  const folders = [blobFolder]
  const lines: string[] = []

  const importFolder = (folder: string, changes: Partial<ImportRun> = {}) => {
    lines.length = 0
    return runImport({
      folder,
      isTrial: false,
      databaseUrl: database.url,
      published: openPublicFolder(blobFolder),
      say: (line) => lines.push(line),
      ...changes,
    })
  }
  const put = async (files: Record<string, string | Uint8Array>): Promise<string> => {
    const folder = await folderOf(files)
    folders.push(folder)
    return folder
  }
  const rows = async <Row extends object>(sql: string): Promise<Row[]> =>
    (await database.pool.query<Row>(sql)).rows
  return {
    database,
    importFolder,
    put,
    rows,
    /** Imports one document with these parts from a folder of its own. */
    importParts: async (parts: readonly string[], changes: Partial<ImportRun> = {}) =>
      importFolder(await put({ 'import.xml': documentOf(...parts) }), changes),
    /** Output of the last import. */
    report: () => lines.join('\n'),
    /** External ids of visible products. */
    shown: async (): Promise<string[]> =>
      (
        await rows<{ id: string }>(
          'select external_id as id from product where is_active order by external_id',
        )
      ).map(({ id }) => id),
    /** Prices for buyers without an agreement: kopecks by external id. */
    basePrices: async (): Promise<Record<string, number>> =>
      Object.fromEntries(
        (
          await rows<{ id: string; amount: number }>(
            `select p.external_id as id, amount::int from price
             join price_type t on t.id = price_type_id and t.is_base join product p on p.id = product_id order by 1`,
          )
        ).map(({ id, amount }) => [id, amount]),
      ),
    close: async (): Promise<void> => {
      await database.drop()
      for (const folder of folders) await rm(folder, { recursive: true })
    },
  }
}
export type Imports = Awaited<ReturnType<typeof openImports>>
