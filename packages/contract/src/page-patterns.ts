import { pagePatterns } from './generated/page-patterns.ts'

/** Pattern of every path that is not one of our pages. */
export const OTHER_PAGE = 'other'

/** `/product/sverlo-10/` → `/product/[productCode]/`: identifies the page without any data of the visitor. */
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

/** Returns OTHER_PAGE for unknown patterns, so that clients cannot create new ones. */
export const knownPage = (pattern: string): string =>
  pagePatterns.includes(pattern) ? pattern : OTHER_PAGE
