import { readSum } from '@isp/contract/roubles'
import { customText } from '@isp/forms'
import * as z from 'zod'

/**
 * Roubles with or without kopecks, as people write them: «500 000,50», in kopecks; null where nothing stands. `isSigned`: it may
 * be owed the other way round.
 */
export const typedSum = (wrong: string, { isSigned = false } = {}) =>
  z
    .string()
    .transform((text) => text.trim())
    .refine((text) => {
      const sum = readSum(text)
      return text === '' || (sum !== null && (isSigned || sum >= 0))
    }, customText(wrong))
    .transform((text) => (text === '' ? null : readSum(text)))

/** The same way back, for a field that is to be changed. */
export const sumText = (kopecks: number | null): string =>
  kopecks === null ? '' : String(kopecks / 100).replace('.', ',')
