import type { CompanyRole, InvitationStatus } from '@isp/contract'
import { typograph } from '@isp/i18n'

export const letterLinkMessages = {
  loading: 'Загружаем',
  brokenTitle: 'Ссылка неполная',
  brokenText: typograph('Откройте её прямо из письма: при копировании могла потеряться часть.'),
  signIn: 'Войти',
  register: 'Создать кабинет',
  toCompanies: 'Мои компании',
  needsScripts: typograph('Чтобы ответить, включите JavaScript и обновите страницу.'),
  company: ({ name, inn }: { name: string; inn: string }): string => `${name}, ИНН ${inn}`,
} as const

export const roleTexts: Readonly<Record<CompanyRole, string>> = {
  manager: 'Руководитель: заказы, люди и адреса компании',
  buyer: 'Закупщик: корзины и заказы',
  employee: 'Сотрудник: корзины, без заказов',
}

/** Why a letter cannot be answered any more. */
export const endedTexts: Readonly<Record<Exclude<InvitationStatus, 'PENDING'>, string>> = {
  ACCEPTED: 'На это письмо уже ответили согласием.',
  DECLINED: 'На это письмо уже ответили отказом.',
  REVOKED: 'Отправитель отозвал его.',
  EXPIRED: 'Срок ответа вышел. Попросите отправить новое.',
}
