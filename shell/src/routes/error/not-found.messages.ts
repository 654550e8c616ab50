export const notFoundMessages = {
  documentTitle: (title: string, name: string) => `${title} — ${name}`,
  page: {
    title: 'Страница не найдена',
    text: 'Возможно, в адресе опечатка или страницу перенесли. Найдите нужное поиском или начните с каталога.',
  },
  product: {
    title: 'Товар не найден',
    text: 'Такого товара в каталоге нет: он снят с продажи, или в адресе опечатка. Попробуйте найти его по названию или артикулу.',
  },
  searchLabel: 'Поиск по каталогу на странице ошибки',
  searchPlaceholder: 'Название, артикул или бренд',
  searchButton: 'Найти',
  sections: 'Разделы каталога',
  home: 'На главную',
  catalog: 'Весь каталог',
} as const
