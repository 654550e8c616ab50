import { useEffect, useState } from 'react'

/** §9. */
export const RESEND_MS = 60_000

const leftOf = (sentAt: number): number =>
  Math.min(RESEND_MS / 1000, Math.max(0, Math.ceil((sentAt + RESEND_MS - Date.now()) / 1000)))

/** Seconds until another code may be asked for (§2.8). Computed from the clock, as timers of background tabs are throttled. */
export const useCountdown = (sentAt: number): number => {
  const [left, setLeft] = useState(() => leftOf(sentAt))
  useEffect(() => {
    setLeft(leftOf(sentAt))
    const timer = setInterval(() => setLeft(leftOf(sentAt)), 1000)
    return () => clearInterval(timer)
  }, [sentAt])
  return left
}
