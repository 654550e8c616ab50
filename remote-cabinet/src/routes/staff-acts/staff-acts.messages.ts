import type { StaffActKind } from '@isp/contract'

const kinds: Readonly<Record<StaffActKind, string>> = {
  'account.role': 'Роль сотрудника',
  'account.status': 'Статус учётной записи',
  'company.status': 'Статус компании',
  'company.managers': 'Кто ведёт компанию',
  'agreement.created': 'Новый договор',
  'agreement.changed': 'Перемены в договоре',
  'agreement.deleted': 'Договор удалён',
  'synonym.saved': 'Слово словаря поиска',
  'synonym.removed': 'Слово убрано из словаря поиска',
}

const fields: Readonly<Record<string, string>> = {
  staffRole: 'роль',
  status: 'статус',
  managers: 'ведут',
  name: 'название',
  priceType: 'вид цены',
  paymentDays: 'отсрочка, дней',
  creditLimit: 'лимит, коп.',
  meant: 'значение',
}

export const actsMessages = {
  note: 'Записи только добавляются: изменить или стереть их нельзя.',
  search: 'Кто или о ком',
  at: 'Когда',
  actor: 'Кто',
  act: 'Что',
  subject: 'О ком',
  changes: 'Было и стало',
  comment: 'Причина',
  nothing: 'ничего',
  kinds,
  fields,
  emptyTitle: 'Записей нет',
  emptyText: 'Здесь появится всё, что сделают сотрудники.',
} as const
