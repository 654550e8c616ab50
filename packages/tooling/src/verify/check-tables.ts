import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkRepeatables } from './check-repeatables.ts'
import { readTableOwners } from './table-owners.ts'
import { verifyMessages as messages } from './verify.messages.ts'

const SOURCE = 'packages/bff/src'
const MODULES = `${SOURCE}/modules`
/** Folders below the modules own no table. `load` writes the tables of goods, prices and stock in bulk. */
const ROOMS = '{kernel,trade,search,commerce-ml,sheets,papers,pasted}'

/**
 * Tables that only their owner reads, so that rules over them exist once: others use its views, functions and services.
 */
const CLOSED = new Set([
  'price',
  'price_type',
  'price_type_source',
  'price_without_rate',
  'stock',
  'arrival',
])
const TESTS = /\.(test|fixture)\.ts$/

const writes =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(\w+)/gi
const reads = /\b(?:from|join|using)\s+(?:lateral\s+)?\(?\s*(\w+)/gi
/** `from basket, price`: tables after a comma. */
const furtherReads = /\bfrom\s+\w+(?:\s+\w+)?((?:\s*,\s*\w+)+)/gi

const marker = /^\/\/ Reads (.+)\.$/m

const namesOf = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].flatMap(([, names = '']) => names.match(/\w+/g) ?? [])

/** `// Reads orders and order_line of order; product of catalog.`: the tables, without their modules. */
const declaredReads = (text: string): Set<string> => {
  const parts = marker.exec(text)?.[1]?.split(';') ?? []
  return new Set(parts.flatMap((part) => part.split(' of ')[0]?.match(/\w+/g) ?? []))
}

/** Problems of one file: it writes a foreign table, or reads one without declaring it. */
const checkFile = (
  { file, module, text }: { file: string; module: string; text: string },
  ownerOf: ReadonlyMap<string, string>,
): string[] => {
  const isForeign = (table: string) => (ownerOf.get(table) ?? module) !== module
  const written = new Set(namesOf(text, writes).filter(isForeign))
  const read = new Set(
    [...namesOf(text, reads), ...namesOf(text, furtherReads)].filter(
      (table) => isForeign(table) && !written.has(table),
    ),
  )
  const declared = declaredReads(text)
  const owner = (table: string) => ownerOf.get(table) ?? ''
  return [
    ...[...written].map((table) => messages.foreignWrite(file, table, owner(table))),
    ...[...read]
      .filter((table) => CLOSED.has(table) || !declared.has(table))
      .map((table) =>
        CLOSED.has(table)
          ? messages.closedRead(file, table, owner(table))
          : messages.foreignRead(file, table, owner(table)),
      ),
    ...[...declared]
      .filter((table) => ownerOf.has(table) && !read.has(table))
      .map((table) => messages.needlessRead(file, table)),
  ]
}

const statementName = /\bname: '([\w.-]+)',\s*text:/g

/** Names used by two statements: a connection remembers a statement by its name, so it fails with the second one. */
const sharedNames = (files: readonly { file: string; text: string }[]): string[] => {
  const placesOf = new Map<string, string[]>()
  for (const { file, text } of files) {
    for (const [, name = ''] of text.matchAll(statementName)) {
      placesOf.set(name, [...(placesOf.get(name) ?? []), file])
    }
  }
  return [...placesOf]
    .filter(([, places]) => places.length > 1)
    .map(([name, places]) => messages.sharedName(name, places))
}

/**
 * A table of the BFF is written only by its own module, and other files declare that they read it; statements have
 * unique names; functions are defined once.
 */
export const checkTables = async (root: string): Promise<string[]> => {
  const { ownerOf, ownerless } = readTableOwners(root)
  const files = globSync([`${MODULES}/*/**/*.ts`, `${SOURCE}/${ROOMS}/**/*.ts`], { cwd: root })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => !TESTS.test(file))
    .sort()
    .map((file) => ({
      file,
      module: file.startsWith(`${MODULES}/`)
        ? (file.slice(MODULES.length + 1).split('/')[0] ?? '')
        : '',
      text: readFileSync(path.join(root, file), 'utf8'),
    }))
  return [
    ...ownerless.map(messages.ownerless),
    ...files.flatMap((file) => checkFile(file, ownerOf)),
    ...sharedNames(files),
    ...checkRepeatables(root),
  ]
}
