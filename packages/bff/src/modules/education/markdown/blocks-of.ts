import type { TextBlock } from '@isp/contract'
import { markdownOf } from './markdown-of.ts'
import { readMarkdown } from './read-markdown.ts'

/** Blocks for display. Blocks stored before texts had a Markdown source get their anchors and formatting here. */
export const blocksOf = ({
  blocks,
  hasSource,
}: {
  blocks: TextBlock[]
  hasSource: boolean
}): TextBlock[] => (hasSource ? blocks : readMarkdown(markdownOf(blocks)).blocks)
