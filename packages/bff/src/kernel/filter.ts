/** One condition of a list. `?` stands for the values in order; a single value may be used several times. */
export type Condition = { text: string; values: readonly unknown[] }

/** The condition of each field of a filter: a field that has none does not compile. Its text is the same for every value. */
export type Conditions<Filter> = {
  [Key in keyof Filter]-?: (value: NonNullable<Filter[Key]>) => Condition
}

export type ComposedFilter = {
  /** Part of the statement's name: each set of fields is a different statement with its own plan. */
  name: string
  where: string
  values: unknown[]
  /** Adds a value and returns its placeholder (`$7`), for clauses outside `where`, such as the limit. */
  place(value: unknown): string
}

/**
 * Conditions for the fields set in a filter; undefined and '' are skipped. Placeholders are numbered here, so a new
 * field does not shift the others.
 * @param fixed the conditions that always apply, with the values of `$1`, `$2`, … in them
 */
export const composeFilter = <Filter extends object>(
  conditions: Conditions<Filter>,
  filter: Filter,
  fixed: { where: string; values: readonly unknown[] },
): ComposedFilter => {
  const values = [...fixed.values]
  const place = (value: unknown): string => `$${values.push(value)}`
  const asked = (Object.keys(conditions) as (keyof Filter & string)[]).flatMap((key) => {
    const value = filter[key]
    if (value === undefined || value === '') return []
    return [{ key, ...conditions[key](value as NonNullable<typeof value>) }]
  })
  const texts = asked.map(({ text, values: given }) => {
    const places = given.map(place)
    let at = 0
    return text.replaceAll('?', () => places[places.length > 1 ? at++ : 0] ?? '')
  })
  return {
    name: asked.map(({ key }) => key).join('-'),
    where: [fixed.where, ...texts].join(' and '),
    values,
    place,
  }
}
