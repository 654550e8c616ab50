import { escapeHtml, type Letter } from './letter.ts'

type Told = {
  subject: string
  lines: readonly string[]
  link: { text: string; href: string }
  after: string
}

/** What turns the direction of text or hides in it: a name must not rewrite the sentence around it. */
const plain = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')

/** A short letter with one link, as text and as a page. */
export const letterOf = ({
  subject,
  lines,
  link,
  after,
}: Told): Pick<Letter, 'subject' | 'text' | 'html'> => {
  const told = lines.map((line) =>
    line
      .split('\n')
      .map((part) => plain(part))
      .join('\n'),
  )
  const paragraphs = told
    .map((line) => `<p>${escapeHtml(line).replaceAll('\n', '<br>')}</p>`)
    .join('\n')
  return {
    subject: plain(subject),
    text: [...told, `${link.text}: ${link.href}`, ...(after ? [after] : []), ''].join('\n\n'),
    html: `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><title>${escapeHtml(plain(subject))}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c2126">
${paragraphs}
<p><a href="${escapeHtml(link.href)}">${escapeHtml(link.text)}</a></p>
${after ? `<p>${escapeHtml(after)}</p>` : ''}
</body>
</html>
`,
  }
}
