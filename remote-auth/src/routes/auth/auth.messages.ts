export const authMessages = {
  documentTitle: 'Вход в кабинет — ИСП',
} as const
