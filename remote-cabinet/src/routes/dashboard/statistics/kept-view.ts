import { lateLocal, lateTab } from '@isp/session/late-storage-names'

const chartCompanies = lateLocal.chartCompanies
const dashboardHelp = lateLocal.dashboardHelp
const chartMonth = lateTab.chartMonth

const read = (place: () => Storage, name: string): string | null => {
  try {
    return place().getItem(name)
  } catch {
    return null // storage is off
  }
}
const write = (place: () => Storage, name: string, value: string): void => {
  try {
    place().setItem(name, value)
  } catch {
    // storage is full or off: nothing is remembered
  }
}
const local = () => localStorage
const session = () => sessionStorage

/** Companies that were put side by side, of those that the person has; without any the chosen one. */
export const readChartCompanies = (own: readonly string[], chosen: string): string[] => {
  const kept = read(local, chartCompanies)?.split(',') ?? []
  const known = own.filter((uuid) => kept.includes(uuid))
  return known.length > 1 ? known : [chosen]
}
export const keepChartCompanies = (uuids: readonly string[]): void =>
  write(local, chartCompanies, uuids.join(','))

/** The month that the chart stood at in this tab. */
export const readChartMonth = (): string | null => read(session, chartMonth)
export const keepChartMonth = (month: string): void => write(session, chartMonth, month)

export const isHelpFolded = (): boolean => read(local, dashboardHelp) === 'collapsed'
export const keepHelpFolded = (isFolded: boolean): void =>
  write(local, dashboardHelp, isFolded ? 'collapsed' : 'open')
