/** The menu and the heads of documents need these before the pages are fetched. */
export const pageTitles = {
  personal: 'Настройки',
  company: 'Компания',
  companies: 'Компании',
  papers: 'Документы',
  personaldata: 'Личные данные',
} as const
