/** Used by modules that show or write texts of the shop. */
export { blocksOf } from './markdown/blocks-of.ts'
export { readMarkdown } from './markdown/read-markdown.ts'
