/**
 * A small fault where Stryker sees only a string: in SQL, in what is let in, in what is released.
 * Its place is the line below its anchor, a comment of the source: `// fault: <id>`, in SQL `-- fault: <id>`.
 * A migration that has landed is never edited, so it has no anchors: there the place is the migration itself. What several
 * faults of one function of the database have in common is its name.
 */
export type Fault = {
  /** Unique: words with dashes. */
  id: string
  /** The line is dropped, or what stands in it exactly once gives way to something else. */
  change: 'drop' | readonly [token: string, by: string]
  /** Name of a function of the database, instead of an anchor. */
  sqlFunction?: string
  /** Name of a migration's file, instead of an anchor. */
  migration?: string
  /** Filters of vitest: parts of the paths of test files. */
  tests: readonly string[]
  /** What a person would lose if nobody noticed. */
  harm: string
}

/** Faults of one part of the house. */
export type Room = { name: string; faults: readonly Fault[] }

/** A text of the sources by its path from the repository's root. */
export type Sources = ReadonlyMap<string, string>

/** What a fault makes of one file. */
export type Spoilt = { file: string; text: string }

const anchorPattern = /^[ \t]*(?:\/\/|--) fault: ([a-z0-9-]+)\n/gm

/** Where the anchors of a text stand: the name of each, and where the line that it concerns begins. */
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

/** The part of a text in which the fault is put: from, to. */
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

/** The file with the fault in it; null when its place is not there, or there are two. */
export const spoil = (fault: Fault, sources: Sources): Spoilt | null => {
  const [place, ...others] = placesOf(fault, sources)
  if (!place || others.length > 0) return null
  const { file, from, to } = place
  const text = sources.get(file) ?? ''
  const parts = fault.change === 'drop' ? ['', ''] : text.slice(from, to).split(fault.change[0])
  if (parts.length !== 2) return null
  const by = fault.change === 'drop' ? '' : fault.change[1]
  return { file, text: text.slice(0, from) + parts.join(by) + text.slice(to) }
}
