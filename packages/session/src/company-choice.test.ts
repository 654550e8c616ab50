import type { MemberCompany, User } from '@isp/contract'
import { describe, expect, test } from 'vitest'
import { canSwitch, chooseAutomatically, firstAgreementOf, needsChooser } from './company-choice.ts'

const company = (uuid: string, agreements: string[]): MemberCompany => ({
  uuid,
  name: uuid,
  inn: '5260000001',
  status: { code: 'ACTIVE' },
  role: 'buyer',
  agreements: agreements.map((name) => ({ uuid: name, name })),
})
const user = (...companies: MemberCompany[]) => ({ companies }) as User
const nothing = {
  companyUuid: null,
  agreementUuid: null,
  specificationUuid: null,
  isConfirmed: false,
}

describe('выбор компании и договора после входа (§2.7, D4)', () => {
  test('у пользователя без компаний выбирать нечего, и это подтверждено', () => {
    expect(chooseAutomatically(user(), nothing)).toEqual({ ...nothing, isConfirmed: true })
  })

  test('одна компания с одним договором выбирается и подтверждается сама', () => {
    const choice = chooseAutomatically(user(company('a', ['a1'])), nothing)
    expect(choice).toEqual({
      companyUuid: 'a',
      agreementUuid: 'a1',
      specificationUuid: null,
      isConfirmed: true,
    })
  })

  test('одна компания без договоров тоже подтверждается сама', () => {
    const choice = chooseAutomatically(user(company('a', [])), nothing)
    expect(choice).toEqual({
      companyUuid: 'a',
      agreementUuid: null,
      specificationUuid: null,
      isConfirmed: true,
    })
  })

  test('при нескольких договорах первый отмечен, но подтверждает его человек', () => {
    const choice = chooseAutomatically(user(company('a', ['a1', 'a2'])), nothing)
    expect(choice).toEqual({
      companyUuid: 'a',
      agreementUuid: 'a1',
      specificationUuid: null,
      isConfirmed: false,
    })
  })

  test('подтверждённый раньше выбор сохраняется, пока он существует', () => {
    const two = user(company('a', ['a1']), company('b', ['b1', 'b2']))
    const kept = {
      companyUuid: 'b',
      agreementUuid: 'b2',
      specificationUuid: null,
      isConfirmed: true,
    }
    expect(chooseAutomatically(two, kept)).toEqual(kept)
  })

  test('если компании больше нет, отмечается первая и подтверждение снимается', () => {
    const two = user(company('a', ['a1']), company('b', ['b1']))
    const gone = {
      companyUuid: 'x',
      agreementUuid: 'x1',
      specificationUuid: null,
      isConfirmed: true,
    }
    expect(chooseAutomatically(two, gone)).toEqual({
      companyUuid: 'a',
      agreementUuid: 'a1',
      specificationUuid: null,
      isConfirmed: false,
    })
  })

  test('первая компания вместо пропавшей не подтверждена, хоть договора нет у обеих', () => {
    const gone = { ...nothing, companyUuid: 'x', isConfirmed: true }
    expect(chooseAutomatically(user(company('a', []), company('b', [])), gone)).toEqual({
      ...nothing,
      companyUuid: 'a',
    })
  })

  test('если пропал договор, нужен новый выбор', () => {
    const kept = {
      companyUuid: 'a',
      agreementUuid: 'x1',
      specificationUuid: null,
      isConfirmed: true,
    }
    const choice = chooseAutomatically(user(company('a', ['a1', 'a2'])), kept)
    expect(choice).toMatchObject({
      agreementUuid: 'a1',
      specificationUuid: null,
      isConfirmed: false,
    })
  })

  test('сменить можно компанию или договор, когда есть другой (D5)', () => {
    expect(needsChooser(user())).toBe(false)
    expect(needsChooser(user(company('a', ['a1'])))).toBe(false)
    expect(needsChooser(user(company('a', ['a1', 'a2'])))).toBe(true)
    expect(needsChooser(user(company('a', []), company('b', [])))).toBe(true)
  })

  test('вместе с компанией берётся её первый договор', () => {
    const two = user(company('a', ['a1']), company('b', ['b1', 'b2']))
    expect(firstAgreementOf(two, 'b')).toBe('b1')
    expect(firstAgreementOf(two, 'x')).toBeNull()
    expect(firstAgreementOf(null, 'a')).toBeNull()
  })

  test('D38: спецификация остаётся, пока она есть у того же договора; иначе её нет', () => {
    const specification = { uuid: 's1', number: '7', date: '2026-11-01' }
    const own = company('a', ['a1', 'a2'])
    own.agreements = own.agreements.map((one) =>
      one.uuid === 'a1' ? { ...one, specifications: [specification] } : one,
    )
    const kept = {
      companyUuid: 'a',
      agreementUuid: 'a1',
      specificationUuid: 's1',
      isConfirmed: true,
    }
    expect(chooseAutomatically(user(own), kept)).toEqual(kept)
    expect(chooseAutomatically(user(own), { ...kept, agreementUuid: 'a2' })).toMatchObject({
      agreementUuid: 'a2',
      specificationUuid: null,
      isConfirmed: true,
    })
    expect(chooseAutomatically(user(own), { ...kept, specificationUuid: 's2' })).toMatchObject({
      specificationUuid: null,
    })
  })

  test('D38: спецификация одного договора — тоже повод сменить, но не повод спрашивать при входе', () => {
    const specification = { uuid: 's1', number: '7', date: '2026-11-01' }
    const own = company('a', ['a1'])
    own.agreements = own.agreements.map((one) => ({ ...one, specifications: [specification] }))
    expect(needsChooser(user(own))).toBe(false)
    expect(canSwitch(user(own))).toBe(true)
    for (const alone of [user(company('a', ['a1'])), user(company('a', [])), user()]) {
      expect(canSwitch(alone)).toBe(false)
    }
  })
})
