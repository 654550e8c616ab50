import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FaultArea } from './fault.ts'

const folder = path.join(import.meta.dirname, 'faults')

/** Faults of all areas, each from its file `faults/<area>.faults.ts`. */
export const readFaultAreas = async (): Promise<readonly FaultArea[]> => {
  const files = readdirSync(folder).filter((file) => file.endsWith('.faults.ts'))
  return Promise.all(
    files.sort().map(async (file) => {
      const { faults } = (await import(pathToFileURL(path.join(folder, file)).href)) as Pick<
        FaultArea,
        'faults'
      >
      return { name: file.replace('.faults.ts', ''), faults }
    }),
  )
}
