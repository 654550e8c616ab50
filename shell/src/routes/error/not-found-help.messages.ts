export const notFoundHelpMessages = {
  searchLabel: 'Поиск по каталогу на странице ошибки',
  searchPlaceholder: 'Название, артикул или бренд',
  searchButton: 'Найти',
  sections: 'Разделы каталога',
  catalog: 'Весь каталог',
} as const
