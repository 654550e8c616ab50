const DECLARED =
  /^export (?:declare )?(?:async )?(?:const|let|function|class|type|interface|enum) (\w+)/gm
const LISTED = /^export (?:type )?\{([^}]*)\}/gm
/** Addresses in a table of endpoints; pages call endpoints by them. */
const ADDRESS = /\bpath: '(\/[^']+)'/g

const all = (pattern: RegExp, source: string): string[] =>
  [...source.matchAll(pattern)].flatMap(([, found]) => found ?? [])

/** What other files use of a file: its exports and, for a table of endpoints, their addresses. */
export const exportedNames = (source: string): readonly string[] => {
  const listed = all(LISTED, source).flatMap((list) =>
    list.split(',').map(
      (one) =>
        one
          .trim()
          .split(/\s+as\s+/)
          .at(-1)
          ?.replace(/^type /, '') ?? '',
    ),
  )
  return [...new Set([...all(DECLARED, source), ...listed, ...all(ADDRESS, source)])].filter(
    Boolean,
  )
}

/** Whether a source contains one of the names as a whole word. */
export const mentions = (source: string, names: readonly string[]): boolean =>
  names.some((name) => {
    for (let at = source.indexOf(name); at >= 0; at = source.indexOf(name, at + 1)) {
      const isWord = /\w/
      const before = source[at - 1] ?? ''
      const after = source[at + name.length] ?? ''
      if (!isWord.test(before) && !isWord.test(after)) return true
    }
    return false
  })
