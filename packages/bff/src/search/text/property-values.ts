import { codesColumn, type IndexData } from '../columns.ts'

/** Number of best results examined to see what a list is about. */
export const SAMPLE = 64
/** At least this share of the results must have a property for it to count. */
const MOSTLY = 0.5
/** With more values than this a list of them is of no use to the buyer. */
const MAX_VALUES = 6

export type PropertyValues = {
  /** The one of these properties that most of the products have; null when none is common enough. */
  commonAmong: (codes: readonly string[], positions: Uint32Array) => string | null
  /** Values of the products, the most frequent first. */
  among: (code: string, positions: Uint32Array) => string[]
  having: (code: string, value: string, positions: Uint32Array) => Uint32Array
  /** Properties that have this text as a value, ignoring case. */
  withValue: (folded: string) => { code: string; value: string }[]
}

export const openPropertyValues = (data: IndexData): PropertyValues => {
  const properties = data.meta.properties.filter(({ kind }) => kind === 'string')
  const ofCode = new Map(
    properties.map(({ code, values, segments }) => [
      code,
      {
        values,
        runs: segments.map(({ start, end, column }) => ({
          start,
          end,
          codes: codesColumn(data, column),
        })),
      },
    ]),
  )
  let byValue: Map<string, { code: string; value: string }[]> | null = null
  const valuesOf = (): Map<string, { code: string; value: string }[]> => {
    byValue ??= Map.groupBy(
      properties.flatMap(({ code, values }) =>
        values.map((value) => ({ code, value: String(value) })),
      ),
      ({ value }) => value.toLowerCase().replaceAll('ё', 'е'),
    )
    return byValue
  }

  const valueAt = (code: string, position: number): string | null => {
    const property = ofCode.get(code)
    const run = property?.runs.find(({ start, end }) => start <= position && position < end)
    const place = run === undefined ? 0 : (run.codes[position - run.start] as number)
    return place === 0 ? null : String(property?.values[place - 1])
  }
  const counts = (code: string, positions: Uint32Array): Map<string, number> => {
    const found = new Map<string, number>()
    for (const position of positions) {
      const value = valueAt(code, position)
      if (value !== null) found.set(value, (found.get(value) ?? 0) + 1)
    }
    return found
  }

  return {
    commonAmong: (codes, positions) => {
      const sample = positions.subarray(0, SAMPLE)
      const has = (code: string): boolean => {
        const having = [...counts(code, sample).values()].reduce((sum, one) => sum + one, 0)
        return having > 0 && having >= sample.length * MOSTLY
      }
      return codes.find(has) ?? null
    },
    among: (code, positions) =>
      [...counts(code, positions)]
        .sort(([, one], [, other]) => other - one)
        .slice(0, MAX_VALUES)
        .map(([label]) => label),
    having: (code, value, positions) =>
      positions.filter((position) => valueAt(code, position) === value),
    withValue: (folded) => valuesOf().get(folded) ?? [],
  }
}
