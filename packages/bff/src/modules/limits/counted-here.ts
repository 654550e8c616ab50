import type { SharedCounts } from '@isp/logging'
import type { Ledger } from '../../kernel/cost/ledger.ts'

/** What this process has counted, and how web servers of the shop show who they are. */
export type CountedHere = {
  limitsCounted: { counts: SharedCounts; ledger: Ledger } | null
  /** Proves that a request comes from a server of the shop (SERVER_KEY); undefined: none may tell what it counted. */
  serverKey: string | undefined
}
