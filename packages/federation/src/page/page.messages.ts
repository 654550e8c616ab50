import { NBSP } from '@isp/i18n'

export const pageKitMessages = {
  cutTitle: 'Нет связи',
  pausedTitle: `Нет подключения к${NBSP}сети`,
  pausedText: 'Покажем, как только связь появится.',
  missingTitle: 'Не найдено',
  missingText: 'Возможно, в адресе ошибка.',
  forbiddenTitle: 'Нет доступа',
  signedOutTitle: 'Войдите, чтобы продолжить',
  signedOutText: 'Сессия закончилась.',
  signIn: 'Войти',
  companyNeededTitle: 'Не выбрана компания',
  chooseCompany: 'Выбрать компанию',
  home: 'На главную',
  retry: 'Повторить',
  stale: `Обновить не${NBSP}удалось: показано прежнее.`,
} as const
