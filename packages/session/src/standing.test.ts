import type { Agreement, MemberCompany, User } from '@isp/contract'
import { describe, expect, test } from 'vitest'
import { isSettled, isSignedIn, type Standing, standingOf } from './standing.ts'

const agreement: Agreement = { uuid: 'a1', name: 'Договор № 17' }
const company = (over: Partial<MemberCompany> = {}): MemberCompany => ({
  uuid: 'c1',
  name: 'ООО «Станкосервис»',
  inn: '5260123456',
  status: { code: 'ACTIVE' },
  role: 'buyer',
  agreements: [agreement],
  ...over,
})
const userOf = (...companies: MemberCompany[]) => ({ companies }) as User

type Known = Parameters<typeof standingOf>[0]
const member: Known = {
  status: 'signed-in',
  user: userOf(company()),
  isUserFailed: false,
  companyUuid: 'c1',
  agreementUuid: 'a1',
  specificationUuid: null,
  isConfirmed: true,
  isNotModeration: false,
}
const standing = (over: Partial<Known>): Standing => standingOf({ ...member, ...over })
const onModeration = userOf(company({ status: { code: 'MODERATION' } }))

describe('кем стоит посетитель (§2.6, §2.7, §6)', () => {
  test('пока не сказано, кто это, он не аноним и не вошедший', () => {
    const unknown = standing({ status: 'unknown', user: null })
    expect(unknown).toEqual({ kind: 'unknown' })
    expect(isSignedIn(unknown)).toBe(false)
    expect(isSettled(unknown)).toBe(false)
  })

  test('аноним остаётся анонимом, что бы ни осталось от прежнего входа', () => {
    const anonymous = standing({ status: 'anonymous' })
    expect(anonymous).toEqual({ kind: 'anonymous' })
    expect(isSignedIn(anonymous)).toBe(false)
  })

  test('вошедший, которого сервер ещё не назвал, ждёт, а не считается чужим', () => {
    expect(standing({ user: null })).toEqual({ kind: 'waiting' })
    expect(isSignedIn(standing({ user: null }))).toBe(true)
  })

  test('если сервер не смог его назвать, это сбой, а не выход', () => {
    expect(standing({ user: null, isUserFailed: true })).toEqual({ kind: 'failed' })
  })

  test('имя, пришедшее после сбоя, важнее сбоя', () => {
    expect(standing({ isUserFailed: true })).toMatchObject({ kind: 'member' })
  })

  test('неподтверждённый выбор компании и договора — ещё не выбор', () => {
    const choosing = standing({ isConfirmed: false })
    expect(choosing).toEqual({ kind: 'choose', user: member.user })
    expect(isSettled(choosing)).toBe(false)
  })

  test.each([null, 'c9'])('подтверждение без своей компании (%s) ничего не открывает', (uuid) => {
    expect(standing({ companyUuid: uuid })).toMatchObject({ kind: 'choose' })
  })

  test('компания на модерации ждёт, пока уведомление прочтут, и называет себя', () => {
    const unread = standing({ user: onModeration })
    expect(unread).toMatchObject({ kind: 'moderation', company: { uuid: 'c1' } })
    expect(isSettled(unread)).toBe(false)
    const read = standing({ user: onModeration, isNotModeration: true })
    expect(read).toMatchObject({ kind: 'member', company: { status: { code: 'MODERATION' } } })
  })

  test('без компании спрашивать нечего: путь открыт', () => {
    const alone = standing({ user: userOf(), companyUuid: null, isConfirmed: false })
    expect(alone).toEqual({ kind: 'no-company', user: userOf() })
    expect(isSettled(alone)).toBe(true)
  })

  test.each(['manager', 'buyer', 'employee'] as const)(
    'сотрудник компании назван с ролью %s',
    (role) => {
      const here = standing({ user: userOf(company({ role })) })
      expect(here).toMatchObject({ kind: 'member', role, agreement, company: { uuid: 'c1' } })
      expect(isSettled(here)).toBe(true)
    },
  )

  test('спецификация названа, пока она есть у выбранного договора (D38)', () => {
    const specifications = ['s1', 's2'].map((uuid) => ({ uuid, number: uuid, date: '2026-11-01' }))
    const user = userOf(
      company({
        agreements: [
          { ...agreement, specifications },
          { ...agreement, uuid: 'a2' },
        ],
      }),
    )
    const chosen = (over: Partial<Known>) => standing({ user, ...over })
    expect(chosen({ specificationUuid: 's2' })).toMatchObject({ specification: specifications[1] })
    for (const over of [
      {},
      { specificationUuid: 's9' },
      { specificationUuid: 's2', agreementUuid: 'a2' },
    ]) {
      expect(chosen(over)).toMatchObject({ kind: 'member', specification: null })
    }
  })

  test('пока сказано то же, это тот же ответ', () => {
    const known = { ...member }
    expect(standingOf(known)).toBe(standingOf(known))
  })

  test('договор, которого у компании нет, не выдумывается', () => {
    expect(standing({ agreementUuid: 'a9' })).toMatchObject({ kind: 'member', agreement: null })
  })
})
