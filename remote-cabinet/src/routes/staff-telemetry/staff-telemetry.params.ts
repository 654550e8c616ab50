import { parseStaffParams } from '../../shared/staff/staff-params.ts'

const periods = ['1', '7', '28'] as const
const devices = ['phone', 'desktop'] as const

export type TelemetryParams = {
  page: number
  days: (typeof periods)[number]
  device: (typeof devices)[number] | undefined
}

/** @throws 404 for a page that cannot be (D20); an unknown choice is the usual one */
export const parseTelemetryParams = (search: URLSearchParams): TelemetryParams => {
  const { page, choice: days = '7' } = parseStaffParams(search, 'days', periods)
  const { choice: device } = parseStaffParams(search, 'device', devices)
  return { page, days, device }
}

/** Without what is usual: one view has one address. */
export const telemetrySearch = ({ page, days, device }: TelemetryParams): URLSearchParams => {
  const search = new URLSearchParams()
  if (days !== '7') search.set('days', days)
  if (device) search.set('device', device)
  if (page > 1) search.set('page', String(page))
  return search
}
