import { isPortFree } from '../database/free-port.ts'
import type { Settings } from '../workspace/settings.ts'
import { doctorMessages as messages } from './doctor.messages.ts'
import { type Finding, finding } from './finding.ts'

/** Checks both ports of the settings: free, used by this checkout's shop (`ownPorts`), or used by another program. */
export const checkPorts = (
  { port, bffPort, host }: Pick<Settings, 'port' | 'bffPort' | 'host'>,
  ownPorts: readonly number[],
): Promise<Finding[]> => {
  const look = async (name: string, number: number, address: string): Promise<Finding> => {
    if (await isPortFree(number, address))
      return finding(messages.port(name), messages.free(number), true, '')
    const isOurs = ownPorts.includes(number)
    const found = isOurs ? messages.ours(number) : messages.taken(number)
    return finding(messages.port(name), found, isOurs, messages.portFix(name, number + 100))
  }
  return Promise.all([look('PORT', port, host), look('BFF_PORT', bffPort, '127.0.0.1')])
}
