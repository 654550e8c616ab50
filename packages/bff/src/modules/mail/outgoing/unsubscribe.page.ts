import { SITE_NAME } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import { escapeHtml } from '../letter.ts'
import { mailMessages } from '../mail.messages.ts'

/** Texts of the page of one mailing. */
export type UnsubscribeTexts = { title: string; question: string; ended: string }

const page = (title: string, body: string): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(`${title} — ${SITE_NAME}`)}</title>
<style>
:root { color-scheme: light dark }
body { margin: 3rem auto; max-width: 36rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: light-dark(#1c2329, #f1f3f4); background: light-dark(#fff, #14191d) }
a { display: inline-block; padding: 10px 0; color: light-dark(#1c4e80, #8fc1f5) }
button { min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 6px; background: #bf420a; color: #fff; font: inherit; cursor: pointer }
</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
${body}
<p><a href="${urls.home()}">${mailMessages.toShop}</a></p>
</main>
</body>
</html>
`

/** The form posts to its own address, which contains the token. */
export const askPage = ({ title, question }: UnsubscribeTexts): string =>
  page(
    title,
    `<p>${escapeHtml(question)}</p>
<form method="post"><button type="submit">${mailMessages.leave}</button></form>`,
  )

export const endedPage = ({ title, ended }: UnsubscribeTexts): string =>
  page(title, `<p role="status">${escapeHtml(ended)}</p>`)
