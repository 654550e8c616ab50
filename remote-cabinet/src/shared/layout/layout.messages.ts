import type { Specification } from '@isp/contract'
import { countOf, formatDate, typograph } from '@isp/i18n'

export const layoutMessages = {
  loading: 'Кабинет загружается',
  title: 'Личный кабинет',
  needsScripts: typograph(
    'Чтобы войти в кабинет, включите JavaScript и обновите страницу. Спросить о заказе можно и без этого: позвоните нам или напишите.',
  ),
  toContacts: 'Контакты',
  panel: 'Кабинет',
  panelToggle: 'меню кабинета',
  menu: 'Разделы кабинета',
  more: 'ещё',
  fewer: 'свернуть',
  noCompany: 'Без компании',
  change: 'сменить компанию или договор',
  changeTitle: 'Компания и договор',
  chooseCompany: 'Выберите компанию',
  chooseAgreement: 'Выберите договор',
  chooseSpecification: 'Спецификация',
  noSpecification: 'Без спецификации, цены договора',
  specification: ({ number, date }: Pick<Specification, 'number' | 'date'>) =>
    typograph(`Спецификация № ${number} от ${formatDate(date, { year: true })}`),
  staff: 'Сотрудникам',
  confirm: 'подтвердить',
  cancel: 'отмена',
  onModeration: 'На модерации',
  exit: 'выйти из кабинета',
  exitHint: 'Выйти',
  exitQuestion: 'Подтвердите выход из личного кабинета',
  exitConfirm: 'выйти',
  toCatalog: 'перейти в каталог',
  invitations: (count: number): string =>
    countOf(count, [
      'приглашение в новую компанию',
      'приглашения в новую компанию',
      'приглашений в новую компанию',
    ]),
  withCompanyOnly: 'Доступно пользователям с компанией',
} as const
