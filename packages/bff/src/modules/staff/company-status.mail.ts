import { urls } from '@isp/contract/urls'
import { typograph } from '@isp/i18n'
import { type LetterContent, writeLetter } from '../mail/outgoing/mail-queue.service.ts'

type Decision = { name: string; status: 'ACTIVE' | 'REJECTED'; comment: string | null }

const sentences = ({ name, status, comment }: Decision): string[] =>
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
export const companyStatusLetter = (decision: Decision, shopOrigin: string): LetterContent =>
  writeLetter({
    kind: 'company',
    subject:
      decision.status === 'ACTIVE'
        ? `Компания ${decision.name} проверена`
        : `Компания ${decision.name} не подтверждена`,
    parts: [
      { text: 'Здравствуйте!' },
      ...sentences(decision).map((text) => ({ text })),
      { button: { text: 'Личный кабинет', href: new URL(urls.cabinet(), shopOrigin).href } },
    ],
    why: typograph('Вы получили это письмо как руководитель компании, которую проверял магазин.'),
  })
