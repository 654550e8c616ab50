import * as z from 'zod'
import { loginField } from '../fields/field-schemas.ts'
import { clientIdField } from '../fields/ids.ts'
import { passwordRule } from '../fields/rules.ts'

/** The client id as a header (D37), for requests without a body. */
export const clientHeaders = z.object({ 'x-client-id': clientIdField() })

export const loginInputSchema = z
  .strictObject({
    login: loginField(),
    // any text: every wrong password gets the same response
    password: z.string().min(1).max(200).overwrite(passwordRule.normalise),
    client_id: clientIdField(),
  })
  .meta({ id: 'LoginInput' })
export type LoginInput = z.infer<typeof loginInputSchema>

export const tokenPairSchema = z
  .object({ accessToken: z.string(), refreshToken: z.string() })
  .meta({ id: 'TokenPair' })
export type TokenPair = z.infer<typeof tokenPairSchema>

export const refreshInputSchema = z
  .strictObject({ client_id: clientIdField(), refreshToken: z.string().min(1).max(500) })
  .meta({ id: 'RefreshInput' })

/** Logout must always succeed: an invalid token and unknown fields are ignored. */
export const logoutInputSchema = z
  .object({
    refreshToken: z
      .string()
      .regex(/^[\x21-\x7e]{1,500}$/)
      .optional()
      .catch(undefined),
  })
  .catch({})
  .meta({ id: 'LogoutInput' })

export const doneSchema = z.object({ done: z.literal(true) }).meta({ id: 'Done' })
