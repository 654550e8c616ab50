import { SITE_NAME } from '@isp/contract/site'
import { urls } from '@isp/contract/urls'
import { escapeHtml } from '../mail/mail-queue.service.ts'
import { selectionsMessages as messages } from './selections.messages.ts'

const page = (body: string): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${messages.endTitle} — ${SITE_NAME}`)}</title>
<style>
body { margin: 3rem auto; max-width: 36rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1c2126 }
a { color: #0b57a4 }
button { min-height: 44px; padding: 0 1.25rem; border: 0; border-radius: 8px; background: #0b57a4; color: #fff; font: inherit; cursor: pointer }
</style>
</head>
<body>
<main>
<h1>${messages.endTitle}</h1>
${body}
<p><a href="${urls.home()}">${messages.toShop}</a></p>
</main>
</body>
</html>
`

/** Sends itself to its own address, where the token stands. */
export const askPage = (): string =>
  page(`<p>${messages.endQuestion}</p>
<form method="post"><button type="submit">${messages.end}</button></form>`)

export const endedPage = (): string => page(`<p role="status">${messages.ended}</p>`)
