import { urls } from '@isp/contract/urls'
import { typograph } from '@isp/i18n'
import { type LetterContent, writeLetter } from '../mail/outgoing/mail-queue.service.ts'

type Told = { name: string; status: 'ACTIVE' | 'REJECTED'; comment: string | null }

const sentences = ({ name, status, comment }: Told): string[] =>
  status === 'ACTIVE'
    ? [
        `Компания ${name} проверена: теперь вы можете оформлять заказы и получать счета.`,
        ...(comment ? [`Комментарий менеджера: ${comment}`] : []),
      ]
    : [
        `Мы не смогли подтвердить компанию ${name}.`,
        ...(comment ? [`Причина: ${comment}`] : []),
        'Если это ошибка, ответьте на это письмо: мы проверим ещё раз.',
      ]

/** Tells the company's managers the result of the check. */
export const companyStatusLetter = (told: Told, shopOrigin: string): LetterContent =>
  writeLetter({
    kind: 'company',
    subject:
      told.status === 'ACTIVE'
        ? `Компания ${told.name} проверена`
        : `Компания ${told.name} не подтверждена`,
    parts: [
      { text: 'Здравствуйте!' },
      ...sentences(told).map((text) => ({ text })),
      { button: { text: 'Личный кабинет', href: new URL(urls.cabinet(), shopOrigin).href } },
    ],
    why: typograph('Вы получили это письмо как руководитель компании, которую проверял магазин.'),
  })
