import type { Checkout, CreateOrderInput, DeliveryMethod } from '@isp/contract'
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

/** The fields of the page; the address is asked for by those methods that need one. */
export const checkoutFormSchema = (methods: readonly DeliveryMethod[]) =>
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
    })
    .superRefine(({ deliveryMethod, address }, context) => {
      if (address === '' && needsAddress(methods, deliveryMethod)) {
        context.addIssue({ code: 'custom', path: ['address'], message: 'REQUIRED' })
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
    files: [] as FormFile[],
  }
}

/** Where the fields of the order stand on the page. */
export const contactFieldMap = {
  'contact.name': 'name',
  'contact.phone': 'phone',
  'contact.email': 'email',
  fileIds: 'files',
} as const

/** `expectedTotal` (kopecks) is the total that the buyer sees while pressing. */
export const toOrderInput = (
  form: CheckoutForm,
  methods: readonly DeliveryMethod[],
  expectedTotal: number,
): CreateOrderInput => {
  const { deliveryMethod, address, comment, files, name, phone, email } = form
  return {
    deliveryMethod,
    ...(needsAddress(methods, deliveryMethod) ? { address } : {}),
    contact: { name, phone, email },
    ...(comment ? { comment } : {}),
    ...(files.length > 0 ? { fileIds: fileIdsOf(files) } : {}),
    expectedTotal,
  }
}
