/** Cyrillic letters that look like Latin ones, pair by pair: «М8» and «M8» are the same to a buyer. */
export const lookAlikes = { cyrillic: 'авекмнорстх', latin: 'abekmhopctx' } as const
