import { el } from '../commerce-ml.language.ts'
import type { DocumentBuyer } from './order-document.ts'
import { entrepreneur, sale, saleValues } from './sale.language.ts'
import { limits, lineNode, lineText, node } from './write-xml.ts'

const addressNode = (name: string, address: string | null): string => {
  const [postcode = null] = /(?<!\d)\d{6}(?!\d)/.exec(address ?? '') ?? []
  const field = postcode
    ? node(el.addressField, node(el.type, saleValues.postcode), node(el.value, postcode))
    : ''
  const presentation = lineNode(sale.presentation, address)
  return presentation && node(name, presentation, field)
}

const contactNode = (type: string, value: string | null): string => {
  const text = lineNode(el.value, value)
  return text && node(sale.contact, node(el.type, type), text)
}

/** Surname, first name and patronymic, if the written name consists of them; initials do not count. */
const personalNames = (name: string): string => {
  const words = name.split(' ')
  if (words.length < 2 || words.length > 3 || !words.every((word) => /^[\p{L}-]+$/u.test(word)))
    return ''
  const [surname = '', first = '', patronymic = ''] = words
  return [
    node(sale.surname, surname),
    node(sale.firstName, first),
    node(sale.patronymic, patronymic),
  ].join('')
}

/** 1C takes the buyer for a legal entity if and only if the element of the official name exists. */
const requisitesOf = ({ isLegalEntity, name, inn, kpp, legalAddress }: DocumentBuyer): string => {
  const numbers = lineNode(sale.inn, inn) + lineNode(sale.kpp, kpp)
  if (isLegalEntity) {
    const address = addressNode(sale.legalAddress, legalAddress)
    return lineNode(sale.officialName, name) + address + numbers
  }
  const bare = lineText(name).replace(entrepreneur, '')
  const address = addressNode(sale.registrationAddress, legalAddress)
  return node(sale.fullName, bare) + personalNames(bare) + numbers + address
}

/** The sequence of elements is that of the schema: the role comes last. */
export const writeBuyer = (buyer: DocumentBuyer): string =>
  node(
    sale.party,
    lineNode(el.id, buyer.id, limits.id),
    lineNode(el.name, buyer.name),
    requisitesOf(buyer),
    addressNode(el.address, buyer.address),
    node(
      sale.contacts,
      contactNode(saleValues.email, buyer.email),
      contactNode(saleValues.phone, buyer.phone),
    ),
    node(sale.role, saleValues.buyer),
  )
