import { readdirSync, readFileSync } from 'node:fs'
import { configure } from '@isp/constructors'
import { type ConstructorType, constructorTypeSchema } from '@isp/contract'

const FOLDER = new URL('types/', import.meta.url)

/**
 * Reads every `*.json` of the folder as a type. An invalid file, or one whose default values break its own rules,
 * stops the server at its start.
 * @throws Error with the name of the file
 */
export const readConstructorTypes = (
  folder: URL = FOLDER,
): ReadonlyMap<string, ConstructorType> => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
  const types = files.map((name) => {
    try {
      const type = constructorTypeSchema.parse(
        JSON.parse(readFileSync(new URL(name, folder), 'utf8')),
      )
      const { faults } = configure(type, {})
      if (faults.length > 0) throw new Error(`its advice is refused: ${JSON.stringify(faults)}`)
      return type
    } catch (error) {
      throw new Error(`constructor ${name}: ${String(error)}`, { cause: error })
    }
  })
  types.sort((one, other) => one.order - other.order)
  return new Map(types.map((type) => [type.slug, type]))
}
