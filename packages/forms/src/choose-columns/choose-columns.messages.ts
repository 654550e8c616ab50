import { quoted, typograph } from '@isp/i18n'

export const chooseColumnsMessages = {
  title: 'Выберите столбцы',
  text: (sheet: string) =>
    typograph(
      `Это начало листа ${quoted(sheet)}. Укажите, в каких столбцах артикул и количество: для таблиц с такими же заголовками мы это запомним.`,
    ),
  preview: 'Первые строки файла',
  column: (letter: string, examples: readonly string[]) => `${letter}: ${examples.join(', ')}`,
  article: 'Столбец с артикулом',
  quantity: 'Столбец с количеством',
  notChosen: 'Выберите столбец',
  missing: 'Выберите столбец',
  same: typograph('В этом столбце артикул: выберите другой'),
  other: 'выбрать другой файл',
  read: 'Прочитать файл',
} as const
