import { expect, test } from 'vitest'
import { leaves } from '../catalog/sections.ts'
import { demoCuttingData } from './cutting-data.ts'

test('задача 14: режимы резания названы для известных разделов, пределы не перепутаны, строки не повторяются', () => {
  const slugs = new Set(leaves.map(({ slug }) => slug))
  const keys = demoCuttingData.map(
    ({ section, toolMaterial, group }) => `${section} ${toolMaterial} ${group}`,
  )
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(demoCuttingData.map(({ group }) => group))).toEqual(new Set('PMKNSH'))
  for (const row of demoCuttingData) {
    expect(slugs.has(row.section), row.section).toBe(true)
    expect(row.speedFrom).toBeGreaterThan(0)
    expect(row.speedTo).toBeGreaterThan(row.speedFrom)
    expect(row.feedFrom).toBeGreaterThan(0)
    expect(row.feedTo).toBeGreaterThan(row.feedFrom)
  }
})
