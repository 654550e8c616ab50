import sharp from 'sharp'
import { type PictureSpec, renderSvg } from './index.ts'

/** A product of the catalogue on a promo picture: its side and the middle of it, in shares of the height. */
export type PromoThing = { spec: PictureSpec; side: number; x: number; y: number }
export type PromoPicture = {
  name: string
  width: number
  height: number
  tint: readonly [string, string]
  things: readonly PromoThing[]
}

/** Address of a promo picture: below the folder of pictures. */
export const promoSrc = (name: string): string => `/images/promo/${name}.webp`

/** Tinted paper with the grid of a drawing. */
const ground = ({ width, height, tint: [from, to] }: PromoPicture): string => {
  const step = 40
  const lines = [
    ...Array.from({ length: Math.ceil(width / step) }, (_, at) => `M${at * step} 0V${height}`),
    ...Array.from({ length: Math.ceil(height / step) }, (_, at) => `M0 ${at * step}H${width}`),
  ].join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#g)"/>
    <path d="${lines}" stroke="#ffffff" stroke-opacity="0.5" fill="none"/></svg>`
}

/** Products lie on the tint as on paper: their white is none. */
export const renderPromo = async (picture: PromoPicture): Promise<Buffer> => {
  const layers = await Promise.all(
    picture.things.map(async ({ spec, side, x, y }) => {
      const size = Math.round(side * picture.height)
      const input = await sharp(Buffer.from(renderSvg(spec)), { density: (72 * size) / 800 })
        .flatten({ background: '#ffffff' })
        .resize(size, size)
        .png()
        .toBuffer()
      const left = Math.round(x * picture.height - size / 2)
      const top = Math.round(y * picture.height - size / 2)
      return { input, left, top, blend: 'multiply' as const }
    }),
  )
  return sharp(Buffer.from(ground(picture)))
    .composite(layers)
    .removeAlpha()
    .webp({ quality: 74, effort: 4 })
    .toBuffer()
}
