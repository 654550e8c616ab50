import { expect, test } from 'vitest'
import { composeFilter } from './filter.ts'

type Filter = { status?: string; day?: string; text?: string }
const conditions = {
  status: (status: string) => ({ text: 'status = ?', values: [status] }),
  day: (day: string) => ({ text: '(day >= ? or late >= ?)', values: [day, `${day}!`] }),
  text: (text: string) => ({ text: '(name like ? or note like ?)', values: [text] }),
}
const compose = (filter: Filter) =>
  composeFilter<Filter>(conditions, filter, { where: 'company = $1', values: [7] })

test('места значений считаются сами: одно значение — одно место, сколько бы раз ни стояло', () => {
  const filter = compose({ status: 'NEW', day: '2026-01-01', text: 'болт' })
  expect(filter.place(20)).toBe('$6')
  expect(filter).toMatchObject({
    name: 'status-day-text',
    where:
      'company = $1 and status = $2 and (day >= $3 or late >= $4) and (name like $5 or note like $5)',
    values: [7, 'NEW', '2026-01-01', '2026-01-01!', 'болт', 20],
  })
})

test('чего не спросили или оставили пустым, того в запросе нет', () => {
  expect(compose({ text: '' })).toMatchObject({ name: '', where: 'company = $1', values: [7] })
})
