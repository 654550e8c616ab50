import { identityOf } from '@isp/session/cookies'
import { IDENTITY_ID, toInlineJson } from '../src/app/page-state.ts'
import { type LateScript, lateTag, workerStarter } from './late-script.ts'
import type { Cookies } from './visitor.ts'

export type PageEnd = {
  late: LateScript | null
  hasWorker: boolean
  /** HTML of this visitor alone. */
  extra: string
}

/** The part of a page that depends on the visitor: the identity that its data was read for. It is at the end, so that the rest can be shared. */
export const pageEnd = (cookies: Cookies, { late, hasWorker, extra }: PageEnd): string => {
  const identity = identityOf((name) => cookies[name] ?? null)
  const worker = hasWorker ? `<script>${workerStarter}</script>` : ''
  return `<script type="application/json" id="${IDENTITY_ID}">${toInlineJson(identity)}</script>${late ? lateTag(late) : ''}${worker}${extra}</body></html>`
}
