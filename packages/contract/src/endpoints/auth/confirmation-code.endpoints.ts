import { endpoint } from '../../endpoint.ts'
import { clientHeaders, doneSchema } from '../../schemas/auth.schema.ts'
import {
  codeSentSchema,
  emailConfirmationSchema,
  emailQuerySchema,
  sendEmailCodeInputSchema,
  sendPhoneCodeInputSchema,
  validateEmailCodeInputSchema,
  validatePhoneCodeInputSchema,
} from '../../schemas/confirmation-code.schema.ts'

/** D37: a code is valid only in the browser that requested it. */
const ofBrowser = { access: 'public', caller: 'nobody', headers: clientHeaders } as const

const send = {
  ...ofBrowser,
  method: 'POST',
  answers: { 200: codeSentSchema },
  ignoredByPopup: [400],
} as const

const validate = {
  ...ofBrowser,
  method: 'POST',
  answers: { 200: doneSchema },
  errors: ['CODE_NOT_FOUND', 'CODE_WRONG', 'TOO_MANY_REQUESTS'],
  ignoredByPopup: [404, 400],
} as const

const confirmation = {
  ...ofBrowser,
  method: 'GET',
  summary: 'Подтверждён ли адрес кодом в этом браузере',
  query: emailQuerySchema,
  answers: { 200: emailConfirmationSchema },
} as const

export const confirmationCodeEndpoints = {
  sendEmailCode: endpoint({
    ...send,
    id: 'sendEmailCode',
    path: '/api/auth/code/send/email',
    summary: 'Код подтверждения на почту; ответ один, есть такой кабинет или нет',
    body: sendEmailCodeInputSchema,
    errors: ['TOO_MANY_REQUESTS'],
  }),
  sendPhoneCode: endpoint({
    ...send,
    id: 'sendPhoneCode',
    path: '/api/auth/code/send/phone',
    summary: 'Код подтверждения на телефон',
    body: sendPhoneCodeInputSchema,
    errors: ['PHONE_CODES_UNAVAILABLE', 'TOO_MANY_REQUESTS'],
  }),
  validateEmailCode: endpoint({
    ...validate,
    id: 'validateEmailCode',
    path: '/api/auth/code/validate/email',
    summary: 'Проверить код с почты: 10 минут, 5 попыток, один браузер (D7, D37)',
    body: validateEmailCodeInputSchema,
  }),
  validatePhoneCode: endpoint({
    ...validate,
    id: 'validatePhoneCode',
    path: '/api/auth/code/validate/phone',
    summary: 'Проверить код с телефона',
    body: validatePhoneCodeInputSchema,
  }),
  emailConfirmation: endpoint({
    ...confirmation,
    id: 'emailConfirmation',
    path: '/api/user/registration/confirm/email',
  }),
  emailConfirmationV2: endpoint({
    ...confirmation,
    id: 'emailConfirmationV2',
    path: '/api/user/registration/confirm/email/v2',
  }),
}
