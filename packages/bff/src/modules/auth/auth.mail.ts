import { SITE_NAME } from '@isp/contract/site'
import { accountUrls, urls, withQuery } from '@isp/contract/urls'
import { countOf, typograph } from '@isp/i18n'
import { type LetterContent, writeLetter } from '../mail/outgoing/mail-queue.service.ts'

const MINUTES = ['минуту', 'минуты', 'минут'] as const

const GREETING = 'Здравствуйте!'

/** The same letter whether the account exists or not: only the owner of the mailbox may learn it. */
export const codeLetter = ({
  code,
  minutes,
  shopOrigin,
}: {
  code: string
  minutes: number
  shopOrigin: string
}): LetterContent =>
  writeLetter({
    kind: 'code',
    subject: `Код подтверждения — ${SITE_NAME}`,
    parts: [
      { text: GREETING },
      { text: 'Код для подтверждения почты:' },
      { code },
      {
        text: typograph(
          `Код действует ${countOf(minutes, MINUTES)}. Никому его не сообщайте: сотрудники магазина не спрашивают коды.`,
        ),
      },
      {
        text: typograph('Если кабинет с этой почтой у вас уже есть:'),
        link: { text: 'войти в кабинет', href: new URL(urls.cabinetAuth(), shopOrigin).href },
      },
      { note: typograph('Если вы не запрашивали код, ничего делать не нужно.') },
    ],
    why: typograph('Вы получили это письмо, потому что для этой почты запросили код в магазине.'),
  })

export const phoneCodeText = (code: string): string =>
  `${SITE_NAME}: код ${code}. Никому его не сообщайте.`

/** A message to a phone, shown as a letter in the outbox page where no SMS provider is configured. */
export const phoneLetter = (text: string): LetterContent =>
  writeLetter({
    kind: 'code',
    subject: `Сообщение на телефон — ${SITE_NAME}`,
    parts: [{ text }],
    why: typograph('Так выглядело бы сообщение на телефон: отправлять их пока некому.'),
  })

/** The token is in the URL's fragment: browsers send it to no server, so it appears in no log and no referrer. */
export const resetLetter = ({
  token,
  shopOrigin,
}: {
  token: string
  shopOrigin: string
}): LetterContent => {
  const { href } = new URL(`${accountUrls.changePassword()}#token=${token}`, shopOrigin)
  return writeLetter({
    kind: 'password',
    subject: `Новый пароль — ${SITE_NAME}`,
    parts: [
      { text: GREETING },
      { text: typograph('Чтобы задать новый пароль, откройте ссылку:') },
      { button: { href, text: 'Задать новый пароль' } },
      {
        text: typograph(
          'Ссылка действует один час и только один раз. После смены пароля все открытые сеансы завершатся.',
        ),
      },
      {
        note: typograph(
          'Если вы не просили сменить пароль, ничего делать не нужно: прежний пароль действует.',
        ),
      },
    ],
    why: typograph(
      'Вы получили это письмо, потому что для вашего кабинета запросили новый пароль.',
    ),
  })
}

export const passwordChangedLetter = (shopOrigin: string): LetterContent =>
  writeLetter({
    kind: 'password',
    subject: `Пароль изменён — ${SITE_NAME}`,
    parts: [
      { text: GREETING },
      { text: typograph('Пароль от вашего кабинета изменён, остальные сеансы завершены.') },
      {
        text: typograph('Если это сделали не вы:'),
        link: {
          text: 'задать новый пароль',
          href: new URL(withQuery(urls.cabinetAuth(), 'forgot=yes'), shopOrigin).href,
        },
      },
    ],
    why: typograph('Вы получили это письмо, потому что пароль вашего кабинета сменили.'),
  })
