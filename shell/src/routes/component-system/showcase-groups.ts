import { componentSystemMessages as messages } from './component-system.messages.ts'

type ShowcaseGroup = keyof typeof messages.groups

/** In the order of the page. */
export const showcaseGroups = Object.keys(messages.groups) as ShowcaseGroup[]

export const isShowcaseGroup = (value: string | undefined): value is ShowcaseGroup =>
  value !== undefined && Object.hasOwn(messages.groups, value)
