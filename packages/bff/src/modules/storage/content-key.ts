import { createHash } from 'node:crypto'
import type { ContentRow } from './stored-content.sql.ts'

/** Names the shop whose content the store holds. */
export const MARKER_KEY = 'isp-shop.json'
/** Objects that a check writes and removes. */
export const PROBE_PREFIX = 'isp-probe/'

/**
 * Key of an object: the hash of its content, and a mark of its path, so that no two paths share an object and
 * removing one never takes the content of another.
 */
export const keyOf = ({ path, sha256 }: Pick<ContentRow, 'path' | 'sha256'>): string => {
  const mark = createHash('sha256').update(path).digest('hex').slice(0, 16)
  return `content/${sha256.slice(0, 2)}/${sha256}-${mark}`
}
