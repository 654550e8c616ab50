import { NBSP, quoted } from '@isp/i18n'

/** Words that components say of themselves; everything else comes in through props. Those of one kind stand with it. */
export const uiMessages = {
  loading: 'Загрузка…',
  close: 'Закрыть',
  retry: 'Повторить',
  errorTitle: `Не${NBSP}удалось загрузить`,
  errorText: `Попробуйте ещё раз. Если ошибка повторится, напишите нам и${NBSP}укажите номер запроса.`,
  requestId: 'Номер запроса',
  remove: (text: string) => `Убрать ${quoted(text)}`,
  variants: {
    info: 'Сообщение',
    success: 'Готово',
    warning: 'Внимание',
    error: 'Ошибка',
  },
} as const
