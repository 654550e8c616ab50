import {
  type ConsentKind,
  type consentDocuments,
  currentConsents,
} from '@isp/contract/consent-documents'
import { SITE_CITY, SITE_EMAIL, SITE_NAME, SITE_STREET } from '@isp/contract/site'

type TextsOf<Kind extends ConsentKind> = Readonly<
  Record<(typeof consentDocuments)[Kind][number], readonly string[]>
>

/** The exact texts that users agree to: the id is stored with the consent, so a text that has been shown must never change. */
export const personalDataTexts: TextsOf<'personalData'> = {
  'personal-data-2026-11': [
    `Я свободно, своей волей и в своём интересе даю магазину ${SITE_NAME} (${SITE_CITY}, ${SITE_STREET}) согласие на обработку моих персональных данных.`,
    'Какие данные: адрес электронной почты, номер телефона, фамилия, имя, отчество, место работы и должность, сведения о заказах и обращениях, IP-адрес, данные файлов cookie.',
    'Для чего: создать кабинет и дать в него войти, заключать и исполнять договоры поставки с компанией, которую я представляю, отвечать на обращения.',
    'Что с ними делают: собирают, записывают, систематизируют, хранят, уточняют, используют, передают перевозчику для доставки, блокируют и удаляют — с помощью компьютеров и без них.',
    'Как долго: пока существует кабинет. Документы о поставках хранятся столько, сколько требует закон о бухгалтерском учёте.',
    `Согласие можно отозвать в кабинете или письмом на ${SITE_EMAIL}.`,
  ],
}

/** Consent to e-mails with news; the label of the checkbox is a short form of it. */
export const mailingTexts: TextsOf<'mailing'> = {
  'mailing-2026-11': [
    `Я согласен получать от магазина ${SITE_NAME} письма о новинках и акциях на указанную почту. Отписаться можно в кабинете или по ссылке в письме.`,
  ],
}

/** What people agree to now, in paragraphs. */
export const currentPersonalDataText: readonly string[] =
  personalDataTexts[currentConsents.personalData]
