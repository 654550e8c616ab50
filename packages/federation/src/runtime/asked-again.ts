/**
 * Addresses of scripts by how often they were asked for. A browser keeps a script whose hash did not fit for the whole
 * document, and gives it again without a request: only another address brings the real one.
 */
export const createAskedAgain = (): ((url: string) => string) => {
  const times = new Map<string, number>()
  return (url) => {
    const before = times.get(url) ?? 0
    times.set(url, before + 1)
    return before === 0 ? url : `${url}?again=${before}`
  }
}
