/** Session storage may be full or switched off: then nothing outlives the page. */
const attempt = <T>(action: () => T): T | null => {
  try {
    return action()
  } catch {
    return null
  }
}

/** What this tab has put away under a name; null for nothing and for what cannot be read. */
export const readTab = (name: string): unknown =>
  attempt(() => JSON.parse(sessionStorage.getItem(name) ?? 'null'))

export const writeTab = (name: string, value: unknown): void => {
  attempt(() => sessionStorage.setItem(name, JSON.stringify(value)))
}

export const forgetTab = (name: string): void => {
  attempt(() => sessionStorage.removeItem(name))
}
