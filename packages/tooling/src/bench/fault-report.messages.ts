export const faultReportMessages = {
  head: ['сбой', 'что это', 'что увидел посетитель', 'пережит', 'не отвечал, с'],
  outcomes: { survived: 'да', 'not survived': 'НЕТ', 'not tried': 'не проверен' },
  reason: (id: string, reason: string) => `${id}: ${reason}`,
  limit: (seconds: string) => `\nМагазин должен ответить снова не позже чем через ${seconds} с.`,
} as const
