export const noSuchPageMessages = {
  title: 'Такой страницы нет',
  text: 'Возможно, адрес набран с ошибкой или страницу убрали.',
  toHome: 'На главную',
} as const
