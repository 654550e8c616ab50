/** In the order of the page. Without their titles: the routes of every page know these names. */
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
