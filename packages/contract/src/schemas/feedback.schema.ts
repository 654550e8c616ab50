import * as z from 'zod'
import {
  emailField,
  issueOf,
  messageField,
  nameField,
  phoneField,
} from '../fields/field-schemas.ts'
import { idField, pathIdField } from '../fields/ids.ts'
import { isPagePath, PAGE_PATH_HEADER } from '../page-path.ts'
import { personalDataConsentField } from './consents.schema.ts'
import { configurationField } from './constructor.schema.ts'
import { slugSchema } from './section.schema.ts'

/** Protection against bots: a field invisible to people, and the time spent on the form. */
const robotShape = {
  site: z.string().max(500).optional().describe('Поле, которого человек не видит: остаётся пустым'),
  shownMs: z.coerce
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('Сколько миллисекунд форма была на экране'),
  key: z.uuid().optional().describe('Ключ повтора: то же сообщение дважды не придёт'),
  consent: personalDataConsentField(),
}

const messageShape = {
  userName: nameField(),
  email: emailField(),
  messages: messageField(),
  ...robotShape,
}

/** §3, §7.5. */
export const feedbackInputSchema = z.strictObject(messageShape)
export type FeedbackInput = z.infer<typeof feedbackInputSchema>

/** From the help pages and the special offers. */
export const helpFeedbackInputSchema = z.strictObject({
  ...messageShape,
  offer: z
    .literal('custom')
    .or(pathIdField())
    .optional()
    .describe('Спецпредложение, о котором речь; custom — просят своё'),
})
export type HelpFeedbackInput = z.infer<typeof helpFeedbackInputSchema>

/** A request to make a tool: the one configured in the constructor, if given. */
export const constructorFeedbackInputSchema = z.strictObject({
  ...messageShape,
  toolType: slugSchema.optional(),
  configuration: configurationField().optional(),
  requestId: z.uuid().optional().describe('Прежнее имя key'),
})
export type ConstructorFeedbackInput = z.infer<typeof constructorFeedbackInputSchema>

/** A request for a price, of a product if given. */
export const machineFeedbackInputSchema = z
  .strictObject({ ...messageShape, productId: idField().optional() })
  .meta({ id: 'MachineFeedbackInput' })

/** The call-back form of §3. */
export const phoneFeedbackInputSchema = z
  .strictObject({ tel: phoneField(), name: nameField(), ...robotShape })
  .meta({ id: 'PhoneFeedbackInput' })
export type PhoneFeedbackInput = z.infer<typeof phoneFeedbackInputSchema>

export const pagePathHeaderSchema = z.object({
  [PAGE_PATH_HEADER]: z
    .string()
    .superRefine((path, context) => {
      if (!isPagePath(path)) context.addIssue(issueOf({ code: 'INVALID' }))
    })
    .optional()
    .describe('Страница, с которой отправлено: путь без адреса сайта, как в адресной строке'),
})

export const feedbackAnswerSchema = z
  .object({
    id: z.uuid(),
    ticketId: z.int().nullable().describe('Обращение в кабинете вошедшего; иначе null'),
  })
  .meta({ id: 'FeedbackAnswer' })
export type FeedbackAnswer = z.infer<typeof feedbackAnswerSchema>
