const mark = Symbol('expected')

/** A failure that the operator can act on: shown as its one sentence. */
export const expected = (sentence) => Object.assign(new Error(sentence), { [mark]: true })

export const isExpected = (error) => error?.[mark] === true
