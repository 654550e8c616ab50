import { parseStaffParams } from '../../shared/staff/staff-params.ts'

const periods = ['1', '7', '28'] as const
const devices = ['phone', 'desktop'] as const
const views = ['releases'] as const

export type TelemetryParams = {
  page: number
  days: (typeof periods)[number]
  device: (typeof devices)[number] | undefined
  view: (typeof views)[number] | undefined
}

export const usual: TelemetryParams = { page: 1, days: '7', device: undefined, view: undefined }

/** @throws 404 for a page that cannot be (D20); an unknown choice is the usual one */
export const parseTelemetryParams = (search: URLSearchParams): TelemetryParams => {
  const { page, choice: days = '7' } = parseStaffParams(search, 'days', periods)
  const { choice: device } = parseStaffParams(search, 'device', devices)
  const { choice: view } = parseStaffParams(search, 'view', views)
  return { page, days, device, view }
}

/** Without what is usual: one view has one address. */
export const telemetrySearch = ({ page, days, device, view }: TelemetryParams): URLSearchParams => {
  const search = new URLSearchParams()
  if (view) search.set('view', view)
  if (days !== '7') search.set('days', days)
  if (device) search.set('device', device)
  if (page > 1) search.set('page', String(page))
  return search
}
