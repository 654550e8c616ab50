import { glob } from 'node:fs/promises'
import { type Endpoint, endpoints } from '@isp/contract'
import type { Input } from '../modules/auth/people.fixture.ts'

/** A valid input for each endpoint of a table without an example body; an endpoint with neither does not compile. */
export type Samples<Table> = Readonly<{
  [Id in keyof Table as Table[Id] extends { example: unknown } ? never : Id]: Input
}>

const exampleInputs = (): [id: string, input: Input][] =>
  Object.values<Endpoint>(endpoints).flatMap(({ id, example }): [string, Input][] =>
    example === undefined ? [] : [[id, { body: example as object }]],
  )

/**
 * Reads the contract's examples and the inputs of all `*.samples.fixture.ts`, by endpoint.
 * @throws Error for an endpoint with two inputs
 */
export const readSamples = async (): Promise<Readonly<Record<string, Input>>> => {
  const found: Record<string, Input> = Object.fromEntries(exampleInputs())
  const folder = new URL('../modules/', import.meta.url)
  for await (const file of glob('*/**/*.samples.fixture.ts', { cwd: folder })) {
    const { samples } = (await import(new URL(file, folder).href)) as { samples: typeof found }
    for (const [id, input] of Object.entries(samples)) {
      if (Object.hasOwn(found, id)) throw new Error(`${id} has two samples, one in ${file}`)
      found[id] = input
    }
  }
  return found
}
