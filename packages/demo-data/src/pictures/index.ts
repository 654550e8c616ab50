import sharp, { type Sharp } from 'sharp'
import { createSheet } from './draw/sheet.ts'
import { familyOf, type PictureFamily } from './families.ts'
import { quantise, type RawParams } from './family.ts'

export type { PictureFamily } from './families.ts'
export { pictureFamilies } from './families.ts'

/** What a product looks like: lengths in millimetres, each family reads the names it knows. */
export type PictureSpec = { family: PictureFamily; params: RawParams }

/**
 * Path of a picture below the blob folder, without an extension: `<family>/<signature>`.
 * Parameters are rounded to a grid first, so products that look alike share one picture.
 */
export const pictureSrc = (spec: PictureSpec): string =>
  `${spec.family}/${quantise(familyOf(spec.family), spec.params).signature}`

/** The picture as SVG, 800 × 800 on white; the same text for the same `pictureSrc`. */
export const renderSvg = (spec: PictureSpec): string => {
  const family = familyOf(spec.family)
  const sheet = createSheet()
  return sheet.close(family.draw(quantise(family, spec.params).values, sheet))
}

const limits = { 320: 6 * 1024, 800: 22 * 1024 } as const
const qualities = [76, 62, 48, 34] as const

/**
 * The picture as square webp: at most 6 kB at 320 px and 22 kB at 800 px. Busy drawings (abrasive
 * grains, gear hobs) give up a little quality for that, the rest keep the first one.
 */
export const renderPicture = async (spec: PictureSpec, width: 320 | 800): Promise<Buffer> => {
  const drawn = sharp(Buffer.from(renderSvg(spec)), { density: (72 * width) / 800 }).removeAlpha()
  const encode = (image: Sharp, quality: number) => image.webp({ quality, effort: 2 }).toBuffer()
  const first = await encode(drawn, qualities[0])
  if (first.length <= limits[width]) return first
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const raw = { width: info.width, height: info.height, channels: info.channels }
  let smaller = first
  for (const quality of qualities.slice(1)) {
    smaller = await encode(sharp(data, { raw }), quality)
    if (smaller.length <= limits[width]) break
  }
  return smaller
}
