import { color } from '@isp/ui/colors'
import sharp from 'sharp'

const SOURCE = 'public/favicon.svg'
/** Share of a maskable icon that is always visible: systems crop icons to shapes of their own. */
const SAFE = 0.8

const drawn = (size: number) => (svg: Buffer) =>
  sharp(svg, { density: 1200 }).resize(size, size).png({ palette: true }).toBuffer()

/** The logo on a background that fills the whole icon. */
const onGround = (size: number) => async (svg: Buffer) => {
  const mark = await drawn(Math.round(size * SAFE))(svg)
  const ground = { width: size, height: size, channels: 4 as const, background: color.accent }
  return sharp({ create: ground })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer()
}

/** Icons of the installed app, generated from the shop's logo at every build. */
export const icons = [
  { name: 'icon-192.png', source: SOURCE, prepare: drawn(192) },
  { name: 'icon-512.png', source: SOURCE, prepare: drawn(512) },
  { name: 'icon-maskable-512.png', source: SOURCE, prepare: onGround(512) },
  { name: 'apple-touch-icon.png', source: SOURCE, prepare: onGround(180) },
] as const
