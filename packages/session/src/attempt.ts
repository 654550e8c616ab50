/** Private mode, full storage, storage switched off: the visit goes on without memory. */
export const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise
  }
}
