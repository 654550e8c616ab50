import { createRandom, type Random } from '../random.ts'

/** A ticket of a demo company with what was said in it (D36). */
export type DemoTicket = {
  login: string
  company: string | null
  kind: 'question' | 'price' | 'availability' | 'document' | 'order' | 'claim'
  subject: string
  daysAgo: number
  status: 'NEW' | 'IN_PROGRESS' | 'WAITING_CUSTOMER' | 'DONE'
  /** About the last order that the company had made by then; of a claim: the last one that was delivered. */
  isAboutOrder: boolean
  /** A claim for the first line of that order; `agreed` once the shop has decided. */
  claim?: { wish: 'replace' | 'refund'; reason: 'defect' | 'damaged'; isAgreed: boolean }
  /** The answer of the shop has a certificate with it. */
  hasFile?: boolean
  said: readonly (readonly [who: 'buyer' | 'staff' | 'note', text: string])[]
}

const volga = 'ООО «Волжский машиностроитель»'
const oka = 'ООО «Приокский ремонтный завод»'

const named: readonly DemoTicket[] = [
  {
    login: 'buyer@example.com',
    company: volga,
    kind: 'document',
    subject: 'Сертификаты на партию свёрл',
    daysAgo: 210,
    status: 'DONE',
    isAboutOrder: false,
    hasFile: true,
    said: [
      [
        'buyer',
        'Добрый день! Пришлите, пожалуйста, сертификаты соответствия на последнюю поставку.',
      ],
      ['staff', 'Здравствуйте! Оригиналы вложены в груз, копию прикладываю.'],
      ['buyer', 'Получили, спасибо.'],
    ],
  },
  {
    login: 'buyer@example.com',
    company: volga,
    kind: 'order',
    subject: 'Можно ли отгрузить заказ одной партией',
    daysAgo: 6,
    status: 'WAITING_CUSTOMER',
    isAboutOrder: true,
    said: [
      ['buyer', 'Нам удобнее получить всё сразу: приёмка на складе раз в неделю, по четвергам.'],
      ['note', 'Склад подтверждает: две позиции придут к среде.'],
      [
        'staff',
        'Соберём к четвергу целиком. Пропуск на машину закажете сами или прислать данные водителя?',
      ],
    ],
  },
  {
    login: 'buyer@example.com',
    company: volga,
    kind: 'availability',
    subject: 'Когда будут метчики М12 с покрытием',
    daysAgo: 1,
    status: 'NEW',
    isAboutOrder: false,
    said: [['buyer', 'На сайте «под заказ». Нужно 40 штук к началу декабря — успеете?']],
  },
  {
    login: 'chief@example.com',
    company: oka,
    kind: 'price',
    subject: 'Цена на годовой объём фрез',
    daysAgo: 34,
    status: 'IN_PROGRESS',
    isAboutOrder: false,
    said: [
      ['buyer', 'Готовим план на год: около 600 концевых фрез. Какую цену дадите по договору?'],
      ['staff', 'Считаем, вернёмся с предложением до пятницы.'],
      ['buyer', 'Ждём. Важен ещё срок поставки первой партии.'],
    ],
  },
  {
    login: 'newcomer@example.com',
    company: null,
    kind: 'question',
    subject: 'Как добавить компанию',
    daysAgo: 2,
    status: 'WAITING_CUSTOMER',
    isAboutOrder: false,
    said: [
      ['buyer', 'Зарегистрировался, хочу покупать на организацию. С чего начать?'],
      ['staff', 'Откройте «Компании» в кабинете и добавьте свою по ИНН: проверим в течение дня.'],
    ],
  },
  {
    login: 'buyer@example.com',
    company: volga,
    kind: 'claim',
    subject: 'Сколы на режущих кромках',
    daysAgo: 19,
    status: 'WAITING_CUSTOMER',
    isAboutOrder: true,
    claim: { wish: 'replace', reason: 'defect', isAgreed: true },
    said: [
      ['buyer', 'При входном контроле нашли сколы. Просим заменить.'],
      ['staff', 'Заменим: новую партию проверили, отправим со следующим заказом.'],
    ],
  },
  {
    login: 'chief@example.com',
    company: oka,
    kind: 'claim',
    subject: 'Упаковка порвана, коррозия',
    daysAgo: 2,
    status: 'NEW',
    isAboutOrder: true,
    claim: { wish: 'refund', reason: 'damaged', isAgreed: false },
    said: [['buyer', 'Коробка пришла мокрой, на инструменте ржавчина. Фото сделали при приёмке.']],
  },
]

