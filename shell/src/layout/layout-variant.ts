export type LayoutVariant = 'main' | 'cabinet'

/** §2.2: pages of the cabinet have a different layout. Decided by the first path segment (D1): `/search/cabinet/` is a search page. */
export const layoutVariant = (pathname: string): LayoutVariant =>
  pathname.split('/')[1] === 'cabinet' ? 'cabinet' : 'main'
