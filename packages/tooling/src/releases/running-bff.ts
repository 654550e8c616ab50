import path from 'node:path'
import { OPERATIONS_PATH, type ServedOperations } from '@isp/contract/operations'
import { readOwnPorts } from '../process/pid-file.ts'
import { runtimeFolders } from '../workspace/paths.ts'
import { readSettings } from '../workspace/settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

const ANSWER_MS = 3000

/** Ports of the shop that runs from this folder, which may differ from those that this command was given. */
const ownPorts = (): readonly number[] => readOwnPorts(path.join(runtimeFolders.run, 'shop.json'))

/** The address of the running shop, else of the one that these settings would start. */
export const shopOrigin = (
  env: Environment = process.env,
  [port, bffPort]: readonly number[] = ownPorts(),
): string =>
  readSettings(port === undefined ? env : { ...env, PORT: String(port), BFF_PORT: String(bffPort) })
    .origin

/** The BFF that this command can reach: the one of BFF_ORIGIN, or of the shop that runs from this folder; else null. */
const originOf = (env: Environment): string | null => {
  if (env.BFF_ORIGIN) return env.BFF_ORIGIN.replace(/\/$/, '')
  const [, port] = ownPorts()
  return port === undefined ? null : `http://127.0.0.1:${port}`
}

/**
 * Asks the running BFF which operations it serves. `operations` is null if none runs here, or it did not answer; only
 * then `silent` has its address.
 */
export const askRunningBff = async (
  env: Environment = process.env,
  origin: string | null = originOf(env),
): Promise<{ operations: readonly string[] | null; silent: string | null }> => {
  if (origin === null) return { operations: null, silent: null }
  try {
    const answer = await fetch(origin + OPERATIONS_PATH, {
      headers: env.SERVER_KEY ? { 'x-isp-server-key': env.SERVER_KEY } : {},
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const { operations } = (await answer.json()) as ServedOperations
    if (!answer.ok || !Array.isArray(operations)) return { operations: null, silent: origin }
    return { operations, silent: null }
  } catch {
    return { operations: null, silent: origin }
  }
}
