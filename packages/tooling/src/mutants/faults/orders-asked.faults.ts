import type { Fault } from '../fault.ts'

const endpoints = 'packages/contract/src/endpoints/order/order.endpoints.ts'
const schema = 'packages/contract/src/schemas/order.schema.ts'

/** What the contract lets in on its way to an order. */
export const faults: readonly Fault[] = [
  {
    id: 'key-of-any-form',
    file: endpoints,
    find: "'idempotency-key': z.uuid()",
    replace: "'idempotency-key': z.string()",
    tests: ['modules/order/order.refusals.test'],
    harm: 'вместо объяснения — ошибка сервера',
  },
  {
    id: 'employee-makes-an-order',
    file: endpoints,
    find: "которую сначала согласуют',\n    access: { company: ['manager', 'buyer'], agreement: true },",
    replace: "которую сначала согласуют',\n    access: { company: companyRoles, agreement: true },",
    tests: ['modules/order/order.refusals.test'],
    harm: 'сотрудник без права заказывать заказывает',
  },
  {
    id: 'address-without-end',
    file: schema,
    find: 'maxLength: ADDRESS_MAX',
    replace: 'maxLength: 100_000',
    tests: ['modules/order/order.refusals.test'],
    harm: 'в адрес влезает книга, накладная её не напечатает',
  },
  {
    id: 'comment-without-end',
    file: schema,
    find: 'maxLength: ORDER_COMMENT_MAX',
    replace: 'maxLength: 100_000',
    tests: ['src/fields.wire.test'],
    harm: 'в комментарий влезает книга',
  },
  {
    id: 'order-with-extra-fields',
    file: schema,
    find: '  .strictObject({\n    deliveryMethod',
    replace: '  .object({\n    deliveryMethod',
    tests: ['modules/order/order.refusals.test'],
    harm: 'скидка, которую прислал клиент, молча пропущена',
  },
  {
    id: 'employee-opens-checkout',
    file: endpoints,
    find: "договор, доставка, контакт',\n    access: { company: ['manager', 'buyer'], agreement: true },",
    replace:
      "договор, доставка, контакт',\n    access: { company: companyRoles, agreement: true },",
    tests: ['modules/order/order.refusals.test'],
    harm: 'сотрудник без права заказывать видит контакты и адреса компании',
  },
  {
    id: 'history-for-anybody-signed-in',
    file: endpoints,
    find: "summary: 'История заказа, новое сверху',\n    access: { company: companyRoles },",
    replace: "summary: 'История заказа, новое сверху',\n    access: 'signedIn',",
    tests: ['src/access.test'],
    harm: 'без компании — ошибка сервера вместо объяснения',
  },
  {
    id: 'orders-for-anybody',
    file: endpoints,
    find: "остальные — свои',\n    access: { company: companyRoles },",
    replace: "остальные — свои',\n    access: 'public',",
    tests: ['src/access.test'],
    harm: 'посетитель без входа получает ошибку сервера, а то и заказы',
  },
  {
    id: 'contact-with-extra-fields',
    file: schema,
    find: '.strictObject({ name: nameField(), phone: phoneField(), email: emailField() })',
    replace: '.object({ name: nameField(), phone: phoneField(), email: emailField() })',
    tests: ['modules/order/order.refusals.test'],
    harm: 'лишнее в контакте молча пропущено',
  },
  {
    id: 'page-of-any-size',
    file: schema,
    find: '...pageInput([20, 50, 100]),',
    replace: 'page: z.int().min(1).optional(),\n    pageSize: z.int().min(1).optional(),',
    tests: ['modules/order/order.list.test'],
    harm: 'одним запросом выгружают все заказы',
  },
  {
    id: 'search-without-end',
    file: schema,
    find: 'z.string().trim().max(100).optional()',
    replace: 'z.string().trim().optional()',
    tests: ['modules/order/order.list.test'],
    harm: 'поиском занимают базу',
  },
  {
    id: 'list-with-extra-fields',
    file: schema,
    find: '.strictObject({\n    ...pageInput',
    replace: '.object({\n    ...pageInput',
    tests: ['modules/order/order.list.test'],
    harm: 'отбор по чужой компании молча пропущен',
  },
]
