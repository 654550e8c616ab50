export const pageMessages = {
  save: 'Сохранить',
  cancel: 'Отмена',
} as const
