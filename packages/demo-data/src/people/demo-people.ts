import { innOf } from './inn.ts'

/** The password of every demo account (decisions, Demo accounts). */
export const demoPassword = 'demo-2026'

/** Who of the staff looks after the active companies. */
export const demoManager = 'sales@example.com'

/** By its external id: a part of what is due is not paid. */
export const demoLateAgreement = 'demo:agreement-2-2'

/** Sums in kopecks; null: nobody knows. What is owed follows from the orders. */
export type DemoTerms = {
  paymentDays: number | null
  creditLimit: number | null
}
export type DemoGoods = { prices: string; section: string; part: number }
export type DemoSpecification = {
  uuid: string
  externalId: string
  number: string
  date: string
  priceType: string
  /** D38: names the goods of this section, at such a part of the base price; null: the price type is for all goods. */
  goods: DemoGoods | null
}
export type DemoAgreement = {
  uuid: string
  externalId: string
  name: string
  priceType: string
  terms: DemoTerms
  specifications: readonly DemoSpecification[]
}

export type DemoCompany = {
  uuid: string
  externalId: string
  name: string
  inn: string
  kpp: string
  status: 'ACTIVE' | 'MODERATION'
  agreements: readonly DemoAgreement[]
}
export type DemoAccount = {
  uuid: string
  login: string
  firstName: string
  lastName: string
  patronymic: string
  staffRole: 'admin' | 'sales' | 'content' | null
  memberships: readonly {
    company: string
    role: 'manager' | 'buyer' | 'employee'
    isBlocked: boolean
  }[]
}

const uuid = (kind: number, number: number): string =>
  `de000000-000${kind}-4000-8000-${String(number).padStart(12, '0')}`

type AgreementMore = Partial<DemoTerms> & {
  specifications?: readonly (readonly [number: string, date: string, prices: string | DemoGoods])[]
}

const unknownTerms: DemoTerms = { paymentDays: null, creditLimit: null }

const company = (
  number: number,
  name: string,
  nine: string,
  kpp: string,
  agreements: readonly (readonly [name: string, priceType: string, more?: AgreementMore])[],
  status: DemoCompany['status'] = 'ACTIVE',
): DemoCompany => ({
  uuid: uuid(2, number),
  externalId: `demo:company-${number}`,
  name,
  inn: innOf(nine),
  kpp,
  status,
  agreements: agreements.map(([title, priceType, { specifications = [], ...terms } = {}], at) => ({
    uuid: uuid(3, number * 10 + at),
    externalId: `demo:agreement-${number}-${at + 1}`,
    name: title,
    priceType: `demo:${priceType}`,
    terms: { ...unknownTerms, ...terms },
    specifications: specifications.map(([ownNumber, date, prices], place) => {
      const externalId = `demo:specification-${number}-${at + 1}${place ? `-${place + 1}` : ''}`
      const isForAll = typeof prices === 'string'
      return {
        uuid: uuid(4, place * 100 + number * 10 + at),
        externalId,
        number: ownNumber,
        date,
        priceType: isForAll ? `demo:${prices}` : externalId,
        goods: isForAll ? null : prices,
      }
    }),
  })),
})

const companies: readonly DemoCompany[] = [
  company(1, 'ООО «Волжский машиностроитель»', '526000101', '526001001', [
    ['Договор поставки № 14/26', 'wholesale-1', { paymentDays: 0 }],
  ]),
  company(2, 'ООО «Приокский ремонтный завод»', '525400202', '525401001', [
    [
      'Договор № 112 — основное производство',
      'wholesale-2',
      {
        paymentDays: 30,
        creditLimit: 1_000_000_000,
        specifications: [
          ['7', '2026-09-01', 'dealer'],
          [
            '12',
            '2026-10-15',
            { prices: 'По спецификации № 12', section: 'sverla-c-h', part: 0.7 },
          ],
        ],
      },
    ],
    ['Договор № 118 — ремонтная служба', 'wholesale-1', { paymentDays: 14 }],
  ]),
  company(3, 'ООО «Станкосервис-НН»', '526200303', '526201001', [
    ['Дилерский договор № 7', 'dealer'],
  ]),
  company(
    4,
    'ООО «Кстовские металлоконструкции»',
    '525000404',
    '525001001',
    [['Договор поставки № 3', 'base']],
    'MODERATION',
  ),
  company(5, 'ООО «Уральская оснастка»', '667100505', '667101001', [
    ['Договор поставки № 51', 'wholesale-1'],
  ]),
  company(6, 'ООО «Сибирский инструментальный двор»', '540500606', '540501001', [
    ['Договор поставки № 62', 'wholesale-2'],
  ]),
  company(7, 'АО «Московский опытный механический завод»', '772100707', '772101001', [
    ['Рамочный договор № 2026-07', 'dealer'],
  ]),
]

const account = (
  number: number,
  login: string,
  lastName: string,
  firstName: string,
  patronymic: string,
  memberships: readonly (readonly [
    company: number,
    role: 'manager' | 'buyer' | 'employee',
    isBlocked?: boolean,
  ])[] = [],
  staffRole: DemoAccount['staffRole'] = null,
): DemoAccount => ({
  uuid: uuid(1, number),
  login: `${login}@example.com`,
  firstName,
  lastName,
  patronymic,
  staffRole,
  memberships: memberships.map(([at, role, isBlocked = false]) => ({
    company: uuid(2, at),
    role,
    isBlocked,
  })),
})

const accounts: readonly DemoAccount[] = [
  account(1, 'buyer', 'Кузнецова', 'Елена', 'Викторовна', [[1, 'buyer']]),
  account(2, 'chief', 'Соколов', 'Андрей', 'Павлович', [
    [2, 'manager'],
    [3, 'manager'],
  ]),
  account(3, 'newcomer', 'Орлов', 'Дмитрий', 'Сергеевич'),
  account(4, 'waiting', 'Лебедева', 'Ольга', 'Игоревна', [[4, 'manager']]),
  account(5, 'halfblocked', 'Морозов', 'Илья', 'Олегович', [
    [5, 'buyer'],
    [6, 'buyer', true],
  ]),
  // §2.2: the first name «name» makes the name-update modal appear.
  account(6, 'noname', '', 'name', '', [[7, 'employee']]),
  account(7, 'admin', 'Романова', 'Анна', 'Юрьевна', [], 'admin'),
  account(8, 'sales', 'Фёдоров', 'Максим', 'Ильич', [], 'sales'),
  account(9, 'content', 'Белова', 'Мария', 'Андреевна', [], 'content'),
  // D42: one asks for what is above the limit, the other decides on it
  account(10, 'master', 'Тихонов', 'Сергей', 'Иванович', [[3, 'buyer']]),
  account(11, 'approver', 'Иванова', 'Наталья', 'Петровна', [[3, 'employee']]),
]

/** Companies with agreements, and the accounts of the decisions table. */
export const demoPeople: { companies: readonly DemoCompany[]; accounts: readonly DemoAccount[] } = {
  companies,
  accounts,
}
