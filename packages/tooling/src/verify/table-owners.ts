import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const FOLDER = 'packages/bff/migrations'

/** `-- Tables of the module tickets.` above what a migration creates. */
const ownerLine = /^-- Tables of the module ([a-z][a-z\d-]*)\.$/
const createLine = /^create table (?:if not exists )?(\w+)/i

/** The module that alone writes each table; and tables without an owner. */
export type TableOwners = { ownerOf: ReadonlyMap<string, string>; ownerless: readonly string[] }

/** Tables of numbered migrations are listed in owners.json, later migrations name their module themselves. */
export const readTableOwners = (root: string): TableOwners => {
  const file = path.join(root, FOLDER, 'owners.json')
  const listed = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string[]>)
    : {}
  const ownerOf = new Map(
    Object.entries(listed).flatMap(([module, tables]) =>
      tables.map((table): [string, string] => [table, module]),
    ),
  )
  const ownerless: string[] = []
  for (const name of globSync('*.sql', { cwd: path.join(root, FOLDER) }).sort()) {
    let owner: string | undefined
    for (const line of readFileSync(path.join(root, FOLDER, name), 'utf8').split(/\r?\n/)) {
      owner = ownerLine.exec(line)?.[1] ?? owner
      const table = createLine.exec(line)?.[1]
      if (table === undefined || ownerOf.has(table)) continue
      if (owner) ownerOf.set(table, owner)
      else ownerless.push(`${FOLDER}/${name}: ${table}`)
    }
  }
  return { ownerOf, ownerless }
}
