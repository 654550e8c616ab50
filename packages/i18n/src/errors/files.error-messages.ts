import type { filesErrors } from '@isp/contract/errors'
import { formatNumber } from '../number.ts'
import { type ErrorMessages, shown } from './error-message.ts'

export const filesErrorMessages: ErrorMessages<typeof filesErrors> = {
  FILE_NOT_FOUND: 'Файл не найден. Возможно, его удалили или срок отправки истёк.',
  FILE_ALREADY_UPLOADED: 'Этот файл уже отправлен. Чтобы заменить его, прикрепите файл заново.',
  ASSET_IN_USE: ({ places = '' }) =>
    `Файл показан на сайте или стоит в черновике: «${shown(places)}». Сначала уберите его оттуда.`,
  FILE_NAME_INVALID:
    'Имя файла не подходит: оно длиннее 255 байт или содержит косую черту либо невидимые знаки. Переименуйте файл.',
  FILE_MISSING: 'Файл не приложен. Выберите его ещё раз.',
  FILE_BROKEN_OFF: 'Файл дошёл не целиком. Проверьте связь и отправьте его ещё раз.',
  FILE_TOO_LARGE: 'Файл слишком большой. Допустимый размер — 25 МБ.',
  FILES_TOO_MANY: ({ max }) =>
    typeof max === 'number'
      ? `Файлов слишком много. Максимум — ${formatNumber(max)}.`
      : 'Файлов слишком много. Оставьте только нужные.',
  FILE_TYPE_REFUSED: ({ types }) =>
    types === undefined
      ? 'Неверный формат файла.'
      : `Неверный формат файла. Можно приложить: ${shown(types)}.`,
  FILE_QUOTA_EXCEEDED: 'За сутки отправлено слишком много файлов. Продолжите завтра.',
  STORAGE_FULL: 'На сервере не осталось места для файлов. Мы уже знаем об этом, попробуйте позже.',
  STORAGE_UNAVAILABLE: 'Хранилище файлов не отвечает. Попробуйте через несколько минут.',
}
