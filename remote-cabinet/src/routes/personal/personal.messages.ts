import { documentTitle } from '@isp/contract/site'
import { typograph } from '@isp/i18n'

export const personalMessages = {
  title: 'Настройки',
  documentTitle: documentTitle('Настройки'),
  toData: 'Имя, телефон и часовой пояс',
  password: 'Пароль',
  passwordText: typograph(
    'Чтобы сменить пароль, запросите письмо со ссылкой на странице входа: «Забыли пароль?». Смена пароля завершает все остальные входы.',
  ),
  sessions: 'Где вы вошли',
  sessionsText: typograph('Если видите незнакомый вход — завершите его и смените пароль.'),
  unknownDevice: 'Неизвестное устройство',
  current: 'Этот браузер',
  since: 'Вход',
  seen: 'Был активен',
  end: 'Завершить',
  endOf: (device: string): string => `Завершить вход: ${device}`,
  ended: { text: 'Вход завершён' },
  endOthers: 'Завершить все, кроме этого',
  othersEnded: { text: 'Остальные входы завершены' },
  mailing: 'Рассылка',
  mailingLabel: 'Получать новости и предложения на почту',
  mailingSaved: (isOn: boolean) => ({
    text: isOn ? 'Вы подписаны на рассылку' : 'Вы отписаны от рассылки',
  }),
  data: 'Ваши данные',
  dataText: typograph('Всё, что магазин хранит о вас, можно скачать одним файлом.'),
  download: 'Скачать мои данные',
  remove: 'Удалить учётную запись',
  removeText: typograph(
    'Имя, телефон, почта, входы и приглашения будут удалены сразу. Оформленные заказы и документы по ним, с контактами получателя, мы обязаны хранить пять лет: этого требует закон о бухгалтерском учёте. Восстановить учётную запись будет нельзя.',
  ),
  removeConfirm: 'Чтобы подтвердить, введите свой логин',
  removed: { text: 'Учётная запись удалена' },
  cancel: 'Отмена',
  yandex: 'Яндекс Браузер',
} as const
