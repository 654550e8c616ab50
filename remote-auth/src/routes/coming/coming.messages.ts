import { documentTitle } from '@isp/contract/site'

export const comingMessages = {
  documentTitle,
  signIn: 'Войти в кабинет',
  toCatalog: 'Открыть каталог',
  invitation: {
    title: 'Приглашение в компанию',
    text: 'Принять приглашение на сайте пока нельзя: эта страница откроется вместе с регистрацией. Приглашение не пропадёт.',
  },
  employee: {
    title: 'Подтверждение сотрудника',
    text: 'Подтвердить сотрудника на сайте пока нельзя: эта страница откроется вместе с регистрацией. Запрос не пропадёт.',
  },
} as const
