import type { StoredFile } from '@isp/contract'
import { constructorUrls, writeAddress } from '@isp/contract/constructors'
import { BFF_BASE } from '@isp/contract/urls'
import { formatBytes } from '@isp/i18n'
import { type LetterContent, type LetterPart, writeLetter } from '../mail/mail-queue.service.ts'
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

type Link = { name: string; href: string }

const toolLinks = ({ type, configuration }: ConfiguredTool, origin: string): Link[] => {
  const address = writeAddress(type, configuration)
  const drawing = (format: string) =>
    `${origin}${BFF_BASE}/api/catalog/constructors/${type.slug}/drawing?${new URLSearchParams({ format, configuration: address.toString() })}`
  return [
    { name: messages.drawing, href: drawing('pdf') },
    { name: messages.model, href: drawing('dxf') },
    { name: messages.page, href: `${origin}${constructorUrls.one(type.slug, address)}` },
  ]
}

const fileLinks = (files: readonly StoredFile[], origin: string): Link[] =>
  files.map(({ id, name, size }) => ({
    name: `${name}, ${formatBytes(size)}`,
    href: `${origin}${BFF_BASE}/api/core/mail/constructor/files/${id}`,
  }))

const listOf = (heading: string, rows: readonly Link[]): LetterPart[] => [{ heading }, { rows }]

/** The letter to the shop. Files are too heavy for a letter: it has links, which nobody else can guess. */
export const constructorLetter = ({
  tool,
  origin,
  userName,
  email,
  comment,
  files,
}: Told): LetterContent =>
  writeLetter({
    kind: 'request',
    subject: tool
      ? messages.subject(tool.type.name, tool.configuration.code)
      : messages.subjectWithout,
    parts: [
      { text: messages.from(userName, email) },
      { text: `${messages.comment}:` },
      { quote: comment },
      ...(tool
        ? listOf(`${messages.code}: ${tool.configuration.code}`, toolLinks(tool, origin))
        : []),
      ...(files.length > 0 ? listOf(messages.files, fileLinks(files, origin)) : []),
    ],
    why: messages.why,
  })
