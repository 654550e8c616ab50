import {
  type Configuration,
  configure,
  readAddress,
  type Typed,
  writeAddress,
} from '@isp/constructors'
import type { ConstructorType } from '@isp/contract'

export type OpenedConfiguration = {
  /** As the address has it, wrong or not: nothing that was typed is lost. */
  typed: Typed
  /** What may be drawn: the same where it is sound, else the type's own advice. */
  sound: Typed
  /** The link was made for another version of the constructor. */
  otherVersion: string | null
  unknown: readonly string[]
}

const isAdvised = ({ limits, shown }: Configuration, key: string): boolean => {
  const own = limits[key]
  return own !== undefined && Number(shown[key]?.replace(',', '.')) === own.advised
}

/** Out of the query of an address. What says only what is advised anyway goes on following the other sizes. */
export const openedConfiguration = (type: ConstructorType, search: string): OpenedConfiguration => {
  const { typed: given, otherVersion, unknown } = readAddress(type, new URLSearchParams(search))
  const numbers = new Set(
    type.parameters.flatMap((one) => (one.kind === 'number' ? [one.key] : [])),
  )
  const whole = Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      numbers.has(key) ? value.replace('.', ',') : value,
    ]),
  )
  const configuration = configure(type, whole)
  const typed = Object.fromEntries(
    Object.entries(whole).filter(([key]) => !isAdvised(configuration, key)),
  )
  const isSound = configuration.faults.length === 0
  return { typed, sound: isSound ? typed : {}, otherVersion, unknown }
}

/** The whole configuration as a query. */
export const configurationQuery = (type: ConstructorType, typed: Typed): URLSearchParams =>
  writeAddress(type, configure(type, typed))
