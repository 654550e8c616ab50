export const noticeMessages = {
  region: 'Объявление магазина',
  open: 'Развернуть',
  collapse: 'Свернуть',
  dismiss: 'Скрыть объявление на 30\u00A0минут',
} as const
