import { createHash } from 'node:crypto'
import { hostname } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../../..')
const checkout = createHash('sha256').update(`${hostname()} ${root}`).digest('hex').slice(0, 8)

/**
 * Names of databases and folders with their owner, so that a later run of this checkout can remove what a killed run
 * has left, and nothing else. `kind`: `test`, `e2e`.
 */
export const ownNames = (kind: string) => {
  const prefix = `isp_${kind}_${checkout}_`
  return {
    prefix,
    nameOf: (part: string): string => `${prefix}${process.pid}_${part}`,
    /** Whether the process that created this name has ended. Must be called before this process creates names. */
    isAbandoned: (name: string): boolean => {
      if (!name.startsWith(prefix)) return false
      const pid = Number.parseInt(name.slice(prefix.length), 10)
      if (pid === process.pid) return true
      try {
        process.kill(pid, 0)
        return false
      } catch (error) {
        return (error as NodeJS.ErrnoException).code === 'ESRCH'
      }
    },
  }
}
