/** Whose shop it is: on pages, in titles, letters, order numbers and in the description of the API (D25). */
export const SITE_NAME = 'ИСП'
export const SITE_EMAIL = 'service@example.com'
export const SITE_CITY = 'Нижний Новгород'
export const SITE_STREET = 'улица Примерная, 1'

/** Title of a document in a tab and in search results: `Корзина — ИСП`. */
export const documentTitle = (title: string): string => `${title} — ${SITE_NAME}`
