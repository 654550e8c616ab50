import { createHash } from 'node:crypto'
import type { ShellNotice } from '../src/app/shell-data.tsx'
import { type BffFetch, createBffFetch } from './bff-fetch.ts'

/** The BFF is asked at most once per this period, ms; equal to the lifetime of cached pages. */
const FRESH_MS = 1000
/** How long a page waits for the message, which is not its main content. */
const BUDGET_MS = 300
/** After a failure the BFF is not asked for this long. */
const PAUSE_MS = 5000
/** How long the last message is shown while the BFF is down, when people need it most. */
const KEPT_MS = 5 * 60_000

type Answer = { at: number; notice: ShellNotice | undefined }

const noticeOf = (body: unknown): ShellNotice | undefined => {
  const { status, message } = (body ?? {}) as Record<string, unknown>
  if (typeof status !== 'string' || typeof message !== 'string') return undefined
  const key = createHash('sha256').update(`${status}\n${message}`).digest('base64url').slice(0, 12)
  return { status: status as ShellNotice['status'], message, key }
}

export type ReadNotice = () => Promise<ShellNotice | undefined>

/** §2.4: the current message of the shop. Never fails: pages are rendered without it. */
export const createNoticeReader = (
  bffOrigin: string,
  {
    now = Date.now,
    fetchBff = createBffFetch(null),
  }: { now?: () => number; fetchBff?: BffFetch } = {},
): ReadNotice => {
  let last: Answer = { at: -Infinity, notice: undefined }
  let failedAt = -Infinity
  let asked: Promise<void> | null = null

  const ask = async (): Promise<void> => {
    const at = now()
    try {
      const response = await fetchBff(
        new Request(`${bffOrigin}/bff/api/core/service-notification`),
        AbortSignal.timeout(BUDGET_MS),
      )
      if (!response.ok) throw new Error(`BFF answered ${response.status}`)
      last = { at, notice: response.status === 204 ? undefined : noticeOf(await response.json()) }
    } catch {
      failedAt = now()
    } finally {
      asked = null
    }
  }

  return async () => {
    if (now() - last.at >= FRESH_MS && now() - failedAt >= PAUSE_MS) {
      asked ??= ask()
      await asked
    }
    return now() - last.at < KEPT_MS ? last.notice : undefined
  }
}
