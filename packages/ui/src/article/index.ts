/** Texts of the shop as pages show them: loaded by the pages that have one. */
export { type ShowInsertion, TextBlocks } from './text-blocks.tsx'
