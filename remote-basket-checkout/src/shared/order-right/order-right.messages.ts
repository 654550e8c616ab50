import type { MemberCompany } from '@isp/contract'
import { NBSP, typograph } from '@isp/i18n'

type CompanyStatus = MemberCompany['status']['code']
type Notice = { title: string; text: string }

const checked: Notice = {
  title: `Компания проходит проверку`,
  text: typograph('Корзина сохранится. Когда проверка закончится, заказ можно будет оформить.'),
}

/** Why an order cannot be made here and now, and what helps: the same words in the basket and at the checkout. */
export const orderRightMessages = {
  noCompany: {
    title: `Для заказа нужна компания`,
    text: typograph(
      'Зарегистрируйте компанию по ИНН или попроситесь в ту, что у нас уже покупает. Корзина сохранится.',
    ),
  },
  /** The name brings its own quotation marks, so it stands apart. */
  company: (name: string, text: string) => typograph(`${name}. ${text}`),
  notActive: {
    NEW: checked,
    MODERATION: checked,
    REJECTED: {
      title: `Компания не${NBSP}прошла проверку`,
      text: typograph('Корзина сохранится. Свяжитесь с нами: подскажем, что исправить в данных.'),
    },
    BLOCKED: {
      title: 'Компания заблокирована',
      text: typograph('Корзина сохранится. Свяжитесь с нами, чтобы узнать причину.'),
    },
  } satisfies Record<Exclude<CompanyStatus, 'ACTIVE'>, Notice>,
  /** The server has refused, and has not said for which status. */
  notActiveNow: {
    title: `Компания пока не${NBSP}может заказывать`,
    text: typograph('Корзина сохранится. Свяжитесь с нами, чтобы узнать причину.'),
  },
  role: {
    title: `Оформляет покупатель или${NBSP}руководитель`,
    text: typograph(
      'Ваша роль в этой компании — сотрудник: собирать корзину можно, оформлять заказ нельзя. Попросите коллегу с ролью закупщика или руководителя.',
    ),
  },
  toCompanies: 'Добавить компанию',
  contacts: `Связаться с${NBSP}менеджером`,
} as const

export const notActiveNotice = (status: CompanyStatus | null): Notice =>
  status === null || status === 'ACTIVE'
    ? orderRightMessages.notActiveNow
    : orderRightMessages.notActive[status]
