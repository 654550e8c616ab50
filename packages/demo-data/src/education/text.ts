/** The blocks of an article, as the contract has them; what a block does not use stays empty. */
type Block = {
  kind: 'heading' | 'paragraph' | 'list' | 'steps' | 'note' | 'table' | 'links'
  text: string | null
  items: readonly string[]
  head: readonly string[]
  rows: readonly (readonly string[])[]
  links: readonly { to: string; text: string }[]
}
export type DemoText = readonly Block[]

const none = { text: null, items: [], head: [], rows: [], links: [] } as const

export const heading = (text: string): Block => ({ ...none, kind: 'heading', text })
export const paragraph = (text: string): Block => ({ ...none, kind: 'paragraph', text })
export const note = (text: string): Block => ({ ...none, kind: 'note', text })
export const list = (...items: string[]): Block => ({ ...none, kind: 'list', items })
export const steps = (...items: string[]): Block => ({ ...none, kind: 'steps', items })
export const table = (text: string, head: string[], ...rows: string[][]): Block => ({
  ...none,
  kind: 'table',
  text,
  head,
  rows,
})
export const links = (...places: { to: string; text: string }[]): Block => ({
  ...none,
  kind: 'links',
  links: places,
})
