/** Ids received from other systems: GUIDs get one spelling, other ids are kept. */

const guid = /^\{?([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})\}?$/i
const nothing = /^[0-]+$/

/** Writes a GUID in lower case without braces, so that one object has one id; other ids are only trimmed. */
export const readLoadedId = (given: string): string => {
  const id = given.trim()
  return guid.exec(id)?.[1]?.toLowerCase() ?? id
}

/** Whether it is a GUID of zeros, with which 1C writes an absent reference. */
export const isEmptyReference = (given: string): boolean => {
  const [, id] = guid.exec(given.trim()) ?? []
  return id !== undefined && nothing.test(id)
}
