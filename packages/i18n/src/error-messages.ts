import type { ErrorCode, ErrorParams } from '@isp/contract/errors'
import { type ClientErrorCode, clientErrorMessages } from './client-error-messages.ts'
import type { ErrorMessage } from './errors/error-message.ts'
import { errorMessages } from './generated/error-messages.ts'
import { typograph } from './typography.ts'

/** The compiler refuses a code of the contract without a text. */
const messages: Readonly<Record<ErrorCode | ClientErrorCode, ErrorMessage>> = {
  ...errorMessages,
  ...clientErrorMessages,
}

const isKnown = (code: string): code is keyof typeof messages => Object.hasOwn(messages, code)

/**
 * The Russian sentence for an error, fit to show. Takes any string: a newer server may send a code
 * that this release does not know, and that must not break the screen that reports it.
 */
export const errorMessage = (code: ErrorCode | (string & {}), params: ErrorParams = {}): string => {
  const message = messages[isKnown(code) ? code : 'UNKNOWN']
  return typograph(typeof message === 'function' ? message(params) : message)
}
