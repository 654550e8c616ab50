/** Values in the text of an error: `{ field: 'page', max: 100 }`. Only strings and numbers, because they are shown to the user. */
export type ErrorParams = Readonly<Record<string, string | number>>
