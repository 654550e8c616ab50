import type { TextBlock } from '@isp/contract'
import { markdownOf } from './markdown-of.ts'
import { readMarkdown } from './read-markdown.ts'

/** Blocks as pages show them; those from before there was a source get their anchors and looks here. */
export const blocksOf = ({
  blocks,
  hasSource,
}: {
  blocks: TextBlock[]
  hasSource: boolean
}): TextBlock[] => (hasSource ? blocks : readMarkdown(markdownOf(blocks)).blocks)
