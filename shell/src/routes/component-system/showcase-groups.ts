/** In the order of the page. Without titles, because the routes, loaded by every page, import this list. */
export const showcaseGroups = [
  'buttons',
  'base',
  'icons',
  'inputs',
  'tags',
  'data',
  'shell',
] as const

type ShowcaseGroup = (typeof showcaseGroups)[number]

export const isShowcaseGroup = (value: string | undefined): value is ShowcaseGroup =>
  showcaseGroups.some((group) => group === value)
