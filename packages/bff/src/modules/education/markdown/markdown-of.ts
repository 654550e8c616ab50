import type { TextBlock } from '@isp/contract'
import { markdownMessages as messages } from './markdown.messages.ts'

const cellOf = (text: string): string => text.replaceAll('|', '\\|')
const rowOf = (cells: readonly string[]): string => `| ${cells.map(cellOf).join(' | ')} |`

/** Markdown for blocks stored without a source, so that they can be edited. */
export const markdownOf = (blocks: readonly TextBlock[]): string =>
  blocks
    .map(({ kind, text, items, head, rows, links }) => {
      switch (kind) {
        case 'heading':
          return `## ${text}`
        case 'list':
          return items.map((item) => `- ${item}`).join('\n')
        case 'steps':
          return items.map((item, place) => `${place + 1}. ${item}`).join('\n')
        case 'note':
          return `> ${text}`
        case 'table':
          return [
            ...(text === null ? [] : [`${messages.caption} ${text}\n`]),
            rowOf(head),
            rowOf(head.map(() => '---')),
            ...rows.map(rowOf),
          ].join('\n')
        case 'links':
          return ['::links', ...links.map((link) => `- [${link.text}](${link.to})`)].join('\n')
        default:
          return text ?? ''
      }
    })
    .join('\n\n')
