import { timeZoneNames } from './time-zones.messages.ts'

/** Zones of Russia and of the neighbours that its companies buy from, west to east. */
export const timeZoneOptions = Object.entries(timeZoneNames).map(([value, label]) => ({
  value,
  label,
}))

/** With one's own zone, wherever it is. */
export const timeZoneOptionsWith = (own: string) =>
  Object.hasOwn(timeZoneNames, own)
    ? timeZoneOptions
    : [...timeZoneOptions, { value: own, label: own }]
