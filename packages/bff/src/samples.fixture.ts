import { glob } from 'node:fs/promises'
import type { Input } from './modules/auth/people.fixture.ts'

/** A sound input for each endpoint of a table: one without it does not compile. */
export type Samples<Table> = Readonly<Record<keyof Table, Input>>

/** What all `*.samples.fixture.ts` of the modules name, by endpoint. @throws Error for an endpoint that two of them name */
export const readSamples = async (): Promise<Readonly<Record<string, Input>>> => {
  const found: Record<string, Input> = {}
  const folder = new URL('modules/', import.meta.url)
  for await (const file of glob('*/*.samples.fixture.ts', { cwd: folder })) {
    const { samples } = (await import(new URL(file, folder).href)) as { samples: typeof found }
    for (const [id, input] of Object.entries(samples)) {
      if (Object.hasOwn(found, id)) throw new Error(`${id} has two samples, one in ${file}`)
      found[id] = input
    }
  }
  return found
}
