import { afterEach, beforeEach, vi } from 'vitest'

/** For a file of tests: names under which files were saved in the running test. Nothing is really saved. */
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
