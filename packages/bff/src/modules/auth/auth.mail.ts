import { SITE_NAME } from '@isp/contract/site'
import { accountUrls, urls, withQuery } from '@isp/contract/urls'
import { countOf, typograph } from '@isp/i18n'
import { escapeHtml, type Letter } from '../mail/mail-queue.service.ts'

type Words = Pick<Letter, 'subject' | 'text' | 'html'>

const MINUTES = ['минуту', 'минуты', 'минут'] as const

/** Paragraphs as text and as a page; a link stands in its own line. `big` is what the letter is for. */
const letterOf = ({
  subject,
  before,
  big,
  link,
  after,
}: {
  subject: string
  before: readonly string[]
  big?: string
  link?: { href: string; label: string }
  after: readonly string[]
}): Words => {
  const paragraph = (text: string) => `<p>${escapeHtml(typograph(text))}</p>`
  return {
    subject,
    text: [...before, ...(big ? [big] : []), ...(link ? [link.href] : []), ...after]
      .map((line) => `${line}\n`)
      .join('\n'),
    html: `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c2126">
${before.map(paragraph).join('\n')}
${big ? `<p style="font-size:32px;letter-spacing:6px;font-weight:bold">${escapeHtml(big)}</p>` : ''}
${link ? `<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.label)}</a></p>` : ''}
${after.map(paragraph).join('\n')}
</body>
</html>
`,
  }
}

const GREETING = 'Здравствуйте!'

/** One letter for everybody, whether there is an account or not: only its reader may find out. */
export const codeLetter = ({
  code,
  minutes,
  shopOrigin,
}: {
  code: string
  minutes: number
  shopOrigin: string
}): Words =>
  letterOf({
    subject: `Код подтверждения — ${SITE_NAME}`,
    before: [GREETING, 'Код для подтверждения почты:'],
    big: code,
    after: [
      `Код действует ${countOf(minutes, MINUTES)}. Никому его не сообщайте: сотрудники магазина не спрашивают коды.`,
      `Если кабинет с этой почтой у вас уже есть, войдите в него: ${new URL(urls.cabinetAuth(), shopOrigin).href}`,
      'Если вы не запрашивали код, ничего делать не нужно.',
    ],
  })

export const phoneCodeText = (code: string): string =>
  `${SITE_NAME}: код ${code}. Никому его не сообщайте.`

/** A message to a phone, where there is nothing but a mailbox to show it in. */
export const phoneLetter = (text: string): Words =>
  letterOf({ subject: `Сообщение на телефон — ${SITE_NAME}`, before: [text], after: [] })

/** The token stands behind `#`: browsers send it to no server, so that no log and no referrer has it. */
export const resetLetter = ({
  token,
  shopOrigin,
}: {
  token: string
  shopOrigin: string
}): Words => {
  const { href } = new URL(`${accountUrls.changePassword()}#token=${token}`, shopOrigin)
  return letterOf({
    subject: `Новый пароль — ${SITE_NAME}`,
    before: [GREETING, 'Чтобы задать новый пароль, откройте ссылку:'],
    link: { href, label: 'Задать новый пароль' },
    after: [
      'Ссылка действует один час и только один раз. После смены пароля все открытые сеансы завершатся.',
      'Если вы не просили сменить пароль, ничего делать не нужно: прежний пароль действует.',
    ],
  })
}

export const passwordChangedLetter = (shopOrigin: string): Words =>
  letterOf({
    subject: `Пароль изменён — ${SITE_NAME}`,
    before: [GREETING, 'Пароль от вашего кабинета изменён, остальные сеансы завершены.'],
    after: [
      `Если это сделали не вы, задайте новый пароль: ${new URL(withQuery(urls.cabinetAuth(), 'forgot=yes'), shopOrigin).href}`,
    ],
  })
