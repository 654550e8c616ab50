/** One condition of a list. `?` stands for the values in their order; a single value may stand in several places. */
export type Condition = { text: string; values: readonly unknown[] }

/** The condition of each field of a filter: a field that has none does not compile. Its text is the same for every value. */
export type Conditions<Filter> = {
  [Key in keyof Filter]-?: (value: NonNullable<Filter[Key]>) => Condition
}

export type ComposedFilter = {
  /** Part of the statement's name: another set of fields is another statement, with a plan of its own. */
  name: string
  where: string
  values: unknown[]
  /** Adds a value and gives its place (`$7`): for what stands outside `where`, as the limit does. */
  place(value: unknown): string
}

/**
 * Conditions of the fields that a filter has; what is undefined or '' asks for nothing. Places are counted here, so that a
 * field more moves none of the others.
 * @param fixed the conditions of every such list, with the values of `$1`, `$2`, … in them
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
