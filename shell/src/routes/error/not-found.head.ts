import type { PageHead } from '@isp/federation'
import { siteConfig } from '../../layout/site/site.config.ts'
import { notFoundMessages as messages } from './not-found.messages.ts'
import { notFoundVariant } from './not-found-variant.ts'

/** Head of every answer with status 404. */
export const notFoundHead = (pathname: string): PageHead => {
  const { title, text } = messages[notFoundVariant(pathname)]
  return { title: messages.documentTitle(title, siteConfig.name), description: text, noindex: true }
}
