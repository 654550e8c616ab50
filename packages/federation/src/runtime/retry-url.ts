/**
 * Makes the URL of a repeated script request unique. A browser remembers a script with a wrong hash for the life of the
 * document and fails it again without a request; only another URL makes it load the real file.
 */
export const createRetryUrl = (): ((url: string) => string) => {
  const times = new Map<string, number>()
  return (url) => {
    const before = times.get(url) ?? 0
    times.set(url, before + 1)
    return before === 0 ? url : `${url}?again=${before}`
  }
}
