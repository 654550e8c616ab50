import * as z from 'zod'
import { pageOf, pageQuery } from '../fields/pages.ts'

/** Kinds of letters; a name must never change its meaning. */
export const letterKinds = [
  'order',
  'approval',
  'code',
  'password',
  'invitation',
  'join',
  'company',
  'ticket',
  'request',
  'selections',
  'fault',
  'exchange',
] as const
export type LetterKind = (typeof letterKinds)[number]

export const letterStates = ['queued', 'retrying', 'sent', 'refused'] as const
export type LetterState = (typeof letterStates)[number]

export const staffLetterSchema = z
  .object({
    id: z.int(),
    to: z.string(),
    subject: z.string(),
    kind: z.enum(letterKinds).nullable().describe('null — письмо прежней версии магазина'),
    state: z
      .enum(letterStates)
      .describe('refused — получатель отказал насовсем, попытки кончились или письмо вернулось'),
    attempts: z.int().describe('Неудачные попытки'),
    createdAt: z.iso.datetime(),
    sentAt: z.iso.datetime().nullable(),
    failure: z
      .object({
        at: z.iso.datetime(),
        reason: z.string().describe('Причина по-русски'),
        words: z.string().describe('Слова почтового сервера как есть'),
      })
      .nullable()
      .describe('Последний отказ'),
    hasSecret: z.boolean().describe('В письме код или ссылка для входа: его текст не показывают'),
  })
  .meta({ id: 'StaffLetter' })
export type StaffLetter = z.infer<typeof staffLetterSchema>

export const staffLettersQuerySchema = z.object({
  ...pageQuery([20, 50, 100]),
  q: z.string().trim().max(100).optional().describe('Часть адреса получателя'),
  state: z.enum(letterStates).optional(),
})
export type StaffLettersQuery = z.infer<typeof staffLettersQuerySchema>

export const staffLettersSchema = pageOf(staffLetterSchema)

export const staffLetterTextSchema = z
  .object({
    text: z
      .string()
      .nullable()
      .describe('Без ключей из ссылок; null — в письме код или ссылка для входа'),
  })
  .meta({ id: 'StaffLetterText' })
export type StaffLetterText = z.infer<typeof staffLetterTextSchema>
