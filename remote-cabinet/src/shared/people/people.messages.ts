import type { CompanyRole, InvitationStatus, MemberCompany } from '@isp/contract'

export const roleNames: Readonly<Record<CompanyRole, string>> = {
  manager: 'Руководитель',
  buyer: 'Закупщик',
  employee: 'Сотрудник',
}

/** What a role may do, in a choice of one. */
export const roleNotes: Readonly<Record<CompanyRole, string>> = {
  manager: 'заказы, люди и адреса компании',
  buyer: 'корзины и заказы',
  employee: 'корзины, без заказов',
}

export const invitationStatusNames: Readonly<Record<InvitationStatus, string>> = {
  PENDING: 'Ждёт ответа',
  ACCEPTED: 'Принято',
  DECLINED: 'Отклонено',
  REVOKED: 'Отозвано',
  EXPIRED: 'Истекло',
}

export const companyStatusNames: Readonly<Record<MemberCompany['status']['code'], string>> = {
  NEW: 'Новая',
  MODERATION: 'На модерации',
  ACTIVE: 'Действует',
  REJECTED: 'Отклонена',
  BLOCKED: 'Закрыта',
}
