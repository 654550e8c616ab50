import { expect, test } from 'vitest'
import { addDays, addWorkingDays, workingDaysFrom } from './working-days.ts'

const moscow = (text: string) => new Date(`${text}+03:00`)

test.each([
  ['понедельник', '2026-11-16T10:00', '2026-11-19T18:00'],
  ['четверг, через выходные', '2026-11-19T10:00', '2026-11-24T18:00'],
  ['пятница за минуту до полуночи', '2026-11-20T23:59', '2026-11-25T18:00'],
  ['суббота', '2026-11-21T00:00', '2026-11-25T18:00'],
  ['через 4 ноября', '2026-11-03T10:00', '2026-11-09T18:00'],
  ['через новогодние праздники', '2026-12-30T10:00', '2027-01-13T18:00'],
  ['через перенесённый выходной', '2026-05-08T10:00', '2026-05-14T18:00'],
])('D40: %s — три рабочих дня', (_name, from, until) => {
  expect(workingDaysFrom(moscow(from), 3)).toEqual(moscow(until))
})

test('за рабочий день до среды — вторник, до понедельника — пятница', () => {
  expect(workingDaysFrom(moscow('2026-11-25T18:00'), -1)).toEqual(moscow('2026-11-24T18:00'))
  expect(workingDaysFrom(moscow('2026-11-23T18:00'), -1)).toEqual(moscow('2026-11-20T18:00'))
})

test('срок счёта: выходные и праздники не считаются', () => {
  expect(addWorkingDays('2026-11-20', 3)).toBe('2026-11-25')
  expect(addWorkingDays('2026-12-30', 3)).toBe('2027-01-13')
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02')
})
