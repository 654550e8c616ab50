/** Runs a storage access that may throw (private mode, storage full or disabled) and returns `otherwise` in that case. */
export const attempt = <T>(action: () => T, otherwise: T): T => {
  try {
    return action()
  } catch {
    return otherwise
  }
}
