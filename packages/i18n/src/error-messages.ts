import type { ErrorCode, ErrorParams } from '@isp/contract/errors'
import { type ClientErrorCode, clientErrorMessages } from './client-error-messages.ts'
import type { ErrorMessage } from './errors/error-message.ts'
import { errorMessages } from './generated/error-messages.ts'
import { typograph } from './typography.ts'

/** The type requires a text for every code of the contract. */
const messages: Readonly<Record<ErrorCode | ClientErrorCode, ErrorMessage>> = {
  ...errorMessages,
  ...clientErrorMessages,
}

const isKnown = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/** The Russian message of an error. Takes any string: a newer server may send an unknown code, which must not break the page that shows it. */
export const errorMessage = (code: ErrorCode | (string & {}), params: ErrorParams = {}): string => {
  const message = messages[isKnown(code) ? code : 'UNKNOWN']
  return typograph(typeof message === 'function' ? message(params) : message)
}
