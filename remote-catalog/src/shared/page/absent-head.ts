import { ApiError } from '@isp/api-client'
import type { PageHead } from '@isp/federation'
import { pageMessages } from './page.messages.ts'

/** The head of a page that is not there: nothing to index. */
export const notFoundHead = (title: string = pageMessages.notFoundHead): PageHead => ({
  title: pageMessages.documentTitle(title),
  noindex: true,
})

/** The head of a page whose data did not come: its own «not found», or a failure that is never passed off as one. */
export const absentHead =
  (notFoundTitle: string) =>
  (error: Error | null): PageHead => {
    const isMissing = error === null || (error instanceof ApiError && error.status === 404)
    return notFoundHead(isMissing ? notFoundTitle : pageMessages.failedHead)
  }
