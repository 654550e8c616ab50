/** A ticket of a demo company with what was said in it (D36). */
export type DemoTicket = {
  login: string
  company: string | null
  kind: 'question' | 'price' | 'availability' | 'document' | 'order'
  subject: string
  daysAgo: number
  status: 'NEW' | 'IN_PROGRESS' | 'WAITING_CUSTOMER' | 'DONE'
  /** About the last order of the company. */
  isAboutOrder: boolean
  said: readonly (readonly [who: 'buyer' | 'staff' | 'note', text: string])[]
}

const volga = 'ООО «Волжский машиностроитель»'
const oka = 'ООО «Приокский ремонтный завод»'

export const demoTickets: readonly DemoTicket[] = [
  {
    login: 'buyer@example.com',
    company: volga,
    kind: 'document',
    subject: 'Сертификаты на партию свёрл',
    daysAgo: 210,
    status: 'DONE',
    isAboutOrder: false,
    said: [
      [
        'buyer',
        'Добрый день! Пришлите, пожалуйста, сертификаты соответствия на последнюю поставку.',
      ],
      ['staff', 'Здравствуйте! Оригиналы вложены в груз, копии выслали вам на почту.'],
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
]
