/**
 * A small fault in a place where Stryker sees only a string: in SQL, access rules or releases. It is put into the line
 * below its anchor, a comment of the source: `// fault: <id>`, in SQL `-- fault: <id>`. A released migration is never
 * edited, so it has no anchors and the migration itself is named. Several faults of one database function share its
 * name.
 */
export type Fault = {
  /** Unique: words with dashes. */
  id: string
  /** Either drops the line, or replaces a token that occurs in it exactly once. */
  change: 'drop' | readonly [token: string, by: string]
  /** Name of a database function, instead of an anchor. */
  sqlFunction?: string
  /** File name of a migration, instead of an anchor. */
  migration?: string
  /** Filters of vitest: parts of the paths of test files. */
  tests: readonly string[]
  /** The harm to a person if no test noticed the fault. */
  harm: string
}

/** Faults of one area of the code. */
export type FaultArea = { name: string; faults: readonly Fault[] }

/** Texts of source files by path from the repository's root. */
export type Sources = ReadonlyMap<string, string>

/** A file with a fault in it. */
export type FaultyFile = { file: string; text: string }

const anchorPattern = /^[ \t]*(?:\/\/|--) fault: ([a-z0-9-]+)\n/gm

/** The anchors of a text: name, and offset of the line each refers to. */
export const anchorsOf = (text: string): readonly { id: string; at: number }[] => {
  const found = [...text.matchAll(anchorPattern)]
  const starts = new Set(found.map(({ index }) => index))
  return found.map(({ 1: id = '', index, 0: line }, place) => {
    let at = index + line.length
    // several faults of one line have their anchors one below the other
    for (let next = place + 1; starts.has(at); next++) at += found[next]?.[0].length ?? 0
    return { id, at }
  })
}

const isMigration = (file: string): boolean => /\/migrations\/[^/]+\.sql$/.test(file)
const isRepeatable = (file: string): boolean => /\/migrations\/repeatable\/[^/]+\.sql$/.test(file)

/** The part of a text into which the fault is put: from, to. */
type Place = { file: string; from: number; to: number }

const functionIn = (name: string, file: string, text: string): Place[] => {
  const made = new RegExp(String.raw`create or replace function ${name}\b[\s\S]*?\$\$[\s\S]*?\$\$`)
  const body = made.exec(text)
  return body ? [{ file, from: body.index, to: body.index + body[0].length }] : []
}

const placesOf = (fault: Fault, sources: Sources): readonly Place[] => {
  const { id, sqlFunction, migration } = fault
  const texts = [...sources].sort(([one], [other]) => (one < other ? -1 : 1))
  if (sqlFunction) {
    return texts
      .filter(([file]) => isRepeatable(file))
      .flatMap(([file, text]) => functionIn(sqlFunction, file, text))
  }
  if (migration) {
    return texts
      .filter(([file]) => isMigration(file) && file.endsWith(`/${migration}`))
      .map(([file, text]) => ({ file, from: 0, to: text.length }))
  }
  return texts.flatMap(([file, text]) =>
    anchorsOf(text)
      .filter((anchor) => anchor.id === id)
      .map(({ at }) => ({ file, from: at, to: text.indexOf('\n', at) })),
  )
}

/** The file with the fault in it; null when its place is missing or ambiguous. */
export const plantFault = (fault: Fault, sources: Sources): FaultyFile | null => {
  const [place, ...others] = placesOf(fault, sources)
  if (!place || others.length > 0) return null
  const { file, from, to } = place
  const text = sources.get(file) ?? ''
  const parts = fault.change === 'drop' ? ['', ''] : text.slice(from, to).split(fault.change[0])
  if (parts.length !== 2) return null
  const by = fault.change === 'drop' ? '' : fault.change[1]
  return { file, text: text.slice(0, from) + parts.join(by) + text.slice(to) }
}
