import type { Basket, Checkout, CreateOrderInput, DeliveryMethod } from '@isp/contract'
import {
  emailField,
  lineField,
  messageField,
  nameField,
  phoneField,
} from '@isp/contract/field-schemas'
import { ADDRESS_MAX, ORDER_COMMENT_MAX } from '@isp/contract/limits'
import { type FormFile, fileIdsOf, formFilesField } from '@isp/forms'
import * as z from 'zod'
import { emptyTerms, termsFaults, termsFields, toTermsInput } from './terms.schema.ts'

/** The fields of the page; the address is asked for by those methods that need one. */
export const checkoutFormSchema = ({
  deliveryMethods: methods,
  wishedDays,
}: Pick<Checkout, 'deliveryMethods' | 'wishedDays'>) =>
  z
    .object({
      /** For whom it is ordered: delivery is that company's own matter. */
      company: z.string(),
      deliveryMethod: z.string().min(1),
      address: lineField({ maxLength: ADDRESS_MAX, isRequired: false }),
      name: nameField(),
      phone: phoneField(),
      email: emailField(),
      comment: messageField({ maxLength: ORDER_COMMENT_MAX, isRequired: false }),
      files: formFilesField(),
      costCentre: z.string(),
      ...termsFields,
    })
    .superRefine((fields, context) => {
      if (fields.address === '' && needsAddress(methods, fields)) {
        context.addIssue({ code: 'custom', path: ['address'], message: 'REQUIRED' })
      }
      const kind = kindOf(methods, fields.deliveryMethod)
      for (const { path, code, params } of termsFaults(fields, kind, wishedDays)) {
        context.addIssue({ code: 'custom', path, message: code, params })
      }
    })
export type CheckoutForm = z.infer<ReturnType<typeof checkoutFormSchema>>

const methodOf = (methods: readonly DeliveryMethod[], chosen: string) =>
  methods.find(({ code }) => code === chosen)

export const kindOf = (methods: readonly DeliveryMethod[], chosen: string) =>
  methodOf(methods, chosen)?.kind

/** Delivery to a carrier's terminal needs no street address. */
export const needsAddress = (
  methods: readonly DeliveryMethod[],
  { deliveryMethod, freight }: Pick<CheckoutForm, 'deliveryMethod' | 'freight'>,
): boolean => {
  const method = methodOf(methods, deliveryMethod)
  const isToTerminal = method?.kind === 'carrier' && freight.to === 'terminal'
  return (method?.needsAddress ?? false) && !isToTerminal
}

/** Something is not there yet. */
export const isSplit = ({ in_basket: lines }: Basket): boolean =>
  lines.some(({ quantityAvailable, quantityOrdered }) => quantityAvailable < quantityOrdered)

/** Initial values of the fields. */
export const defaultsOf = (checkout: Checkout): CheckoutForm => {
  const { company, deliveryMethods, addresses, contact } = checkout
  return {
    company: company.uuid,
    deliveryMethod: deliveryMethods[0]?.code ?? '',
    address: addresses[0] ?? '',
    ...contact,
    comment: '',
    files: [] as FormFile[],
    costCentre: '',
    ...emptyTerms(checkout),
  }
}

/** Where the fields of the order stand on the page. */
export const contactFieldMap = {
  'contact.name': 'name',
  'contact.phone': 'phone',
  'contact.email': 'email',
  fileIds: 'files',
  costCentreId: 'costCentre',
} as const

/** What the buyer sees while pressing goes along: another total (kopecks), price, stock or date is not what was agreed to. */
export const toOrderInput = (
  form: CheckoutForm,
  { deliveryMethods: methods, basket, basketState }: Checkout,
): CreateOrderInput => {
  const { deliveryMethod, address, comment, files, costCentre, name, phone, email } = form
  return {
    deliveryMethod,
    ...(needsAddress(methods, form) ? { address } : {}),
    contact: { name, phone, email },
    ...(comment ? { comment } : {}),
    ...(files.length > 0 ? { fileIds: fileIdsOf(files) } : {}),
    ...(costCentre ? { costCentreId: Number(costCentre) } : {}),
    ...toTermsInput(form, kindOf(methods, deliveryMethod), isSplit(basket)),
    expectedTotal: basket.total,
    basketState,
  }
}
