import { afterEach, beforeEach, vi } from 'vitest'

/** Names of files downloaded by the running test. Nothing is saved to disk. */
export const watchDownloads = (): readonly string[] => {
  const saved: string[] = []
  beforeEach(() => {
    saved.length = 0
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => {} })
  })
  afterEach(() => vi.restoreAllMocks())
  return saved
}
