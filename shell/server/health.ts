import type { StoreHealth } from '@isp/federation/server'

/** Longer than any sound BFF needs, shorter than whoever asks us has patience. */
const ANSWER_MS = 1500
/** However many ask: the BFF is asked so often at most. */
const FRESH_MS = 500

export type ShellHealth = StoreHealth & {
  /** This process answers. */
  alive: true
  /** Pages with data can be made: the BFF is there and ready. Without it pages say that they are unavailable. */
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

/** What `/health` answers: the releases in service, and the server behind this one. */
export const createHealth = (
  bffOrigin: string,
  releases: () => StoreHealth,
  now: () => number = Date.now,
): (() => Promise<ShellHealth>) => {
  let asked: { at: number; bff: Promise<ShellHealth['bff']> } | null = null
  return async () => {
    if (!asked || now() - asked.at >= FRESH_MS) asked = { at: now(), bff: askBff(bffOrigin) }
    const bff = await asked.bff
    return { alive: true, ready: bff === 'up', bff, ...releases() }
  }
}
