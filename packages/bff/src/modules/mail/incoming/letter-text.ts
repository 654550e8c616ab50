import { frameMessages as messages } from '../outgoing/letter-frame.messages.ts'
import type { LetterDescription, LetterLink, LetterPart, LetterRow } from './letter-parts.ts'

const linkText = ({ text, href }: LetterLink): string => `${text}: ${href}`
const indented = (text: string): string => `  ${text.replaceAll('\n', '\n  ')}`

const rowText = ({ name, href, about = [], value, valueAbout }: LetterRow): string => {
  const sum = [value, valueAbout].filter(Boolean).join(', ')
  return [
    `· ${name}${sum ? ` — ${sum}` : ''}`,
    ...about.map(indented),
    ...(href ? [indented(href)] : []),
  ].join('\n')
}

const partText = (part: LetterPart): string => {
  if ('heading' in part) return part.heading
  if ('text' in part) {
    return [part.text, ...(part.link ? [linkText(part.link)] : [])].filter(Boolean).join(' ')
  }
  if ('strong' in part) return part.strong
  if ('code' in part) return part.code
  if ('quote' in part) return part.quote
  if ('rows' in part) return part.rows.map(rowText).join('\n')
  if ('facts' in part) return part.facts.map(([name, value]) => `${name}: ${value}`).join('\n')
  if ('button' in part) return linkText(part.button)
  return part.note
}

/** The letter as plain text, links with their addresses. */
export const textOf = ({ marker, parts, why, leaving }: LetterDescription): string =>
  [
    ...(marker ? [marker] : []),
    ...parts.map(partText),
    // the line that mail programs recognise as the start of a signature (RFC 3676 §4.3)
    ['-- ', why, ...(leaving ? [leaving.settings, leaving.unsubscribe].map(linkText) : [])].join(
      '\n',
    ),
    [messages.shop, messages.address, `${messages.phone}, ${messages.email}`].join('\n'),
    '',
  ].join('\n\n')
