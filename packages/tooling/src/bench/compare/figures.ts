/** Numbers of a bench's `--json` report by their path in it. */
export type Figures = ReadonlyMap<string, number>

/** Fields that distinguish rows of a table, in the order used in a path. */
const ROW_NAMES = ['formFactor', 'page', 'side', 'what', 'bar', 'name', 'products', 'connections']

type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json }

const isTable = (value: Json): value is readonly Json[] => Array.isArray(value)

const nameOfRow = (row: Json, place: number): string => {
  if (row === null || typeof row !== 'object' || isTable(row)) return String(place)
  const named = ROW_NAMES.flatMap((name) => {
    const value = row[name]
    return typeof value === 'string' || typeof value === 'number' ? [String(value)] : []
  })
  return named.join(' ') || String(place)
}

/** Every number of a report by its path: `sides › section 8 › p95`. */
export const flatten = (report: Json): Figures => {
  const figures = new Map<string, number>()
  const walk = (value: Json, path: readonly string[]): void => {
    if (typeof value === 'number') figures.set(path.join(' › '), value)
    if (value === null || typeof value !== 'object') return
    const parts: readonly (readonly [string, Json])[] = isTable(value)
      ? value.map((row, place) => [nameOfRow(row, place), row] as const)
      : Object.entries(value)
    for (const [name, inner] of parts) if (!ROW_NAMES.includes(name)) walk(inner, [...path, name])
  }
  walk(report, [])
  return figures
}

/** Finds the JSON of a bench in the output of its command. */
export const readReport = (output: string): Json => {
  const start = output.search(/^\{/m)
  if (start < 0) throw new SyntaxError('the bench printed no JSON')
  return JSON.parse(output.slice(start)) as Json
}

export type Comparison = {
  figure: string
  /** Medians of the runs. */
  before: number
  after: number
  /** Median, minimum and maximum of the ratio after / before over adjacent runs. */
  ratio: number
  least: number
  greatest: number
}

const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other)
  const middle = sorted.length / 2
  const [low = 0, high = 0] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}

/** Compares figures that both sides have in every pair of runs; others are left out. */
export const compareFigures = (
  pairs: readonly { before: Figures; after: Figures }[],
): Comparison[] => {
  const names = [...(pairs[0]?.after.keys() ?? [])]
  return names.flatMap((figure) => {
    const values = pairs.flatMap(({ before, after }) => {
      const [old, now] = [before.get(figure), after.get(figure)]
      return old === undefined || now === undefined ? [] : [{ old, now }]
    })
    const ratios = values.flatMap(({ old, now }) => (old === 0 ? [] : [now / old]))
    if (values.length < pairs.length || ratios.length < pairs.length) return []
    return [
      {
        figure,
        before: median(values.map(({ old }) => old)),
        after: median(values.map(({ now }) => now)),
        ratio: median(ratios),
        least: Math.min(...ratios),
        greatest: Math.max(...ratios),
      },
    ]
  })
}
