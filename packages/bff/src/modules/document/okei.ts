import { okeiCodes } from './okei.messages.ts'

/** Null for a unit that the classifier does not have under that name. */
export const okeiCode = (unit: string): string | null =>
  okeiCodes[unit.toLowerCase().replaceAll('.', ' ').replaceAll(/\s+/g, ' ').trim()] ?? null
