import { expect, test } from 'vitest'
import { localIso } from './context-headers.ts'
import { createTab, pairOf } from './session.fixture.ts'
import { storageNames } from './storage-names.ts'

const { cookie } = storageNames

/** A date in a browser's time zone, given as `getTimezoneOffset()` in minutes (positive to the west). */
const momentAt = (timeZoneOffset: number): Date =>
  Object.assign(new Date('2026-03-01T10:20:30Z'), { getTimezoneOffset: () => timeZoneOffset })

test.each([
  [0, '2026-03-01T10:20:30+00:00'],
  [-180, '2026-03-01T13:20:30+03:00'],
  [-345, '2026-03-01T16:05:30+05:45'],
  [210, '2026-03-01T06:50:30-03:30'],
  [720, '2026-02-28T22:20:30-12:00'],
])('время клиента уходит со смещением (%i)', (timeZoneOffset, text) => {
  const moment = momentAt(timeZoneOffset)
  expect(localIso(moment)).toBe(text)
  expect(new Date(text).getTime()).toBe(moment.getTime())
})

test('аноним не называет компании, что бы ни осталось от прежнего входа', () => {
  const tab = createTab()
  tab.cookies.write(cookie.company, 'a', 1)
  tab.cookies.write(cookie.agreement, 'a1', 1)
  expect(tab.session.choiceHeaders()).toEqual({})
  expect(Object.keys(tab.session.contextHeaders()).toSorted()).toEqual([
    'x-client-date',
    'x-visit-id',
  ])
  tab.cookies.write(cookie.accessToken, pairOf('1').accessToken, 1)
  expect(tab.session.choiceHeaders()).toEqual({
    'x-choosed-company': 'a',
    'x-choosed-agreement': 'a1',
  })
})

test('посещение — это вкладка: его номер один на всех её страницах и другой в соседней', () => {
  const tab = createTab()
  const { tabStorage } = tab.ports
  const visitOf = ({ session }: ReturnType<typeof createTab>) =>
    session.contextHeaders()['x-visit-id']
  const uuid = () => 'another-number'
  expect(visitOf(createTab(tab.shop, { tabStorage, uuid }))).toBe('another-number')
  expect(visitOf(tab)).toBe('another-number')
  expect(visitOf(createTab(tab.shop, { uuid: () => 'third-number' }))).toBe('third-number')
})
