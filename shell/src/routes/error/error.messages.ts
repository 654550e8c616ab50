export const errorMessages = {
  title: 'Страница не открылась',
  home: 'На главную',
} as const
