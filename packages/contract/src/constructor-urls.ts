const pathOf = (toolType: string, query?: URLSearchParams, step = ''): string => {
  const text = query?.toString() ?? ''
  return `/constructors/${encodeURIComponent(toolType)}/${step}${text && `?${text}`}`
}

/** Apart from the table of addresses, which every page carries: only their own pages and letters lead there. */
export const constructorUrls = {
  one: (toolType: string, query?: URLSearchParams) => pathOf(toolType, query),
  request: (toolType: string, query?: URLSearchParams) => pathOf(toolType, query, 'orderRequest/'),
} as const
