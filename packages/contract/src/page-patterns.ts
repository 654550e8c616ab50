import { pagePatterns } from './generated/page-patterns.ts'

/** Stands for any address that is no page of ours. */
export const OTHER_PAGE = 'other'

/** `/product/sverlo-10/` → `/product/[productCode]/`: what an address says of its page, and nothing of its visitor. */
export const pagePatternOf = (path: string): string => {
  const parts = path.split('/')
  const isOf = (pattern: string) => {
    const own = pattern.split('/')
    return (
      own.length === parts.length &&
      own.every((part, at) => part === parts[at] || (part.startsWith('[') && parts[at] !== ''))
    )
  }
  return pagePatterns.find(isOf) ?? OTHER_PAGE
}

/** A pattern that somebody names, if we have it: there are as many as pages, whatever is sent. */
export const knownPage = (pattern: string): string =>
  pagePatterns.includes(pattern) ? pattern : OTHER_PAGE
