import { color } from '@isp/ui/colors'
import sharp from 'sharp'

const SOURCE = 'public/favicon.svg'
/** Systems cut such icons to shapes of their own: what counts lies within four fifths. */
const SAFE = 0.8

const drawn = (size: number) => (svg: Buffer) =>
  sharp(svg, { density: 1200 }).resize(size, size).png({ palette: true }).toBuffer()

/** The mark on a ground that reaches to the edges. */
const onGround = (size: number) => async (svg: Buffer) => {
  const mark = await drawn(Math.round(size * SAFE))(svg)
  const ground = { width: size, height: size, channels: 4 as const, background: color.accent }
  return sharp({ create: ground })
    .composite([{ input: mark }])
    .png({ palette: true })
    .toBuffer()
}

/** Icons of the installed shop, drawn from its own mark at every build. */
export const icons = [
  { name: 'icon-192.png', source: SOURCE, prepare: drawn(192) },
  { name: 'icon-512.png', source: SOURCE, prepare: drawn(512) },
  { name: 'icon-maskable-512.png', source: SOURCE, prepare: onGround(512) },
  { name: 'apple-touch-icon.png', source: SOURCE, prepare: onGround(180) },
] as const
