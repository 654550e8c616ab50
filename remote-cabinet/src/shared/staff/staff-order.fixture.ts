import type { StaffOrder, StaffOrderSummary } from '@isp/contract'
import { makeOrder, makeSummary } from '../../cabinet.fixture.tsx'

const company = {
  uuid: 'f1000000-0001-4000-8000-00000000000c',
  name: '<b>Гамма</b>',
  inn: '5260000030',
}

export const makeStaffOrderSummary = (
  over: Partial<StaffOrderSummary> = {},
): StaffOrderSummary => ({
  ...makeSummary(12),
  company,
  ...over,
})

export const makeStaffOrder = (over: Partial<StaffOrder> = {}): StaffOrder => ({
  ...makeOrder(),
  company,
  moves: ['CONFIRMED'],
  canShip: false,
  canCancel: true,
  difference: null,
  activity: [],
  ...over,
})
