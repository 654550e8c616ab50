import * as z from 'zod'
import { loginField } from '../fields/field-schemas.ts'
import { passwordRule } from '../fields/rules.ts'

/** A browser-derived visitor identifier (§3): refresh tokens are bound to it. */
const clientIdSchema = z.string().min(8).max(100)

/** The same in a header (D37), where no body has a place for it. */
export const clientHeaders = z.object({ 'x-client-id': clientIdSchema })

export const loginInputSchema = z
  .strictObject({
    login: loginField(),
    // any text: a wrong password is always answered alike, whatever is wrong with it
    password: z.string().min(1).max(200).overwrite(passwordRule.normalise),
    client_id: clientIdSchema,
  })
  .meta({ id: 'LoginInput' })
export type LoginInput = z.infer<typeof loginInputSchema>

export const tokenPairSchema = z
  .object({ accessToken: z.string(), refreshToken: z.string() })
  .meta({ id: 'TokenPair' })
export type TokenPair = z.infer<typeof tokenPairSchema>

export const refreshInputSchema = z
  .strictObject({ client_id: clientIdSchema, refreshToken: z.string().min(1).max(500) })
  .meta({ id: 'RefreshInput' })

export const logoutInputSchema = z
  .strictObject({ refreshToken: z.string().min(1).max(500).optional() })
  .meta({ id: 'LogoutInput' })

export const doneSchema = z.object({ done: z.literal(true) }).meta({ id: 'Done' })
