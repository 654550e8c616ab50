import { urls } from '@isp/contract/urls'

/** Pages about the shop that stand among the help; every other address there is an article's. */
const ownPages: readonly string[] = ['about', 'order', 'guarantee']

export const isOwnPage = (slug: string): boolean => ownPages.includes(slug)

export const helpUrl = (slug: string): string => `${urls.help()}${encodeURIComponent(slug)}/`
