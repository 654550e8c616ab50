import * as z from 'zod'

/** `path` is for example `contact.phone`; the text for the user comes from i18n, by `code` and `params`. */
export const fieldErrorSchema = z
  .object({
    path: z.string(),
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
  })
  .meta({ id: 'FieldError' })

export const errorBodySchema = z
  .object({
    statusCode: z.int(),
    code: z.string(),
    message: z.string().describe('По-русски, можно показать человеку'),
    requestId: z.string(),
    help: z.string().optional().describe('Абзац базы знаний о том, что делать'),
    fields: z
      .array(fieldErrorSchema)
      .optional()
      .describe('Все неверные поля разом; нет у отказов, которые не о полях'),
  })
  .meta({ id: 'Error' })
