/** §7.5: the header with the path of the page that contains the feedback form, URL-encoded: `/help/%D1%81…/`. */
export const PAGE_PATH_HEADER = 'x-page-path'

const MAX_LENGTH = 500

/** Whether a path is one of our pages: absolute, on this host, without `..`, and not served by the BFF or as a file. */
export const isPagePath = (path: string): boolean =>
  path.length <= MAX_LENGTH &&
  /^\/(?:[\w.~!$&'()*+,;=:@%-]+\/)*[\w.~!$&'()*+,;=:@%-]*$/.test(path) &&
  !/(?:^|\/)\.{1,2}(?:\/|$)/.test(path) &&
  !path.startsWith('/bff/')
