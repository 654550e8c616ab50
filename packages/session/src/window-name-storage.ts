import type { StoragePort } from './ports.ts'

const MARK = 'isp:'

const readAll = (): Record<string, string> => {
  if (!window.name.startsWith(MARK)) return {}
  try {
    return { ...(JSON.parse(window.name.slice(MARK.length)) as Record<string, string>) }
  } catch {
    return {}
  }
}

/**
 * Storage in `window.name`, the only value that survives navigation in a tab where storage and cookies are disabled.
 * Browsers clear it when the site changes. A value that is not ours is left unchanged.
 */
export const windowNameStorage: StoragePort & { clear: () => void } = {
  read: (name) => {
    const value: unknown = readAll()[name]
    return typeof value === 'string' ? value : null
  },
  write: (name, value) => {
    if (window.name === '' || window.name.startsWith(MARK))
      window.name = MARK + JSON.stringify({ ...readAll(), [name]: value })
  },
  remove: (name) => {
    const { [name]: gone, ...left } = readAll()
    if (gone === undefined) return
    window.name = Object.keys(left).length === 0 ? '' : MARK + JSON.stringify(left)
  },
  clear: () => {
    if (window.name.startsWith(MARK)) window.name = ''
  },
}
