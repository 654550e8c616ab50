import { kppField, ogrnField, russianInnField } from '@isp/contract'
import * as z from 'zod'
import { isClientAccount, isCorrespondentAccount } from './bank-account.ts'

/** File name of a picture in the folder of the configuration. */
const pictureSchema = z.string().regex(/^[\w-]+\.png$/)
const lineSchema = z.string().trim().min(1).max(300)

const bankSchema = z
  .strictObject({
    name: lineSchema,
    bic: z.string().regex(/^04\d{7}$/),
    account: z.string(),
    correspondentAccount: z.string(),
  })
  .refine(({ account, bic }) => isClientAccount(account, bic), { path: ['account'] })
  .refine(({ correspondentAccount, bic }) => isCorrespondentAccount(correspondentAccount, bic), {
    path: ['correspondentAccount'],
  })

const signatorySchema = z.strictObject({
  position: lineSchema,
  name: lineSchema,
  signature: pictureSchema.nullable(),
})

/** The seller (D51). Numbers must pass their control digits, otherwise payments would go astray. */
export const sellerSchema = z.strictObject({
  name: lineSchema,
  shortName: lineSchema.max(160),
  inn: russianInnField(),
  kpp: kppField(),
  ogrn: ogrnField(),
  address: lineSchema,
  phone: lineSchema,
  email: lineSchema,
  bank: bankSchema,
  signatories: z.array(signatorySchema).min(1).max(3),
  stamp: pictureSchema.nullable(),
  /** Working days for which an invoice is valid: as long as the reservation (D40). */
  invoiceDays: z.int().min(1).max(60),
  /** Calendar days for which a price offer is valid. */
  quotationDays: z.int().min(1).max(366),
  /** What a rate of zero means in this seller's catalogue: goods exempt from VAT, or goods at 0 %. */
  zeroRateMeans: z.enum(['exempt', 'zero']),
})
export type Seller = z.infer<typeof sellerSchema>
