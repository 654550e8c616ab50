import { documentTitle } from '@isp/contract/site'
import type { PageHead } from '@isp/federation'
import { notFoundMessages as messages } from './not-found.messages.ts'
import { notFoundVariant } from './not-found-variant.ts'

/** Head of every page with status 404. */
export const notFoundHead = (pathname: string): PageHead => ({
  title: documentTitle(messages[notFoundVariant(pathname)]),
  noindex: true,
})
