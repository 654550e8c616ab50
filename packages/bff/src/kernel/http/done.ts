/** The answer of a call without a result. */
export const done: { done: true } = { done: true }
