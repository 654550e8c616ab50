import type { Checkout, CreateOrderInput, OrderParty, WishedDays } from '@isp/contract'
import { parseFields } from '@isp/contract/field-errors'
import { dayField, stateContractField } from '@isp/contract/field-schemas'
import {
  orderAttorneySchema,
  orderFreightSchema,
  orderPartySchema,
  orderTextsInput,
} from '@isp/contract/order-terms'
import * as z from 'zod'

/** Consignee or payer; what stands there counts only where it is not the company itself. */
const partyFields = z.object({
  isOther: z.boolean(),
  name: z.string(),
  inn: z.string(),
  kpp: z.string(),
  address: z.string(),
})

/** What a buyer may say beside contact and delivery. */
export const termsFields = {
  ...orderTextsInput,
  stateContract: stateContractField(),
  wishedOn: dayField({ isRequired: false }),
  shipping: z.enum(['whole', 'partial']),
  consignee: partyFields,
  payer: partyFields,
  freight: z.object({
    to: z.enum(['door', 'terminal']),
    carrier: z.string(),
    terminal: z.string(),
    paidBy: z.enum(['consignee', 'payer']),
  }),
  attorney: z.object({
    isGiven: z.boolean(),
    number: z.string(),
    date: z.string(),
    person: z.string(),
  }),
}
const termsSchema = z.object(termsFields)
export type TermsFields = z.infer<typeof termsSchema>

type Kind = Checkout['deliveryMethods'][number]['kind'] | undefined
type Fault = Readonly<{
  path: PropertyKey[]
  code: string
  params: Record<string, string | number>
}>

const partOf = <Value>(name: string, schema: z.ZodType<Value>, given: unknown): Fault[] => {
  const parsed = parseFields(schema, given)
  return parsed.isSound
    ? []
    : parsed.errors.map(({ path, ...fault }) => ({ ...fault, path: [name, ...path.split('.')] }))
}

export const partyOf = ({ name, inn, kpp, address }: OrderParty): OrderParty => ({
  name,
  inn,
  kpp,
  address,
})

/** What the carrier has to know; the terminal only where the goods stop there. */
const freightOf = ({ to, carrier, terminal, paidBy }: TermsFields['freight']) => ({
  carrier,
  terminal: to === 'terminal' ? terminal : '',
  paidBy,
})

const attorneyOf = ({ number, date, person }: TermsFields['attorney']) => ({ number, date, person })

/** The server's calendar decides as well; here the buyer learns it before pressing. */
const wishedFaults = (day: string, { first, last, daysOff }: WishedDays): Fault[] => {
  const fault = (code: string, params = {}): Fault[] => [{ path: ['wishedOn'], code, params }]
  if (day === '') return []
  if (day < first) return fault('DATE_TOO_EARLY', { min: first })
  if (day > last) return fault('DATE_TOO_LATE', { max: last })
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay()
  const isOff = weekday === 0 || weekday === 6 || daysOff.includes(day)
  return isOff ? fault('DATE_NOT_WORKING') : []
}

/** What is wrong with the parts that count for this way of delivery. */
export const termsFaults = (fields: TermsFields, kind: Kind, days: WishedDays): Fault[] => {
  const { consignee, payer, freight, attorney } = fields
  const isTerminalMissing =
    kind === 'carrier' && freight.to === 'terminal' && freight.terminal.trim() === ''
  return [
    ...wishedFaults(fields.wishedOn, days),
    ...(payer.isOther ? partOf('payer', orderPartySchema, partyOf(payer)) : []),
    ...(consignee.isOther ? partOf('consignee', orderPartySchema, partyOf(consignee)) : []),
    ...(isTerminalMissing ? [{ path: ['freight', 'terminal'], code: 'REQUIRED', params: {} }] : []),
    ...(kind === 'carrier' ? partOf('freight', orderFreightSchema, freightOf(freight)) : []),
    ...(kind === 'pickup' && attorney.isGiven
      ? partOf('attorney', orderAttorneySchema, attorneyOf(attorney))
      : []),
  ]
}

const textNames = Object.keys(orderTextsInput) as (keyof typeof orderTextsInput)[]
type Texts = Pick<TermsFields, (typeof textNames)[number]>

/** Nothing said yet. A branch has the ИНН of its company: it is there to begin with. */
export const emptyTerms = ({ company }: Pick<Checkout, 'company'>): TermsFields => {
  const nobody = { isOther: false, name: '', inn: '', kpp: '', address: '' }
  return {
    ...(Object.fromEntries(textNames.map((name) => [name, ''])) as Texts),
    stateContract: '',
    wishedOn: '',
    shipping: 'partial',
    consignee: { ...nobody, inn: company.inn },
    payer: nobody,
    freight: { to: 'door', carrier: '', terminal: '', paidBy: 'consignee' },
    attorney: { isGiven: false, number: '', date: '', person: '' },
  }
}

/** As the order names it; `isSplit`: something is not there yet, so how it is shipped is a question at all. */
export const toTermsInput = (
  fields: TermsFields,
  kind: Kind,
  isSplit: boolean,
): Partial<CreateOrderInput> => {
  const { stateContract, wishedOn, shipping, consignee, payer, freight, attorney } = fields
  return {
    ...Object.fromEntries(
      textNames.flatMap((name) => (fields[name] ? [[name, fields[name]]] : [])),
    ),
    ...(stateContract && { stateContract }),
    ...(wishedOn && { wishedOn }),
    ...(isSplit && { shipping }),
    ...(consignee.isOther && { consignee: partyOf(consignee) }),
    ...(payer.isOther && { payer: partyOf(payer) }),
    ...(kind === 'carrier' && { freight: freightOf(freight) }),
    ...(kind === 'pickup' && attorney.isGiven && { attorney: attorneyOf(attorney) }),
  }
}
