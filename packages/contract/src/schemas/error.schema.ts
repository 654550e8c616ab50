import * as z from 'zod'

export const errorBodySchema = z
  .object({
    statusCode: z.int(),
    code: z.string(),
    message: z.string().describe('По-русски, можно показать человеку'),
    requestId: z.string(),
  })
  .meta({ id: 'Error' })
