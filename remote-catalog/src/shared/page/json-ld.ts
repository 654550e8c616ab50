export type Crumb = { name: string; path: string }

/** schema.org BreadcrumbList; `path` is a path of the shop. */
export const breadcrumbsJsonLd = (origin: string, crumbs: readonly Crumb[]) => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map((crumb, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: crumb.name,
    item: new URL(crumb.path, origin).href,
  })),
})
