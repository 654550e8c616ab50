import { endpoint } from '../../endpoint.ts'
import {
  doneSchema,
  loginInputSchema,
  logoutInputSchema,
  refreshInputSchema,
  tokenPairSchema,
} from '../../schemas/auth.schema.ts'

const login = {
  method: 'POST',
  summary: 'Вход по логину и паролю',
  access: 'public',
  caller: 'nobody',
  body: loginInputSchema,
  answers: { 200: tokenPairSchema },
  errors: ['LOGIN_FAILED', 'ACCOUNT_BLOCKED'],
  ignoredByPopup: [403],
} as const

export const authEndpoints = {
  login: endpoint({ ...login, id: 'login', path: '/api/auth/login' }),
  loginV2: endpoint({ ...login, id: 'loginV2', path: '/api/auth/login/v2' }),
  refreshTokens: endpoint({
    id: 'refreshTokens',
    method: 'POST',
    path: '/api/auth/token/refresh',
    summary: 'Новая пара токенов; прежний токен обновления больше не действует (D11)',
    access: 'public',
    caller: 'nobody',
    body: refreshInputSchema,
    answers: { 200: tokenPairSchema },
    errors: ['REFRESH_REJECTED'],
    ignoredByPopup: [401],
  }),
  logout: endpoint({
    id: 'logout',
    method: 'POST',
    path: '/api/auth/logout',
    summary: 'Выход: семейство токенов отзывается',
    access: 'public',
    caller: 'nobody',
    takesAnyBody: true,
    body: logoutInputSchema,
    answers: { 200: doneSchema },
  }),
}
