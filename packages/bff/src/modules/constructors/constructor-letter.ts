import type { StoredFile } from '@isp/contract'
import { constructorUrls, writeAddress } from '@isp/contract/constructors'
import { BFF_BASE } from '@isp/contract/urls'
import { formatBytes } from '@isp/i18n'
import { escapeHtml, type Letter } from '../mail/mail-queue.service.ts'
import { constructorMessages as messages } from './constructors.messages.ts'
import type { ConfiguredTool } from './constructors.service.ts'

type Told = {
  userName: string
  email: string
  comment: string
  tool: ConfiguredTool | null
  files: readonly StoredFile[]
  /** Public origin of the shop. */
  origin: string
}

/** What turns the direction of text or hides in it goes; lines stay. */
const plain = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, ' ')

type Link = { text: string; href: string }

const toolLinks = ({ type, configuration }: ConfiguredTool, origin: string): Link[] => {
  const address = writeAddress(type, configuration)
  const drawing = (format: string) =>
    `${origin}${BFF_BASE}/api/catalog/constructors/${type.slug}/drawing?${new URLSearchParams({ format, configuration: address.toString() })}`
  return [
    { text: messages.drawing, href: drawing('pdf') },
    { text: messages.model, href: drawing('dxf') },
    { text: messages.page, href: `${origin}${constructorUrls.one(type.slug, address)}` },
  ]
}

const fileLinks = (files: readonly StoredFile[], origin: string): Link[] =>
  files.map(({ id, name, size }) => ({
    text: `${plain(name)}, ${formatBytes(size)}`,
    href: `${origin}${BFF_BASE}/api/core/mail/constructor/files/${id}`,
  }))

/** The letter to the shop. Files are too heavy for a letter: it has links, which nobody else can guess. */
export const constructorLetter = (told: Told): Pick<Letter, 'subject' | 'text' | 'html'> => {
  const { tool, origin } = told
  const code = tool?.configuration.code
  const subject = tool
    ? messages.subject(tool.type.name, tool.configuration.code)
    : messages.subjectWithout
  const from = plain(messages.from(told.userName, told.email))
  const comment = plain(told.comment)
  const lists: readonly (readonly [title: string, links: readonly Link[]])[] = [
    ...(tool ? [[`${messages.code}: ${code}`, toolLinks(tool, origin)] as const] : []),
    ...(told.files.length > 0 ? [[messages.files, fileLinks(told.files, origin)] as const] : []),
  ]
  const htmlLinks = (links: readonly Link[]) =>
    links.map(({ text, href }) => `<li><a href="${escapeHtml(href)}">${escapeHtml(text)}</a></li>`)
  return {
    subject,
    text: [
      from,
      `${messages.comment}:\n${comment}`,
      ...lists.map(([title, links]) =>
        [title, ...links.map(({ text, href }) => `${text}: ${href}`)].join('\n'),
      ),
      '',
    ].join('\n\n'),
    html: `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 Arial,sans-serif;color:#1c2126">
<p>${escapeHtml(from)}</p>
<p>${escapeHtml(comment).replaceAll('\n', '<br>')}</p>
${lists.map(([title, links]) => `<p>${escapeHtml(title)}</p>\n<ul>${htmlLinks(links).join('')}</ul>`).join('\n')}
</body>
</html>
`,
  }
}
