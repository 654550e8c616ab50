const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The uuid of an address, as the shop writes it; null for anything else. */
export const parseCompanyUuid = (text: string | undefined): string | null =>
  text !== undefined && uuidForm.test(text) ? text : null
