/** Name of the shop on pages, in titles, letters, order numbers and the API description (D25). */
export const SITE_NAME = 'ИСП'
export const SITE_EMAIL = 'service@example.com'
export const SITE_CITY = 'Нижний Новгород'
export const SITE_STREET = 'улица Примерная, 1'

/** Title of a page in tabs and search results: `Корзина — ИСП`. */
export const documentTitle = (title: string): string => `${title} — ${SITE_NAME}`
