/** Ids that come from other systems: one spelling of GUIDs, everything else as it comes. */

const guid = /^\{?([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\}?$/i
const nothing = /^[0-]+$/

/** Without braces and in small letters where it is a GUID: otherwise the same thing would have several ids. */
export const readLoadedId = (given: string): string => {
  const id = given.trim()
  return guid.exec(id)?.[1]?.toLowerCase() ?? id
}

/** What 1C writes where there is no reference: a GUID of zeros. */
export const isEmptyReference = (given: string): boolean => {
  const [, id] = guid.exec(given.trim()) ?? []
  return id !== undefined && nothing.test(id)
}
