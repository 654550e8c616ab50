import * as z from 'zod'
import { consentDocuments } from '../consent-documents.ts'
import { CONFIGURATION_MAX } from '../limits.ts'
import { slugSchema } from './section.schema.ts'

/** A formula over the parameters: `L - l`, `shank == 'weldon'`, `if(d < 3, 2, 3)`; constructors/expression.ts reads it. */
const formula = z.string().min(1).max(300)
/** A text with formulas in braces: `Ø{d}h8`, `{coating.code}`. */
const template = z.string().min(1).max(400)
const key = z.string().regex(/^[A-Za-z][A-Za-z0-9]{0,11}$/)
const optional = { when: formula.optional() }

const parameterBase = {
  key,
  symbol: z.string().max(12).optional().describe('Обозначение на чертеже'),
  name: z.string().max(120),
  hint: z.string().max(200).optional(),
  ...optional,
}

const numberParameter = z.strictObject({
  ...parameterBase,
  kind: z.literal('number'),
  unit: z.string().max(12),
  min: formula,
  max: formula,
  step: z.number().positive(),
  default: formula,
})

const choiceParameter = z.strictObject({
  ...parameterBase,
  kind: z.literal('choice'),
  default: formula.describe('Формула, которая даёт value'),
  options: z
    .array(
      z.strictObject({
        value: z.string().regex(/^[\w.-]{1,24}$/),
        name: z.string().max(120),
        code: z.string().max(12),
        number: z.number().optional().describe('Чем выбор считается в формулах; без него value'),
        ...optional,
      }),
    )
    .min(1)
    .max(60),
})

const corner = z.strictObject({ kind: z.enum(['chamfer', 'radius']), size: formula })

/** Plan view of a plate: the half of its outline above the axis; the other half is mirrored. */
const contour = z.strictObject({
  points: z
    .array(z.strictObject({ x: formula, y: formula }))
    .min(2)
    .max(8)
    .describe('Острые вершины слева направо: от начала участка и над осью, мм'),
  round: formula.optional().describe('Радиус при вершинах'),
  hole: formula.optional().describe('Диаметр отверстия'),
  centre: formula.optional().describe('Где отверстие; без него посередине'),
  inscribed: formula.optional().describe('Диаметр вписанной окружности, тонкой линией'),
})

const segment = z.strictObject({
  length: formula,
  d: formula.describe('Диаметр слева'),
  to: formula.optional().describe('Диаметр справа; без него тот же'),
  look: z.enum(['plain', 'flutes', 'straight', 'thread', 'square', 'weldon', 'space']).optional(),
  turns: formula.optional().describe('Угол подъёма стружечной канавки, градусы'),
  edges: formula.optional().describe('Сколько зубьев или канавок'),
  depth: formula.optional().describe('Глубина: профиля резьбы, лыски'),
  mayBreak: z.boolean().optional().describe('Длинный участок можно показать с разрывом'),
  contour: contour.optional(),
  start: corner.optional(),
  finish: corner.optional(),
  ...optional,
})

const text = { text: template, ...optional }

const dimension = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('length'),
    from: formula,
    to: formula,
    row: z.int().min(1).max(6),
    ...text,
  }),
  z.strictObject({
    kind: z.literal('diameter'),
    place: z.enum(['left', 'right', 'shelf']),
    x: formula,
    d: formula,
    ...text,
  }),
  z.strictObject({ kind: z.literal('angle'), angle: formula, ...text }),
  z.strictObject({
    kind: z.literal('leader'),
    x: formula,
    y: formula.optional().describe('Над осью; без него на контуре'),
    ...text,
  }),
])

/** Definition of a constructor: parameters, constraints, drawing, designation and search in the catalogue. */
export const constructorTypeSchema = z
  .strictObject({
    slug: slugSchema,
    version: z.int().min(1),
    order: z.int(),
    name: z.string().max(80),
    lead: z.string().max(300),
    tables: z.record(z.string(), z.array(z.tuple([z.number(), z.number()])).min(1)).optional(),
    parameters: z.array(z.discriminatedUnion('kind', [numberParameter, choiceParameter])).min(1),
    rules: z.array(
      z.strictObject({
        broken: formula,
        at: z.array(key).min(1).describe('У каких полей показать'),
        message: template,
      }),
    ),
    code: z.array(z.strictObject({ text: template, ...optional })).min(1),
    drawing: z.strictObject({
      body: z.array(segment).min(1),
      dimensions: z.array(dimension),
      enlarge: z
        .number()
        .min(1)
        .max(3)
        .optional()
        .describe('Во сколько раз крупнее стержня: короткое и широкое иначе мелко'),
    }),
    notes: z
      .array(z.strictObject({ text: template, ...optional }))
      .describe('Технические требования'),
    match: z.strictObject({
      sections: z.array(z.strictObject({ slug: slugSchema, ...optional })).min(1),
      attributes: z
        .array(
          z.strictObject({
            code: z.string().max(60),
            label: z.string().max(60),
            unit: z.string().max(12),
            value: formula,
            near: formula.describe('Насколько может отличаться ближайший стандартный'),
            ...optional,
          }),
        )
        .min(1),
      words: z
        .array(
          z.strictObject({
            code: z.string().max(60),
            values: z.array(template).min(1).max(12),
            ...optional,
          }),
        )
        .optional()
        .describe('Что у готового должно быть одним из этих слов'),
    }),
  })
  .meta({ id: 'ConstructorType' })

/** A constructor as it is sent: with the text of the consent that its request needs. */
export const constructorAnswerSchema = constructorTypeSchema
  .extend({
    consent: z.strictObject({
      id: z.enum(consentDocuments.personalData).describe('Редакция: её и назовут с согласием'),
      text: z.array(z.string()).describe('По абзацам'),
    }),
  })
  .meta({ id: 'ConstructorAnswer' })
export type ConstructorAnswer = z.infer<typeof constructorAnswerSchema>
export type ConstructorType = z.infer<typeof constructorTypeSchema>
export type ConstructorParameter = ConstructorType['parameters'][number]
export type ConstructorSegment = z.infer<typeof segment>
export type ConstructorDimension = z.infer<typeof dimension>

/** A small drawing without dimensions, as SVG path data. */
const pictureSchema = z.object({
  width: z.number(),
  height: z.number(),
  outline: z.string(),
  thin: z.string(),
  axis: z.string(),
})

export const constructorListSchema = z
  .object({
    items: z.array(
      z.object({
        slug: slugSchema,
        name: z.string(),
        lead: z.string(),
        picture: pictureSchema,
      }),
    ),
  })
  .meta({ id: 'ConstructorList' })
export type ConstructorList = z.infer<typeof constructorListSchema>

/** As in the URL of the page: `v=1&d=8.5&l=75`. */
export const configurationField = () => z.string().max(CONFIGURATION_MAX)

export const constructorDrawingQuerySchema = z.strictObject({
  format: z.enum(['pdf', 'dxf']),
  configuration: configurationField().optional(),
})
