const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** An id in an address; what is none asks for nothing. */
export const uuidParam = (text: string | null): string | undefined =>
  text !== null && uuidForm.test(text) ? text : undefined
