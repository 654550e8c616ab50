import { documentTitle } from '@isp/contract/site'
import { typograph } from '@isp/i18n'

export const personalMessages = {
  title: 'Настройки',
  documentTitle: documentTitle('Настройки'),
  toData: 'Имя, телефон и часовой пояс',
  password: 'Пароль',
  passwordText: typograph('Смена пароля завершает все остальные входы, этот продолжится.'),
  changePassword: 'Сменить пароль',
  sessions: 'Где вы вошли',
  sessionsText: typograph('Если видите незнакомый вход — завершите его и смените пароль.'),
  unknownDevice: 'Неизвестное устройство',
  current: 'Этот браузер',
  since: 'Вход',
  seen: 'Был активен',
  showAll: (count: number): string => `Показать все входы: ${count}`,
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
  consents: 'Согласия',
  consentsText: typograph('На что вы согласились, когда и на какую редакцию текста.'),
  noConsents: typograph('В этом кабинете согласий не записано.'),
  consentOf: {
    personalData: 'Обработка персональных данных',
    mailing: 'Письма о новинках и акциях',
  },
  given: 'Дано',
  /** «personal-data-2026-11» → «редакция 2026-11» */
  edition: (document: string): string =>
    `редакция ${/\d{4}-\d\d$/.exec(document)?.[0] ?? document}`,
  takenBack: 'Отозвано',
  withdrawn: 'Отозвано',
  withdraw: 'Отозвать',
  withdrawOf: (name: string): string => `Отозвать согласие: ${name}`,
  endConsent: 'Отозвать согласие',
  endConsentText: typograph(
    'Без согласия на обработку данных кабинет невозможен: он будет закрыт сразу, а имя, телефон, почта, входы и приглашения — удалены. Останутся оформленные заказы и документы по ним — пять лет, как требует закон о бухгалтерском учёте, — и запись о том, что согласие было дано и отозвано. Вернуть кабинет будет нельзя.',
  ),
  consentEnded: { text: 'Согласие отозвано, кабинет закрыт' },
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
