/** §7.5: the page that a feedback form stands on, as its path travels: `/help/%D1%81…/`. */
export const PAGE_PATH_HEADER = 'x-page-path'

const MAX_LENGTH = 500

/** A path of ours: from the root, of one host, without folders that lead up, and not of the servers. */
export const isPagePath = (path: string): boolean =>
  path.length <= MAX_LENGTH &&
  /^\/(?:[\w.~!$&'()*+,;=:@%-]+\/)*[\w.~!$&'()*+,;=:@%-]*$/.test(path) &&
  !/(?:^|\/)\.{1,2}(?:\/|$)/.test(path) &&
  !path.startsWith('/bff/')
