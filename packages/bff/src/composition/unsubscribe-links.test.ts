import { randomUuid } from '@isp/contract/random-uuid'
import { makeOrder, makeProductCard } from '@isp/testing'
import { expect, test } from 'vitest'
import {
  codeLetter,
  passwordChangedLetter,
  phoneCodeText,
  phoneLetter,
  resetLetter,
} from '../modules/auth/auth.mail.ts'
import { invitationLetter, joinLetter } from '../modules/company/invitation.mail.ts'
import { unsubscribePath } from '../modules/mail/outgoing/unsubscribe.service.ts'
import {
  cancelledLetter,
  movedLetter,
  reservationEndedLetter,
  reservationEndsLetter,
  shippedLetter,
} from '../modules/order/changes/order-news.mail.ts'
import { orderConfirmation } from '../modules/order/placing/order-confirmation.mail.ts'
import { newsLetter } from '../modules/selections/selections.mail.ts'
import { companyStatusLetter } from '../modules/staff/company-status.mail.ts'

const shop = 'https://shop.example'
const about = { id: 7, number: 'ИСП-000007' }
const pieces = [{ name: 'Сверло', unit: 'шт', quantity: 2 }]
const told = { isWhole: false, note: null, comment: null }
const token = randomUuid()
const company = { name: 'ООО «Альфа»', inn: '5260000019' }

/** One letter of each kind that reacts to something the recipient did: an order, a sign-in, a company. */
const answers = {
  'заказ оформлен': orderConfirmation(makeOrder(), shop),
  'заказ сменил состояние': movedLetter(about, 'CONFIRMED', null, shop),
  'заказ отгружен по частям': shippedLetter(about, pieces, told, shop),
  'заказ отменён': cancelledLetter(about, pieces, told, shop),
  'резерв кончается': reservationEndsLetter(about, '3 декабря', shop),
  'резерв снят': reservationEndedLetter(about, shop),
  'код подтверждения': codeLetter({ code: '123456', minutes: 10, shopOrigin: shop }),
  'код на телефон': phoneLetter(phoneCodeText('1234')),
  'новый пароль': resetLetter({ token, shopOrigin: shop }),
  'пароль изменён': passwordChangedLetter(shop),
  приглашение: invitationLetter(
    { company, author: 'Анна', role: 'buyer', token, expiresAt: new Date('2026-12-01') },
    shop,
  ),
  'запрос на вступление': joinLetter(
    { company: company.name, name: 'Пётр', login: 'p@example.com', message: '', token },
    shop,
  ),
  'компания проверена': companyStatusLetter(
    { name: company.name, status: 'ACTIVE', comment: null },
    shop,
  ),
}

test.each(Object.entries(answers))(
  'задача 15: «%s» — письмо о том, что человек сделал сам: отписываться не от чего',
  (_name, { text, html, unsubscribe }) => {
    expect(unsubscribe).toBeUndefined()
    for (const said of [text, html]) {
      expect(said).not.toBe('')
      expect(said).not.toMatch(/unsubscribe|отпис/i)
    }
  },
)

test('задача 15: письмо о новинках подборок предлагает товары: ссылка, которая его прекращает, в тексте и на странице', () => {
  const news = [
    { name: 'Свёрла', address: '/catalog/drills/', count: 1, cards: [makeProductCard({ id: 1 })] },
  ]
  const { text, html, unsubscribe } = newsLetter(news, token, shop)
  expect(unsubscribe).toBe(new URL(unsubscribePath('selections', token), shop).href)
  for (const said of [text, html]) {
    expect(said).toContain(new URL(unsubscribePath('selections', token), shop).href)
    expect(said).toMatch(/отпис|больше не/i)
  }
})
