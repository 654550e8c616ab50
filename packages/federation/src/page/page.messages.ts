import { NBSP, typograph } from '@isp/i18n'

export const pageKitMessages = {
  cutTitle: 'Нет связи',
  pausedTitle: `Нет подключения к${NBSP}сети`,
  pausedText: typograph('Покажем, как только связь появится.'),
  missingTitle: 'Не найдено',
  missingText: typograph('Возможно, этого больше нет или в адресе ошибка.'),
  forbiddenTitle: 'Нет доступа',
  signedOutTitle: `Войдите, чтобы продолжить`,
  signedOutText: typograph('Сессия закончилась. После входа страница откроется на этом же месте.'),
  signIn: 'Войти',
  companyNeededTitle: 'Не выбрана компания',
  companyNeededText: typograph(
    'Выберите компанию, от имени которой работаете, и страница откроется.',
  ),
  chooseCompany: 'Выбрать компанию',
  home: 'На главную',
  retry: 'Повторить',
  stale: typograph('Показаны данные до последнего обновления: обновить их сейчас не удалось.'),
} as const
