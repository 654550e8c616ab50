import { siteMessages } from './site.messages.ts'

/**
 * Name and contacts of the shop, in one place (D25). Demo values: addresses at example.com,
 * a phone number that reaches nobody. There is no map key: the contacts page shows the address block (D23).
 */
export const siteConfig = {
  name: siteMessages.name,
  descriptor: siteMessages.descriptor,
  email: 'service@example.com',
  phone: { shown: '+7 (831) 000-00-00', href: 'tel:+78310000000' },
  address: {
    country: siteMessages.country,
    countryCode: 'RU',
    region: siteMessages.region,
    city: siteMessages.city,
    street: siteMessages.street,
    postalCode: '603124',
  },
  hours: siteMessages.hours,
  coordinates: { latitude: 56.3269, longitude: 43.9369 },
  /** The year that the copyright line starts with (§9). */
  since: 2022,
} as const

/** The point of the office on a map of the provider (D23), to be opened by a plain link. */
export const mapUrl = (): string => {
  const { latitude, longitude } = siteConfig.coordinates
  return `https://yandex.ru/maps/?ll=${longitude},${latitude}&z=16&pt=${longitude},${latitude}`
}
