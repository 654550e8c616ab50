import { SITE_CITY, SITE_EMAIL, SITE_NAME, SITE_STREET } from './site-name.ts'

// apart: whoever needs a title loads no contacts
export { documentTitle, SITE_CITY, SITE_EMAIL, SITE_NAME, SITE_STREET } from './site-name.ts'

/**
 * Name and contacts of the shop, in one place (D25). Demo values: addresses at example.com,
 * a phone number that reaches nobody. There is no map key: the contacts page shows the address block (D23).
 */
export const siteConfig = {
  name: SITE_NAME,
  descriptor: 'инструмент, оснастка, станки',
  email: SITE_EMAIL,
  /** Whom letters come from, unless `MAIL_FROM` says otherwise. */
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
  /** The year that the copyright line starts with (§9). */
  since: 2022,
} as const

/** D61: the page that holds the foreign map; our pages take it into a frame. */
export const MAP_FRAME_PATH = '/contacts/map/'
