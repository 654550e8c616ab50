import { typograph } from '@isp/i18n'

/** Apart, for the dialog comes in another chunk than its button. */
export const selectionsButtonMessages = {
  save: 'Сохранить подборку',
  open: 'Подборки',
  signIn: typograph('Войдите, чтобы сохранять подборки и получать письма о новом'),
  notLoaded: typograph('Не удалось открыть подборки. Проверьте подключение к сети.'),
} as const
