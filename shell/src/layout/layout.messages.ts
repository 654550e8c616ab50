import { countOf, EN_DASH, formatNumber, type PluralForms } from '@isp/i18n'

const productForms: PluralForms = ['товар', 'товара', 'товаров']
const positionForms: PluralForms = ['позиция', 'позиции', 'позиций']

/** Texts of header, footer, bottom bar, popups, cookie banner and loader. */
export const layoutMessages = {
  skipToContent: 'Перейти к содержанию',
  homeLink: 'на главную',
  mainNavigation: 'Основная навигация',
  serviceNavigation: 'О магазине',
  bottomNavigation: 'Быстрый переход',

  home: 'Главная',
  toHome: 'На главную',
  goBack: 'Вернуться назад',
  catalog: 'Каталог',
  brands: 'Бренды',
  delivery: 'Доставка',
  payment: 'Оплата',
  contacts: 'Контакты',
  constructors: 'Конструкторы',
  isNew: 'новое',
  comparison: 'Сравнение',
  comparisonCount: (count: number) => `Сравнение, ${countOf(count, productForms)}`,
  cabinet: 'Кабинет',
  cabinetSidebar: 'Боковая панель кабинета',
  cabinetSignedIn: 'Кабинет, вход выполнен',
  cabinetReason: 'Войдите, чтобы открыть личный кабинет.',
  basket: 'Корзина',
  basketEmpty: 'Корзина пуста',
  basketSummary: (lines: number, total: string) => `Корзина: ${formatNumber(lines)} / ${total}`,
  quickOrder: 'Быстрый заказ',
  basketTotalUnknown: '…',
  basketCount: (lines: number) => `Корзина, ${countOf(lines, positionForms)}`,
  writeToUs: (email: string) => `Написать на ${email}`,

  menu: 'Меню',

  searchLabel: 'Поиск по каталогу',
  searchPlaceholder: 'найти товар, бренд, категорию',
  searchShort: 'найти товар',
  searchButton: 'Найти',

  wholeCatalog: 'Весь каталог',
  offers: 'Спецпредложения',
  retry: 'Повторить',

  help: 'База знаний',
  footerCatalog: 'Каталог',
  footerBuyer: 'Покупателю',
  footerContacts: 'Контакты',
  feedback: 'Свяжитесь с нами',
  policy: 'Политика обработки персональных данных',
  postalCity: (postalCode: string, city: string) => `${postalCode}, ${city}`,
  copyright: (name: string, since: number, year: number) =>
    year > since ? `© ${since}${EN_DASH}${year} ${name}` : `© ${since} ${name}`,
  toTop: 'Наверх',

  cookieTitle: 'Файлы cookie',
  cookieText:
    'Мы используем файлы cookie, чтобы сайт работал и помнил ваши настройки. Подробнее\u00A0—',
  cookiePolicy: 'в\u00A0политике обработки персональных данных',
  cookieAccept: 'Понятно',

  popups: 'Уведомления',
  loading: 'Страница загружается',
  offlineTitle: 'Нет подключения к\u00A0сети',
  offlineText: 'Страница откроется сама, как только связь появится.',
} as const
