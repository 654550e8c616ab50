import { type Configuration, drawTool, fillTemplate, isShown } from '@isp/constructors'
import type { ConstructorType } from '@isp/contract'
import type { Paper } from '../../papers/paper.ts'
import { constructorMessages as messages } from './constructors.messages.ts'

/** In points. The sheet is a little wider than the page's text area, so letters are printed about 3.5 mm high. */
const FRAME = { width: 500, textSize: 11, body: 96 }

const unitOf = (unit: string): string => (unit === '°' ? unit : ` ${unit}`)

const parameterFacts = (type: ConstructorType, { shown, filling }: Configuration) =>
  type.parameters
    .filter(({ key }) => Object.hasOwn(shown, key))
    .map((parameter) => {
      const { key, name, symbol } = parameter
      const text = filling.options[key]?.name ?? shown[key] ?? ''
      const unit = parameter.kind === 'number' && parameter.unit ? unitOf(parameter.unit) : ''
      return [symbol ? `${name} ${symbol}` : name, `${text}${unit}`] as const
    })

/** The drawing sheet of a configuration: drawing, sizes, requirements, frame and title block. `day` as 2026-11-22. */
export const constructorPaper = (
  type: ConstructorType,
  configuration: Configuration,
  day: string,
): Paper => {
  const { filling, code } = configuration
  const notes = type.notes.filter((note) => isShown(note, filling))
  return {
    title: `${type.name} ${code}`,
    author: messages.author,
    footer: '',
    pageOf: { page: '', of: '' },
    dated: day,
    pictures: {},
    blocks: [
      {
        kind: 'inscription',
        inscription: {
          designation: { label: messages.designation, text: code },
          name: { label: messages.name, text: type.name },
          material: { label: messages.material, text: filling.options.material?.name ?? '—' },
          scale: { label: messages.scale, text: messages.notToScale },
          sheet: { label: messages.sheet, text: messages.oneSheet },
          company: { label: messages.company, text: messages.author },
          date: { label: messages.date, text: day.split('-').reverse().join('.') },
        },
      },
      { kind: 'drawing', drawing: drawTool(type, filling, FRAME) },
      {
        kind: 'text',
        tone: 'small',
        text: parameterFacts(type, configuration)
          .map(([name, text]) => `${name}: ${text}`)
          .join('; '),
      },
      { kind: 'text', tone: 'strong', text: messages.notes },
      ...notes.map(
        ({ text }, at) =>
          ({
            kind: 'text',
            tone: 'plain',
            text: `${at + 1}. ${fillTemplate(text, filling)}`,
          }) as const,
      ),
    ],
  }
}
