import { siteConfig } from '@isp/contract/site'

/** schema.org Organization, in every page (§2.13). `origin` has no trailing slash. */
export const organizationJsonLd = (origin: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: siteConfig.name,
  url: `${origin}/`,
  email: siteConfig.email,
  telephone: siteConfig.phone.href.replace('tel:', ''),
  address: {
    '@type': 'PostalAddress',
    addressCountry: siteConfig.address.countryCode,
    addressRegion: siteConfig.address.region,
    addressLocality: siteConfig.address.city,
    postalCode: siteConfig.address.postalCode,
    streetAddress: siteConfig.address.street,
  },
})
