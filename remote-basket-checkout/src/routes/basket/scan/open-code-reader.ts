import type { CodeReader } from './code-reader.ts'

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> }
type DetectorClass = {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

const formats = ['ean_13', 'ean_8', 'upc_a', 'itf', 'code_128', 'code_39', 'data_matrix', 'qr_code']
/** Without these the browser's own reader would pass over the labels of goods. */
const needed = ['ean_13', 'ean_8', 'code_128', 'data_matrix']

const browsersOwn = async (): Promise<CodeReader | null> => {
  const Own = (globalThis as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (!Own) return null
  const known = await Own.getSupportedFormats().catch((): string[] => [])
  if (!needed.every((format) => known.includes(format))) return null
  const detector = new Own({ formats: formats.filter((format) => known.includes(format)) })
  return async (video) => (await detector.detect(video)).map(({ rawValue }) => rawValue)
}

/** The browser's own reader, else one that is loaded now. @throws if it cannot be loaded */
export const openCodeReader = async (): Promise<CodeReader> => {
  const own = await browsersOwn()
  if (own) return own
  const { openZxing } = await import(/* webpackChunkName: "zxing" */ './zxing-reader.browser.ts')
  return openZxing()
}
