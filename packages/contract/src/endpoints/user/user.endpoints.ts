import { endpoint } from '../../endpoint.ts'
import { userSchema } from '../../schemas/user.schema.ts'

export const userEndpoints = {
  currentUser: endpoint({
    id: 'currentUser',
    method: 'GET',
    path: '/api/user/me',
    summary: 'Вошедший пользователь, его компании и договоры (D29)',
    access: 'signedIn',
    caller: 'account',
    answers: { 200: userSchema },
  }),
}
