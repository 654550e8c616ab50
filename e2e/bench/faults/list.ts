import { browserFaults } from './browser.faults.ts'
import { canaryFaults } from './canary.faults.ts'
import { connectionFaults } from './connection.faults.ts'
import { diskFaults } from './disk.faults.ts'
import type { Fault } from './fault.ts'
import { namesFaults } from './names.faults.ts'
import { releaseFaults } from './release.faults.ts'
import { serverFaults } from './server.faults.ts'
import { storeFaults } from './store.faults.ts'
import { transitFaults } from './transit.faults.ts'

/** Every fault that the shop has to survive, in the order in which they are played. */
export const faults: readonly Fault[] = [
  ...storeFaults,
  ...transitFaults,
  ...releaseFaults,
  ...namesFaults,
  ...canaryFaults,
  ...serverFaults,
  ...connectionFaults,
  ...diskFaults,
  ...browserFaults,
]
