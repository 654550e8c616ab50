export const upcomingMessages = {
  home: 'Главная',
  toCatalog: 'В каталог',
  toSearch: 'Найти товар',
} as const
