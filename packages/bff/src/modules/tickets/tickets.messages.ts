import { typograph } from '@isp/i18n'

export const ticketsMessages = {
  number: (id: number): string => `О-${String(id).padStart(6, '0')}`,
  /** Whose account is gone. */
  gone: 'Учётная запись удалена',
  answered: (number: string, subject: string) => ({
    subject: `Ответ по обращению ${number}: ${subject}`,
    lines: (author: string, text: string) => ['Здравствуйте!', typograph(`${author} пишет:`), text],
    link: 'Открыть обращение',
    after: typograph('Отвечайте в кабинете: письмо на этот адрес в обращение не попадёт.'),
  }),
  asked: (number: string, subject: string, company: string | null) => ({
    subject: `Обращение ${number}: ${subject}`,
    lines: (author: string, text: string) => [
      typograph(company === null ? `${author} пишет:` : `${author}, ${company}, пишет:`),
      text,
    ],
    link: 'Открыть обращение',
    after: '',
  }),
} as const
