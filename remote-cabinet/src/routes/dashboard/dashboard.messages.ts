import { documentTitle } from '@isp/contract/site'

export const dashboardMessages = {
  documentTitle: documentTitle('Личный кабинет'),
  menu: 'Главная',
  greeting: (name: string) => (name ? `Здравствуйте, ${name}!` : 'Здравствуйте!'),
  inn: 'ИНН',
  role: 'Ваша роль',
  roles: { manager: 'руководитель', buyer: 'закупщик', employee: 'сотрудник' },
  employeeNote: 'Сотрудник собирает корзину, а заказ оформляет закупщик или руководитель.',
  agreement: 'Договор',
  prices: 'Цены в каталоге и корзине показаны по этому договору.',
  pricesOnModeration: 'Цены по договору откроются после проверки, пока показаны базовые.',
  noAgreement: 'Договора пока нет: цены показаны базовые.',
  moderation:
    'Компания на модерации: собирать корзину можно уже сейчас, заказы откроются после проверки.',
  lastOrders: 'Последние заказы',
  allOrders: 'Все заказы',
  noOrders: 'Заказов пока нет',
  noOrdersText: 'Соберите корзину в каталоге и оформите заказ — он появится здесь.',
  quick: 'Быстрые переходы',
  catalog: 'Каталог',
  catalogText: 'Цены и остатки по вашему договору',
  catalogTextBase: 'Базовые цены и остатки на складах',
  search: 'Поиск по артикулу',
  searchText: 'Найти позицию по номеру или названию',
  basket: 'Корзина',
  basketText: 'Проверить количество и сроки',
} as const
