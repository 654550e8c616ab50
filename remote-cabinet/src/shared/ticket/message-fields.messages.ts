import { typograph } from '@isp/i18n'

export const messageFieldsMessages = {
  keys: 'Ctrl+Enter отправляет.',
  files: 'Файлы',
  filesHint: typograph(
    'Чертёж, фото, таблица: до 30 файлов по 25 МБ. Снимок экрана можно вставить прямо в текст.',
  ),
} as const
