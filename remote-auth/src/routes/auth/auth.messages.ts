import { documentTitle } from '@isp/contract/site'

export const authMessages = {
  documentTitle: documentTitle('Вход в кабинет'),
} as const
