import * as z from 'zod'

const range = z.object({ from: z.number().positive(), to: z.number().positive() })

/** Groups of workpiece materials by ISO 513. */
export const workGroups = ['P', 'M', 'K', 'N', 'S', 'H'] as const
export type WorkGroup = (typeof workGroups)[number]

/** Recommended cutting data of a tool, from which speed and feed are computed. */
export const cuttingDataSchema = z
  .object({
    operation: z.enum(['drilling', 'milling']),
    diameter: z.number().positive().describe('мм'),
    teeth: z.int().min(1).describe('Сколько зубьев снимают подачу; у сверла подача — на оборот'),
    groups: z
      .array(
        z.object({
          group: z.enum(workGroups),
          speed: range.describe('Скорость резания, м/мин'),
          feed: range.describe('Подача, мм на оборот сверла или на зуб фрезы'),
        }),
      )
      .min(1),
  })
  .meta({ id: 'CuttingData' })
export type CuttingData = z.infer<typeof cuttingDataSchema>
