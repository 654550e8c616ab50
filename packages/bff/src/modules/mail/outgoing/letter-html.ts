import { siteConfig } from '@isp/contract/site'
import type {
  LetterDescription,
  LetterLink,
  LetterPart,
  LetterRow,
} from '../incoming/letter-parts.ts'
import { escapeHtml } from '../letter.ts'
import { frameMessages as messages } from './letter-frame.messages.ts'

/** Styles as [light, dark]: light ones inline, also for mail programs without classes; dark ones by class. */
const looks = {
  page: ['background:#f4f5f6', 'background:#14191d'],
  card: ['background:#ffffff', 'background:#1f262c'],
  ink: ['color:#1c2329', 'color:#f1f3f4'],
  soft: ['color:#4a555f', 'color:#b4bec6'],
  link: ['color:#1c4e80', 'color:#8fc1f5'],
  line: ['border-color:#dfe3e6', 'border-color:#3c474f'],
  accent: ['border-color:#bf420a', 'border-color:#f08a55'],
  button: ['background:#bf420a', 'background:#bf420a'],
  label: ['color:#ffffff', 'color:#ffffff'],
} as const
type Look = keyof typeof looks

const darkRules = (before: string): string =>
  Object.entries(looks)
    .map(([name, [, dark]]) => `${before}.${name}{${dark} !important}`)
    .join('')

const styles = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){${darkRules('')}}
${darkRules('[data-ogsc] ')}${darkRules('[data-ogsb] ')}`

const look = (names: Look | readonly [Look, ...Look[]], style = ''): string => {
  const list = typeof names === 'string' ? [names] : names
  const colors = list.map((name) => looks[name][0]).join(';')
  return `class="${list.join(' ')}" style="${style ? `${style};` : ''}${colors}"`
}

const lines = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>')
const anchor = ({ text, href }: LetterLink): string =>
  `<a href="${escapeHtml(href)}" ${look('link', 'text-decoration:underline')}>${lines(text)}</a>`
const paragraph = (inner: string, style = ''): string =>
  `<p ${look('ink', `margin:0 0 16px;${style}`)}>${inner}</p>`

const CELL = 'padding:10px 0;border-bottom:1px solid;vertical-align:top;overflow-wrap:anywhere'
const VALUE = `${CELL};padding-left:16px;text-align:right;white-space:nowrap`
const SMALL = 'font-size:14px;line-height:20px'
const table = (rows: string, role = ''): string =>
  `<table ${role}width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">${rows}</table>`
const small = (text: string): string => `<br><span ${look('soft', SMALL)}>${lines(text)}</span>`

const rowHtml = ({ name, href, about = [], value, valueAbout }: LetterRow): string => {
  const title = href ? anchor({ text: name, href }) : lines(name)
  const right = `${lines(value ?? '')}${valueAbout ? small(valueAbout) : ''}`
  return `<tr><td ${look(['ink', 'line'], `${CELL};text-align:left`)}>${title}${about.map(small).join('')}</td>${
    value === undefined ? '' : `<td ${look(['ink', 'line'], VALUE)}>${right}</td>`
  }</tr>\n`
}

const headHtml = ([name, value]: readonly [string, string]): string => {
  const cell = (text: string, style: string) =>
    `<th scope="col" ${look(['soft', 'line'], `${style};${SMALL};font-weight:normal`)}>${lines(text)}</th>`
  return `<tr>${cell(name, `${CELL};text-align:left`)}${cell(value, VALUE)}</tr>\n`
}

const factHtml = ([name, value]: readonly [string, string]): string =>
  `<tr><th scope="row" width="35%" ${look(['soft'], `padding:4px 16px 4px 0;vertical-align:top;text-align:left;font-weight:normal;${SMALL}`)}>${lines(name)}</th>` +
  `<td ${look('ink', `padding:4px 0;vertical-align:top;overflow-wrap:anywhere;${SMALL}`)}>${lines(value)}</td></tr>\n`

const buttonHtml = ({ text, href }: LetterLink): string =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td ${look('button', 'border-radius:6px')}>` +
  `<a href="${escapeHtml(href)}" ${look('label', 'display:inline-block;padding:12px 24px;font-weight:bold;text-decoration:none')}>${lines(text)}</a></td></tr></table>`

const partHtml = (part: LetterPart): string => {
  if ('heading' in part) {
    return `<h2 ${look('ink', 'margin:24px 0 8px;font-size:18px;line-height:24px')}>${lines(part.heading)}</h2>`
  }
  if ('text' in part) {
    const link = part.link ? anchor(part.link) : ''
    return paragraph([lines(part.text), link].filter(Boolean).join(' '))
  }
  if ('strong' in part) return paragraph(`<strong>${lines(part.strong)}</strong>`)
  if ('code' in part) {
    return paragraph(
      lines(part.code),
      'font-size:32px;line-height:40px;letter-spacing:6px;font-weight:bold',
    )
  }
  if ('quote' in part) {
    return `<blockquote ${look(['ink', 'accent'], 'margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid;overflow-wrap:anywhere')}>${lines(part.quote)}</blockquote>`
  }
  if ('rows' in part) {
    return table((part.columns ? headHtml(part.columns) : '') + part.rows.map(rowHtml).join(''))
  }
  if ('facts' in part) return table(part.facts.map(factHtml).join(''))
  if ('button' in part) return buttonHtml(part.button)
  return `<p ${look('soft', `margin:0 0 16px;${SMALL}`)}>${lines(part.note)}</p>`
}

const footHtml = ({ why, leaving }: LetterDescription): string => {
  const paragraphs = [
    lines(why),
    ...(leaving ? [`${anchor(leaving.settings)} · ${anchor(leaving.unsubscribe)}`] : []),
    `${lines(messages.shop)}<br>${lines(messages.address)}<br>${anchor({ text: messages.phone, href: messages.phoneHref })} · ${anchor({ text: messages.email, href: `mailto:${messages.email}` })}`,
  ]
  return paragraphs
    .map((inner) => `<p ${look('soft', `margin:0 0 8px;${SMALL}`)}>${inner}</p>`)
    .join('\n')
}

const FONT = "font-family:Arial,'Helvetica Neue',sans-serif;font-size:16px;line-height:24px"

/** The common frame of all letters: tables and inline styles, no pictures, no external resources. */
export const htmlOf = (letter: LetterDescription): string => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(letter.subject)}</title>
<style>${styles}</style>
</head>
<body ${look('page', 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" ${look('page', FONT)}><tr><td align="center" style="padding:16px 8px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;text-align:left;${FONT}">
${letter.marker ? `<tr><td ${look('soft', `padding:0 16px 16px;${SMALL}`)}>${lines(letter.marker)}</td></tr>\n` : ''}<tr><td ${look(['card', 'ink', 'accent'], 'padding:16px 24px;border-top:4px solid;font-size:20px;font-weight:bold')}>${escapeHtml(siteConfig.name)}</td></tr>
<tr><td ${look(['card', 'ink'], 'padding:8px 24px 16px;overflow-wrap:anywhere;word-break:break-word')}>
${letter.parts.map(partHtml).join('\n')}
</td></tr>
<tr><td ${look('soft', `padding:16px 24px;${SMALL}`)}>
${footHtml(letter)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`
