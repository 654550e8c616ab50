import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader'
import type { CodeReader } from './code-reader.ts'

/** From the shop itself: the library would fetch it from a foreign server. */
const wasm = new URL('zxing-wasm/reader/zxing_reader.wasm', import.meta.url).href

const options: ReaderOptions = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'ITF14', 'Code128', 'Code39', 'DataMatrix', 'QRCode'],
  maxNumberOfSymbols: 1,
  textMode: 'Plain',
}
/** Enough for the bars of an EAN that fills a third of the picture; more costs a slow phone its frames. */
const WIDEST = 960

/** @throws if its code cannot be loaded */
export const openZxing = async (): Promise<CodeReader> => {
  await prepareZXingModule({ overrides: { locateFile: () => wasm }, fireImmediately: true })
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const scale = Math.min(1, WIDEST / video.videoWidth)
    const [width, height] = [
      Math.round(video.videoWidth * scale),
      Math.round(video.videoHeight * scale),
    ]
    if (!context || width === 0 || height === 0) return []
    if (canvas.width !== width) Object.assign(canvas, { width, height })
    context.drawImage(video, 0, 0, width, height)
    const found = await readBarcodes(context.getImageData(0, 0, width, height), options)
    return found.map(({ text }) => text)
  }
}
