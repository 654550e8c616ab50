export const errorMessages = {
  title: 'Страница не открылась',
  unexpected:
    'Произошла ошибка в магазине. Попробуйте ещё раз; если не поможет, обновите страницу.',
  offlineTitle: 'Нет связи',
  home: 'На главную',
} as const
