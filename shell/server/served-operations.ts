import { OPERATIONS_PATH, type ServedOperations } from '@isp/contract/operations'
import type { ReleaseStore } from '@isp/federation/server'
import { createBffFetch } from './bff-fetch.ts'
import type { ShellConfig } from './config.ts'

/** How often the BFF is asked whether it still serves the same operations, before its first answer, and how long it may take, ms. */
const LOOK_MS = 2000
const FIRST_LOOK_MS = 250
const ANSWER_MS = 1500

export type FollowedOperations = {
  /** What the BFF served when it last answered; null before its first answer. */
  read: () => readonly string[] | null
  /** Asks now. Without an answer the last one stays. */
  look: () => Promise<void>
}

/** Operations of the BFF, which may be replaced by an older or newer one at any time. */
export const followOperations = ({
  bffOrigin,
  serverKey,
}: Pick<ShellConfig, 'bffOrigin' | 'serverKey'>): FollowedOperations => {
  const fetchBff = createBffFetch(serverKey)
  let operations: readonly string[] | null = null
  let tag = ''
  const look = async (): Promise<void> => {
    const request = new Request(bffOrigin + OPERATIONS_PATH, { headers: { 'if-none-match': tag } })
    const answer = await fetchBff(request, AbortSignal.timeout(ANSWER_MS))
    // a BFF that does not know this path yet says nothing about the others
    if (answer.status !== 200) return void (await answer.body?.cancel())
    operations = ((await answer.json()) as ServedOperations).operations
    tag = answer.headers.get('etag') ?? ''
  }
  return { read: () => operations, look: () => look().catch(() => {}) }
}

type Log = { error: (details: object, text: string) => void; info: Log['error'] }

/** Logs every release in service that does not get all it takes, once for each change. */
export const createLackReport = (store: Pick<ReleaseStore, 'health'>, log: Log) => {
  let told: ReadonlyMap<string, string> = new Map()
  return (): void => {
    const { shell, remotes } = store.health()
    const now = new Map<string, string>()
    for (const { name, version, unserved, lacked } of [...(shell ? [shell] : []), ...remotes]) {
      if (!unserved && !lacked) continue
      const lack = { release: name, version, operations: unserved, fragments: lacked }
      now.set(name, JSON.stringify(lack))
      if (told.get(name) === now.get(name)) continue
      log.error(lack, 'release lacks operations of the BFF or fragments of others')
    }
    for (const name of told.keys()) {
      if (!now.has(name)) log.info({ release: name }, 'release has all that it takes')
    }
    told = now
  }
}

/** Asks at once, then again and again; gives a function that ends this. */
export const keepLooking = (operations: FollowedOperations, report: () => void): (() => void) => {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const look = async () => {
    await operations.look()
    report()
    if (isStopped) return
    timer = setTimeout(() => void look(), operations.read() ? LOOK_MS : FIRST_LOOK_MS)
  }
  void look()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
