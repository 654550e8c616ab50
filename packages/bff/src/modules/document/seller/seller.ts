import { kppField, ogrnField, russianInnField } from '@isp/contract'
import * as z from 'zod'
import { isClientAccount, isCorrespondentAccount } from './bank-account.ts'

/** A picture beside the file that names it. */
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

/** Who sells (D51); numbers have to pass their control digits, or a payment would go astray. */
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
  /** Working days that an invoice holds: as long as the reservation (D40). */
  invoiceDays: z.int().min(1).max(60),
  /** Calendar days that a price offer holds. */
  quotationDays: z.int().min(1).max(366),
  /** The catalogue writes nought both for goods without VAT and for those at 0 %: which of them this seller has. */
  zeroRateMeans: z.enum(['exempt', 'zero']),
})
export type Seller = z.infer<typeof sellerSchema>
