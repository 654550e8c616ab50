import type { StoreHealth } from '@isp/federation/server'
import type { Behind } from './store/follow-releases.ts'

/** Longer than a healthy BFF needs, shorter than the usual timeout of health checks. */
const ANSWER_MS = 1500
/** The BFF is asked at most this often, however many requests arrive. */
const FRESH_MS = 500

/** `behind`: releases of the store that this server could not copy to its disk; absent without a store. */
export type ReleaseState = StoreHealth & { behind?: Behind }

export type ShellHealth = ReleaseState & {
  /** Always true: this process responds. */
  alive: true
  /** Whether pages with data can be rendered: the BFF is up and ready. Otherwise pages say that they are unavailable. */
  ready: boolean
  bff: 'up' | 'not ready' | 'down'
}

const askBff = async (origin: string): Promise<ShellHealth['bff']> => {
  try {
    const signal = AbortSignal.timeout(ANSWER_MS)
    const answer = await fetch(`${origin}/bff/api/health`, { signal })
    await answer.arrayBuffer()
    return answer.ok ? 'up' : 'not ready'
  } catch {
    return 'down'
  }
}

/** Response of `/health`: the releases in service, and the state of the BFF. */
export const createHealth = (
  bffOrigin: string,
  releases: () => ReleaseState,
  now: () => number = Date.now,
): (() => Promise<ShellHealth>) => {
  let asked: { at: number; bff: Promise<ShellHealth['bff']> } | null = null
  return async () => {
    if (!asked || now() - asked.at >= FRESH_MS) asked = { at: now(), bff: askBff(bffOrigin) }
    const bff = await asked.bff
    return { alive: true, ready: bff === 'up', bff, ...releases() }
  }
}
