import { formatNumber } from './number.ts'
import { NBSP } from './typography.ts'

const KB = 1024

/** The size of a file: «640 КБ», «1,2 МБ». */
export const formatBytes = (bytes: number): string =>
  bytes >= KB * KB
    ? `${formatNumber(Math.round((bytes / KB / KB) * 10) / 10)}${NBSP}МБ`
    : `${formatNumber(Math.max(1, Math.round(bytes / KB)))}${NBSP}КБ`
