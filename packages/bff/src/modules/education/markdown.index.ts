/** For whoever shows or writes texts of the shop. */
export { blocksOf } from './markdown/blocks-of.ts'
export { readMarkdown } from './markdown/read-markdown.ts'
