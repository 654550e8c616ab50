import { escapeHtml } from '../letter.ts'
import { mailMessages as messages } from '../mail.messages.ts'
import type { StoredLetter } from './sink.transport.ts'

/** Served as a separate file, because the pages' policy forbids inline scripts and styles. */
export const outboxStyles = `
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 16px/1.5 system-ui, sans-serif; color: #1c2126 }
a { color: #0b57a4 }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .4rem .6rem; border-bottom: 1px solid #d7dbe0 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; background: #f4f5f7; padding: 1rem; font: inherit }
iframe { width: 100%; height: 40rem; border: 1px solid #d7dbe0 }
`

const page = (title: string, body: string): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/bff/outbox/outbox.css">
</head>
<body>
<h1>${escapeHtml(title)}</h1>
${body}
</body>
</html>
`

const moment = (iso: string): string => escapeHtml(iso.slice(0, 19).replace('T', ' '))

export const listPage = (letters: readonly { name: string; letter: StoredLetter }[]): string => {
  const rows = letters.map(
    ({ name, letter }) =>
      `<tr><td>${moment(letter.at)}</td><td>${escapeHtml(letter.to)}</td>` +
      `<td><a href="/bff/outbox/${name}">${escapeHtml(letter.subject)}</a></td></tr>`,
  )
  const table =
    `<table><thead><tr><th>${messages.at}</th><th>${messages.to}</th><th>${messages.subject}</th></tr></thead>` +
    `<tbody>${rows.join('\n')}</tbody></table>`
  const list = letters.length === 0 ? `<p>${messages.empty}</p>` : table
  return page(messages.outboxTitle, `<p>${messages.outboxNote}</p>\n${list}`)
}

export const letterPage = (name: string, letter: StoredLetter): string =>
  page(
    letter.subject,
    `<p><a href="/bff/outbox/">${messages.back}</a></p>
<table><tbody>
<tr><th>${messages.from}</th><td>${escapeHtml(letter.from)}</td></tr>
<tr><th>${messages.to}</th><td>${escapeHtml(letter.to)}</td></tr>
${letter.replyTo ? `<tr><th>${messages.replyTo}</th><td>${escapeHtml(letter.replyTo)}</td></tr>\n` : ''}${letter.unsubscribe ? `<tr><th>${messages.unsubscribe}</th><td>${escapeHtml(letter.unsubscribe)}</td></tr>\n` : ''}<tr><th>${messages.at}</th><td>${moment(letter.at)}</td></tr>
</tbody></table>
<h2>${messages.asText}</h2>
<pre>${escapeHtml(letter.text)}</pre>
<h2>${messages.asPage}</h2>
<iframe src="/bff/outbox/${name}/page" title="${messages.asPage}" sandbox></iframe>`,
  )

export const missingPage = (): string =>
  page(messages.noLetter, `<p><a href="/bff/outbox/">${messages.back}</a></p>`)
