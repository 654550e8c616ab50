import { NBSP, typograph } from '@isp/i18n'

export const excelMessages = {
  open: typograph('Загрузить товары из файла Excel'),
  title: typograph('Добавить товары в корзину из файла Excel'),
  loading: 'Открываем',
  failed: `Загрузка из${NBSP}Excel сейчас не${NBSP}открывается. Попробуйте ещё раз или обновите страницу.`,
} as const
