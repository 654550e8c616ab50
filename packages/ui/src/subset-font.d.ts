/** The part of subset-font 2.9 that the house uses; the published types are of 2.3. */
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2'
    /** OpenType features that stay, with the glyphs they lead to; all of them when absent. */
    keepFeatures?: readonly string[]
    /** The kept part of each axis. */
    variationAxes?: Readonly<Record<string, { min: number; max: number; default: number }>>
  }
  /** A font with the characters of `text` only. Throws on bytes that are no font. */
  export default function subsetFont(bytes: Buffer, text: string, options: Options): Promise<Buffer>
}
