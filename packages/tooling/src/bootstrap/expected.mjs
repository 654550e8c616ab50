const mark = Symbol('expected')

/** A failure that the operator can fix: only its sentence is shown. */
export const expected = (sentence) => Object.assign(new Error(sentence), { [mark]: true })

export const isExpected = (error) => error?.[mark] === true
