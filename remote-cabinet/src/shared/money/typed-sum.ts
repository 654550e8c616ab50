import { customText } from '@isp/forms'
import * as z from 'zod'

/** Roubles with or without kopecks, as people write them: «500 000,50», in kopecks; null where nothing stands. */
export const typedSum = (wrong: string) =>
  z
    .string()
    .transform((text) => text.replaceAll(/\s/g, '').replace(',', '.'))
    .refine((plain) => /^(\d{1,11}(\.\d{1,2})?)?$/.test(plain), customText(wrong))
    .transform((plain) => (plain === '' ? null : Math.round(Number(plain) * 100)))

/** The same way back, for a field that is to be changed. */
export const sumText = (kopecks: number | null): string =>
  kopecks === null ? '' : String(kopecks / 100).replace('.', ',')
