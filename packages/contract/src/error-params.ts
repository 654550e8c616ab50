/** Values that a message names: `{ field: 'page', max: 100 }`. Strings and numbers only, they are shown to a person. */
export type ErrorParams = Readonly<Record<string, string | number>>
