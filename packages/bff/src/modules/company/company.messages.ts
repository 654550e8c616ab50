/** Rights of a role, for letters. */
export const companyMessages = {
  mayDo: {
    manager: 'Вы сможете заказывать товары, приглашать коллег и видеть все заказы компании.',
    buyer: 'Вы сможете собирать корзины и оформлять заказы.',
    employee: 'Вы сможете собирать корзины и передавать их закупщику.',
  },
} as const
