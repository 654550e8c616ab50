import path from 'node:path'
import { withLock } from '../bootstrap/lock.mjs'

/** Only one command at a time changes a release store; the running shop only reads it and needs no lock. */
export const withStoreLock = <T>(storeDir: string, action: () => Promise<T>): Promise<T> =>
  withLock(path.join(storeDir, '.lock'), action)