const DAYS = 720
const goods = [
  'свёрла',
  'концевые фрезы',
  'метчики',
  'сменные пластины',
  'отрезные круги',
  'цанговые патроны',
  'токарные резцы',
  'развёртки',
  'микрометры',
] as const

type Theme = Pick<DemoTicket, 'kind' | 'said'> & { subject: (goods: string) => string }

const themes: readonly Theme[] = [
  {
    kind: 'document',
    subject: (name) => `Сертификат на ${name}`,
    said: [
      ['buyer', 'Нужен сертификат для входного контроля.'],
      ['staff', 'Выслали копию, оригинал положим в следующую поставку.'],
    ],
  },
  {
    kind: 'availability',
    subject: (name) => `Когда придут ${name}`,
    said: [
      ['buyer', 'На складе ноль, а нужны в этом месяце. Есть ли дата?'],
      ['note', 'Машина вышла с завода, будет в пятницу.'],
      ['staff', 'Поступление в пятницу, отложим для вас.'],
      ['buyer', 'Отлично, оформляем.'],
    ],
  },
  {
    kind: 'price',
    subject: (name) => `Цена на ${name} от ста штук`,
    said: [
      ['buyer', 'Берём ежемесячно. Какая будет цена при таком объёме?'],
      ['staff', 'Дадим ещё пять процентов от цены договора, предложение отправили.'],
    ],
  },
  {
    kind: 'order',
    subject: () => 'Перенести отгрузку на неделю',
    said: [
      ['buyer', 'Склад на инвентаризации, примем только со вторника.'],
      ['staff', 'Перенесли, резерв сохранили.'],
    ],
  },
  {
    kind: 'question',
    subject: (name) => `Чем заменить ${name} снятой серии`,
    said: [
      ['buyer', 'Прежнюю серию больше не находим. Что подойдёт по размерам?'],
      ['staff', 'Подойдёт новая серия того же завода: хвостовик и вылет те же.'],
      ['buyer', 'Попробуем, спасибо.'],
    ],
  },
]

/** One of many: the older ones are done, some of the last two months are still open. */
const another = (daysAgo: number, random: Random): DemoTicket => {
  const { kind, subject, said } = random.pick(themes)
  const isOpen = daysAgo < 60 && random.chance(0.3)
  const isOfVolga = random.chance(0.65)
  return {
    login: isOfVolga ? 'buyer@example.com' : 'chief@example.com',
    company: isOfVolga ? volga : oka,
    kind,
    subject: subject(random.pick(goods)),
    daysAgo,
    status: isOpen ? 'IN_PROGRESS' : 'DONE',
    isAboutOrder: kind === 'order',
    said: isOpen ? said.slice(0, 1) : said,
  }
}

/** `count` tickets of two years, the oldest first. Those that show something of their own come with any number above zero. */
export const demoTickets = (count: number): readonly DemoTicket[] => {
  const random = createRandom(54)
  const rest = Math.max(0, count - named.length)
  const others = Array.from({ length: rest }, (_, place) =>
    another(3 + Math.round((DAYS * (rest - place)) / rest), random),
  )
  return count === 0 ? [] : [...others, ...named].sort((one, other) => other.daysAgo - one.daysAgo)
}
