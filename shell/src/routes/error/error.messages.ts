export const errorMessages = {
  title: 'Страница не открылась',
} as const
