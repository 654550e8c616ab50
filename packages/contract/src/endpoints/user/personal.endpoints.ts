import * as z from 'zod'
import { endpoint } from '../../endpoint.ts'
import { pathIdField } from '../../fields/ids.ts'
import { fileAnswer } from '../../file-content.ts'
import { doneSchema } from '../../schemas/auth.schema.ts'
import {
  changeTimeZoneInputSchema,
  deleteAccountInputSchema,
  updateUserInputSchema,
} from '../../schemas/personal.schema.ts'
import {
  changeSettingsInputSchema,
  userSchema,
  userSettingsSchema,
} from '../../schemas/user.schema.ts'

const byPerson = { access: 'signedIn', caller: 'account' } as const
const params = z.object({ id: pathIdField() })

/** The user's own data; another user's is answered with 404. */
export const personalEndpoints = {
  user: endpoint({
    ...byPerson,
    id: 'user',
    method: 'GET',
    path: '/api/user/{id}',
    summary: 'Свои данные по номеру; чужие не находятся',
    params,
    answers: { 200: userSchema },
    errors: ['PERSON_NOT_FOUND'],
  }),
  updateUser: endpoint({
    ...byPerson,
    id: 'updateUser',
    method: 'PUT',
    path: '/api/user/{id}',
    summary:
      'Имя и телефон или подписка на рассылку; с именем новый пользователь становится ACTIVE',
    params,
    body: updateUserInputSchema,
    answers: { 200: userSchema },
    errors: ['PERSON_NOT_FOUND'],
  }),
  changeTimeZone: endpoint({
    ...byPerson,
    id: 'changeTimeZone',
    method: 'PUT',
    path: '/api/user/personal/change/timezone',
    summary: 'Часовой пояс, в котором показываются даты',
    body: changeTimeZoneInputSchema,
    example: { timezone: 'Asia/Yekaterinburg' },
    answers: { 200: doneSchema },
  }),
  saveSettings: endpoint({
    ...byPerson,
    id: 'saveSettings',
    method: 'POST',
    path: '/api/user/settings',
    summary: 'Настройки, которые следуют за человеком из браузера в браузер (§3)',
    body: changeSettingsInputSchema,
    example: { catalog_view: 'tile' },
    answers: { 200: userSettingsSchema },
  }),
  exportPersonalData: endpoint({
    ...byPerson,
    id: 'exportPersonalData',
    method: 'GET',
    path: '/api/user/personal/export',
    summary: 'Всё, что магазин хранит о человеке, одним файлом (152-ФЗ)',
    answers: { 200: fileAnswer(['application/json'], z.looseObject({})) },
  }),
  deleteAccount: endpoint({
    ...byPerson,
    id: 'deleteAccount',
    method: 'POST',
    path: '/api/user/personal/delete',
    summary: 'Удалить учётную запись: остаётся лишь то, что нужно для учёта (152-ФЗ, 402-ФЗ)',
    body: deleteAccountInputSchema,
    answers: { 200: doneSchema },
    errors: ['PASSWORD_WRONG', 'TOO_MANY_REQUESTS', 'LAST_MANAGER'],
    ignoredByPopup: [403, 409],
  }),
}
