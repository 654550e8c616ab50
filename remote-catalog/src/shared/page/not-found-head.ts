import type { PageHead } from '@isp/federation'
import { pageMessages } from './page.messages.ts'

/** The head of a page whose data did not come: nothing to index. */
export const notFoundHead: PageHead = { title: pageMessages.notFoundHead, noindex: true }
