/** The Russian half of the site's configuration (D25): what `site.config.ts` shows to people. */
export const siteMessages = {
  name: 'ИСП',
  descriptor: 'инструмент, оснастка, станки',
  country: 'Россия',
  region: 'Нижегородская область',
  city: 'Нижний Новгород',
  street: 'улица Примерная, 1',
  hours: 'пн–пт с 9:00 до 18:00 по московскому времени',
} as const
