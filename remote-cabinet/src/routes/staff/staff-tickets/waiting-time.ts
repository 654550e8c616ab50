import { staffTicketsMessages as messages } from './staff-tickets.messages.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long an answer is owed: «5 мин», «3 ч», from two days on «2 дн.»; `now` in milliseconds. */
export const formatWaiting = (since: string, now: number): string => {
  const passed = Math.max(0, now - Date.parse(since))
  if (passed < HOUR) return messages.minutes(Math.floor(passed / MINUTE))
  if (passed < 2 * DAY) return messages.hours(Math.floor(passed / HOUR))
  return messages.days(Math.floor(passed / DAY))
}
