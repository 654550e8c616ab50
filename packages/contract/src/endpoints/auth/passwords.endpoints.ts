import { endpoint } from '../../endpoint.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  changePasswordInputSchema,
  forgotPasswordQuerySchema,
  resetPasswordInputSchema,
} from '../../schemas/passwords.schema.ts'

export const passwordsEndpoints = {
  forgotPassword: endpoint({
    id: 'forgotPassword',
    method: 'GET',
    path: '/api/user/forgot/password',
    summary: 'Письмо со ссылкой для нового пароля; ответ один для любого логина (D12)',
    access: 'public',
    caller: 'nobody',
    query: forgotPasswordQuerySchema,
    answers: { 200: doneSchema },
    errors: ['TOO_MANY_REQUESTS'],
    ignoredByPopup: [404, 409],
  }),
  resetPassword: endpoint({
    id: 'resetPassword',
    method: 'POST',
    path: '/api/user/change/password',
    summary: 'Новый пароль по ссылке из письма: час, один раз; все сеансы завершаются',
    access: 'public',
    caller: 'nobody',
    body: resetPasswordInputSchema,
    answers: { 200: doneSchema },
    errors: ['RESET_LINK_INVALID'],
    ignoredByPopup: [404],
  }),
  changePassword: endpoint({
    id: 'changePassword',
    method: 'PUT',
    path: '/api/user/personal/change/password',
    summary: 'Сменить свой пароль; остальные сеансы завершаются, этот продолжается',
    access: 'signedIn',
    caller: 'account',
    body: changePasswordInputSchema,
    answers: { 200: doneSchema },
    errors: ['PASSWORD_WRONG', 'TOO_MANY_REQUESTS'],
    ignoredByPopup: [403],
  }),
}
