import type { confirmationCodeEndpoints } from '@isp/contract'
import type { FastifyRequest } from 'fastify'
import type { Handlers } from '../../../kernel/http/contract.plugin.ts'
import type { Channel } from './code-channel.ts'
import type { CodePlace, ConfirmationCodes } from './confirmation-code.service.ts'

type Headers = { 'x-client-id': string }

const placeOf = (
  channel: Channel,
  to: string,
  headers: Headers,
  { ip }: FastifyRequest,
): CodePlace => ({ channel, to, clientId: headers['x-client-id'], address: ip })

export const confirmationCodeRoutes = (
  codes: ConfirmationCodes,
): Handlers<typeof confirmationCodeEndpoints> => {
  const isConfirmed = async (email: string, headers: Headers) => {
    const clientId = headers['x-client-id']
    return { isConfirmed: await codes.isConfirmed({ channel: 'email', to: email, clientId }) }
  }
  return {
    sendEmailCode: async ({ body, headers }, request) => ({
      seconds: await codes.send(placeOf('email', body.email, headers, request)),
    }),
    sendPhoneCode: async ({ body, headers }, request) => ({
      seconds: await codes.send(placeOf('phone', body.phone, headers, request)),
    }),
    validateEmailCode: async ({ body, headers }, request) => {
      await codes.validate(placeOf('email', body.email, headers, request), body.code)
      return { done: true }
    },
    validatePhoneCode: async ({ body, headers }, request) => {
      await codes.validate(placeOf('phone', body.phone, headers, request), body.code)
      return { done: true }
    },
    emailConfirmation: ({ query, headers }) => isConfirmed(query.email, headers),
    emailConfirmationV2: ({ query, headers }) => isConfirmed(query.email, headers),
  }
}
