import { documentTitle } from '@isp/contract/site'
import { typograph } from '@isp/i18n'

export const registrationPageMessages = {
  documentTitle: documentTitle('Создание кабинета'),
  companyTitle: 'Ваша компания',
  choiceTitle: 'Компания и договор',
  moderationTitle: 'Компания на модерации',
  companyIntro: typograph(
    'Добавьте компанию: заказы, счета и документы оформляются на неё. Мы проверим данные и пришлём договор.',
  ),
  country: 'Страна регистрации',
  countries: {
    RU: 'Россия',
    BY: 'Беларусь',
    KZ: 'Казахстан',
    AM: 'Армения',
    KG: 'Киргизия',
  },
  taxNumber: { RU: 'ИНН', BY: 'УНП', KZ: 'БИН или ИИН', AM: 'УНН', KG: 'ИНН' },
  innHint: typograph('10 цифр у организации, 12 — у предпринимателя'),
  find: 'найти по ИНН',
  found: typograph('Нашли в реестре и заполнили реквизиты. Проверьте их.'),
  foundMany: 'Выберите организацию или филиал',
  notFound: typograph('В реестре такого ИНН нет. Заполните реквизиты сами.'),
  kpp: 'КПП',
  ogrn: 'ОГРН или ОГРНИП',
  name: 'Название',
  nameHint: typograph('Как в документах, например ООО «Пример»'),
  address: 'Юридический адрес',
  submit: 'отправить на проверку',
  skip: 'пропустить и открыть кабинет',
  exists: typograph(
    'Попроситесь в неё: руководитель компании получит письмо и решит, пустить ли вас. Или попросите его прислать вам приглашение.',
  ),
  askToJoin: 'отправить запрос',
  ownAsks: 'мои запросы и компании',
  asked: (company: string) => ({
    label: 'Запрос отправлен',
    text: `Руководитель компании ${company} получит письмо`,
  }),
  sent: 'Компания отправлена на проверку',
  sentText: (name: string) => typograph(`${name}: проверим данные и напишем на вашу почту.`),
  toCabinet: 'открыть кабинет',
} as const
