import { urls } from '@isp/contract/urls'
import { escapeHtml, type Letter } from '../mail/mail-queue.service.ts'

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

/** Tells a manager of the company how the check has ended. */
export const companyStatusLetter = (
  told: Told,
  shopOrigin: string,
): Pick<Letter, 'subject' | 'text' | 'html'> => {
  const link = new URL(urls.cabinet(), shopOrigin).href
  const subject =
    told.status === 'ACTIVE'
      ? `Компания ${told.name} проверена`
      : `Компания ${told.name} не подтверждена`
  const paragraphs = sentences(told)
  return {
    subject,
    text: ['Здравствуйте!', '', ...paragraphs, '', `Личный кабинет: ${link}`, ''].join('\n'),
    html: `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c2126">
<p>Здравствуйте!</p>
${paragraphs.map((line) => `<p>${escapeHtml(line)}</p>`).join('\n')}
<p><a href="${escapeHtml(link)}">Личный кабинет</a></p>
</body>
</html>
`,
  }
}
