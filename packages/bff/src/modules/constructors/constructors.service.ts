import { Readable } from 'node:stream'
import { type Configuration, configure, drawTool, linePath, readAddress } from '@isp/constructors'
import type { ConstructorList, ConstructorType, FileAnswer } from '@isp/contract'
import { AppError } from '../../kernel/app-error.ts'
import type { Papers } from '../../papers/papers.ts'
import { moscowDay } from '../../trade/working-days.ts'
import { constructorPaper } from './constructor-paper.ts'
import { constructorMessages } from './constructors.messages.ts'
import { writeDxf } from './dxf.ts'

export type ConfiguredTool = { type: ConstructorType; configuration: Configuration }

export type Constructors = {
  list(): ConstructorList
  /** @throws AppError CONSTRUCTOR_NOT_FOUND */
  one(slug: string): ConstructorType
  /** @throws AppError CONSTRUCTOR_NOT_FOUND, CONSTRUCTOR_CHANGED, CONSTRUCTOR_CONFIGURATION_INVALID */
  configured(slug: string, configuration: string): ConfiguredTool
  /** @throws AppError as `configured`, TOO_MANY_REQUESTS */
  drawing(slug: string, format: 'pdf' | 'dxf', configuration: string): Promise<FileAnswer>
}

type Ports = { types: ReadonlyMap<string, ConstructorType>; papers: Papers; now: () => Date }

/**
 * The tool is drawn so thin (`body`) that even the longest type fits the width without a break line, which could hide
 * what distinguishes the type.
 */
const PICTURE = { width: 280, textSize: 8, body: 40, isBare: true }
/** Height of letters in a model, in mm: readable beside the tool, whatever its size. */
const LETTERS = { share: 90, min: 2.5, max: 7 }

const pictureOf = (type: ConstructorType) => {
  const drawing = drawTool(type, configure(type, {}).filling, PICTURE)
  return {
    width: Math.round(drawing.width),
    height: Math.round(drawing.height),
    outline: linePath(drawing, 'outline'),
    thin: linePath(drawing, 'thin'),
    axis: linePath(drawing, 'axis'),
  }
}

const answerOf = (name: string, mediaType: string, content: Uint8Array): FileAnswer => ({
  name,
  mediaType,
  size: content.length,
  content: Readable.from([content]),
})

/** Frame for the model at true size. */
export const modelFrame = (type: ConstructorType, filling: Configuration['filling']) => {
  const { width } = drawTool(type, filling, { width: null, textSize: 0, body: 0, isBare: true })
  const textSize = Math.min(Math.max(width / LETTERS.share, LETTERS.min), LETTERS.max)
  return { width: null, textSize, body: 0 }
}

const modelOf = ({ type, configuration: { filling } }: ConfiguredTool): Uint8Array =>
  Buffer.from(writeDxf(drawTool(type, filling, modelFrame(type, filling))), 'ascii')

export const createConstructors = ({ types, papers, now }: Ports): Constructors => {
  const list = {
    items: [...types.values()].map((type) => ({
      slug: type.slug,
      name: type.name,
      lead: type.lead,
      picture: pictureOf(type),
    })),
  }
  const one = (slug: string): ConstructorType => {
    const type = types.get(slug)
    if (!type) throw new AppError('CONSTRUCTOR_NOT_FOUND')
    return type
  }
  const configured = (slug: string, text: string): ConfiguredTool => {
    const type = one(slug)
    const { typed, otherVersion } = readAddress(type, new URLSearchParams(text))
    // the version of the constructor has changed since, so the same values may describe another tool
    if (otherVersion !== null) throw new AppError('CONSTRUCTOR_CHANGED')
    const configuration = configure(type, typed)
    if (configuration.faults.length > 0) throw new AppError('CONSTRUCTOR_CONFIGURATION_INVALID')
    return { type, configuration }
  }
  return {
    list: () => list,
    one,
    configured,
    drawing: async (slug, format, text) => {
      const tool = configured(slug, text)
      const name = constructorMessages.fileName(tool.configuration.code, format)
      if (format === 'dxf') return answerOf(name, 'image/vnd.dxf', modelOf(tool))
      const paper = constructorPaper(tool.type, tool.configuration, moscowDay(now()))
      return answerOf(name, 'application/pdf', await papers.draw(async () => paper))
    },
  }
}
