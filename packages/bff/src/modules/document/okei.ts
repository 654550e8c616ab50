import { okeiCodes } from './okei.messages.ts'

/** Null when the classifier has no unit of that name. */
export const okeiCode = (unit: string): string | null =>
  okeiCodes[unit.toLowerCase().replaceAll('.', ' ').replaceAll(/\s+/g, ' ').trim()] ?? null
