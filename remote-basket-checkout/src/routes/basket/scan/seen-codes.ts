/** A code that has been out of sight for so long is shown again on purpose. */
const AWAY_MS = 2000

export type SeenCodes = {
  /**
   * Whether the code counts: it was not in sight just before. One without a check digit counts only once two frames in a
   * row have read the same.
   */
  counts(text: string, isChecked: boolean, now: number): boolean
}

/** The camera reads the same code in every frame as long as it is in sight. */
export const createSeenCodes = (): SeenCodes => {
  const seenAt = new Map<string, number>()
  let previous = ''
  return {
    counts: (text, isChecked, now) => {
      const isSure = isChecked || text === previous
      previous = text
      if (!isSure) return false
      const before = seenAt.get(text)
      seenAt.set(text, now)
      return before === undefined || now - before > AWAY_MS
    },
  }
}
