import encodeQR from 'qr'

/** Modules of quiet zone around the code (ISO/IEC 18004), and pixels per module. */
const QUIET = 4
const DOTS = 6

/** A text as a QR code in PNG, large enough to stay sharp in print. */
export const qrPicture = async (text: string): Promise<Uint8Array> => {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: QUIET })
  const side = modules.length
  const { default: sharp } = await import('sharp')
  const dots = Uint8Array.from(modules.flatMap((row) => row.map((isDark) => (isDark ? 0 : 255))))
  return sharp(dots, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * DOTS, side * DOTS, { kernel: 'nearest' })
    .toColourspace('b-w')
    .png()
    .toBuffer()
}
