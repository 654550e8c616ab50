export const consentMessages = {
  personalData: 'Даю согласие на обработку персональных данных',
  personalDataText: 'Текст согласия',
} as const
