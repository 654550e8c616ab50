import { count, type Family, family, length, oneOf } from './family.ts'
import { caliper } from './measuring/caliper.ts'
import { dialIndicator } from './measuring/dial-indicator.ts'
import { feeler } from './measuring/feeler.ts'
import { micrometer } from './measuring/micrometer.ts'
import { plugGauge } from './measuring/plug-gauge.ts'
import { square } from './measuring/square.ts'

export const measuring: Record<string, Family> = {
  caliper: family(
    { kind: oneOf('vernier', 'digital', 'dial'), length: length(150, 100, 400, 1.6) },
    caliper,
  ),
  micrometer: family(
    { kind: oneOf('analog', 'digital'), length: length(25, 25, 100, 2) },
    micrometer,
  ),
  'dial-indicator': family({ kind: oneOf('analog', 'digital') }, dialIndicator),
  'plug-gauge': family({ kind: oneOf('smooth', 'thread') }, plugGauge),
  square: family({ kind: oneOf('stock', 'flat') }, square),
  feeler: family({ teeth: count(13, 5, 20) }, feeler),
}
