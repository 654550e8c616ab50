import { beforeWork, mayHaveWork, works } from './work-tools.messages.ts'

const SIZE =
  /(?<![\p{L}\d.])(?:[mм]\s?)?\d+(?:\.\d+)?(?:\s*[x×х*]\s*\d+(?:\.\d+)?)*(?:\s*мм(?!\p{L}))?/gu

/**
 * «Чем снять фаску» as the tools for that task; empty when the question names no task, or names a thing before it:
 * «метчик для нарезания резьбы» is a tap.
 */
export const workReadings = (tidy: string): string[] => {
  if (!mayHaveWork.test(tidy)) return []
  for (const { work, tools, kept } of works) {
    const match = work.exec(tidy)
    if (!match) continue
    const before = tidy.slice(0, match.index)
    if (!beforeWork.test(before)) return []
    const rest = tidy.slice(match.index + match[0].length)
    const said = kept === 'rest' ? rest : kept === 'sizes' ? (rest.match(SIZE) ?? []).join(' ') : ''
    // «чем резать алюминий»: products made for the material come before general tools of the task
    const goods =
      kept === 'goods' && /\p{L}{4}/u.test(rest) ? tools.map((tool) => `${tool} ${rest}`) : []
    const any = tools.map((tool) => `${tool} ${said}`)
    return [...goods, ...any].map((one) => one.replace(/\s+/g, ' ').trim())
  }
  return []
}
