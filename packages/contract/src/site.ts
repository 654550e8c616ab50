import { SITE_CITY, SITE_EMAIL, SITE_NAME, SITE_STREET } from './site-name.ts'

// in a file of its own, so that code that needs only a title does not load the contacts
export { documentTitle, SITE_CITY, SITE_EMAIL, SITE_NAME, SITE_STREET } from './site-name.ts'

/**
 * Name and contacts of the shop, in one place (D25). Demo values: addresses at example.com, a phone number that is not
 * assigned. There is no map key: the contacts page shows the address block (D23).
 */
export const siteConfig = {
  name: SITE_NAME,
  descriptor: 'инструмент, оснастка, станки',
  email: SITE_EMAIL,
  /** Sender of letters, unless `MAIL_FROM` is set. */
  sender: `${SITE_NAME} <shop@example.com>`,
  phone: { shown: '+7 (831) 000-00-00', href: 'tel:+78310000000' },
  address: {
    country: 'Россия',
    countryCode: 'RU',
    region: 'Нижегородская область',
    city: SITE_CITY,
    street: SITE_STREET,
    postalCode: '603124',
  },
  hours: 'пн–пт с 9:00 до 18:00 по московскому времени',
  coordinates: { latitude: 56.3269, longitude: 43.9369 },
  /** First year of the copyright line (§9). */
  since: 2022,
} as const

/** D61: the page that contains the third-party map; our pages embed it in a frame. */
export const MAP_FRAME_PATH = '/contacts/map/'
