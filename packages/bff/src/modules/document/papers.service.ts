/** For modules that make papers of their own: what stands on one, and the thread that draws it. */
export type { Paper } from './paper/paper.ts'
export { createPapers, type Papers } from './paper/papers.ts'
