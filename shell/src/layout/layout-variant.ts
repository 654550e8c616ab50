export type LayoutVariant = 'main' | 'cabinet'

/**
 * §2.2: pages of the cabinet stand in a layout of their own. By segment (D1): `/search/cabinet/` is a search,
 * so only a leading `cabinet` counts as the cabinet's own address.
 */
export const layoutVariant = (pathname: string): LayoutVariant =>
  pathname.split('/')[1] === 'cabinet' ? 'cabinet' : 'main'
