import type { Checkout, CreateOrderInput, DeliveryMethod } from '@isp/contract'
import { validationMessages as texts } from '@isp/i18n'
import * as z from 'zod'
import { checkoutMessages as messages } from './checkout.messages.ts'

const NAME_MAX = 80
const EMAIL_MAX = 70
const ADDRESS_MAX = 500
const COMMENT_MAX = 2000
const PHONE_DIGITS = 11

/** §5, in its order: the first rule that is broken speaks. */
const phoneSchema = z
  .string()
  .trim()
  .min(1, { error: texts.required, abort: true })
  .regex(/^(\+7|8)/, { error: texts.phoneFormat, abort: true })
  .regex(/^[\d\s()+-]*$/, { error: texts.phoneCharacters, abort: true })
  .refine((text) => text.replace(/\D/g, '').length === PHONE_DIGITS, texts.phoneLength)

const emailSchema = z
  .string()
  .trim()
  .min(1, { error: texts.required, abort: true })
  .max(EMAIL_MAX, { error: texts.maxLength(EMAIL_MAX), abort: true })
  .pipe(z.email(texts.email))

const nameSchema = z
  .string()
  .trim()
  .min(1, { error: texts.required, abort: true })
  .regex(/^[A-Za-zА-Яа-яЁё\s-]+$/, { error: texts.name, abort: true })
  .max(NAME_MAX, texts.maxLength(NAME_MAX))

/** The fields of the page; the address is asked for by those methods that need one. */
export const checkoutFormSchema = (methods: readonly DeliveryMethod[]) =>
  z
    .object({
      /** For whom it is ordered: delivery is that company's own matter. */
      company: z.string(),
      deliveryMethod: z.string().min(1, messages.required.delivery),
      address: z.string().trim().max(ADDRESS_MAX, texts.maxLength(ADDRESS_MAX)),
      name: nameSchema,
      phone: phoneSchema,
      email: emailSchema,
      comment: z.string().trim().max(COMMENT_MAX, texts.maxLength(COMMENT_MAX)),
    })
    .superRefine(({ deliveryMethod, address }, context) => {
      if (address === '' && needsAddress(methods, deliveryMethod)) {
        context.addIssue({ code: 'custom', path: ['address'], message: texts.required })
      }
    })
export type CheckoutForm = z.infer<ReturnType<typeof checkoutFormSchema>>

export const needsAddress = (methods: readonly DeliveryMethod[], code: string): boolean =>
  methods.find((method) => method.code === code)?.needsAddress ?? false

/** What stands in the fields at first: the only thing not chosen for the buyer is nothing. */
export const defaultsOf = (checkout: Checkout): CheckoutForm => {
  const { company, deliveryMethods, addresses, contact } = checkout
  return {
    company: company.uuid,
    deliveryMethod: deliveryMethods[0]?.code ?? '',
    address: addresses[0] ?? '',
    ...contact,
    comment: '',
  }
}

/** `expectedTotal` (kopecks) is the total that the buyer sees while pressing. */
export const toOrderInput = (
  form: CheckoutForm,
  methods: readonly DeliveryMethod[],
  expectedTotal: number,
): CreateOrderInput => {
  const { deliveryMethod, address, comment, name, phone, email } = form
  return {
    deliveryMethod,
    ...(needsAddress(methods, deliveryMethod) ? { address } : {}),
    contact: { name, phone, email },
    ...(comment ? { comment } : {}),
    expectedTotal,
  }
}
