import { configure, evaluateNumber, fillTemplate, isShown } from '@isp/constructors'
import { expect, test } from 'vitest'
import { demoSource } from '../../bench/search/demo-source.ts'
import { readConstructorTypes } from './constructor-types.ts'

const products = [...demoSource(5000).products.values()]

test.each([...readConstructorTypes().values()])(
  '$name: рядом с рекомендованным исполнением есть готовый инструмент',
  ({ match, ...type }) => {
    const { filling } = configure({ match, ...type }, {})
    const count = (formula: string) => evaluateNumber(formula, filling.scope, filling.tables)
    const section = match.sections.find((one) => isShown(one, filling))
    const wanted = match.attributes
      .filter((attribute) => isShown(attribute, filling))
      .map(({ code, value, near }) => ({ code, value: count(value), near: count(near) }))
    const words = (match.words ?? []).map(({ code, values }) => ({
      code,
      values: values.map((value) => fillTemplate(value, filling)),
    }))
    const found = products.filter(
      ({ path, attributes }) =>
        path.includes(section?.slug ?? '') &&
        wanted.every(
          ({ code, value, near }) => Math.abs(Number(attributes[code]) - value) <= near + 1e-9,
        ) &&
        words.every(({ code, values }) => values.includes(String(attributes[code]))),
    )
    expect(found).not.toEqual([])
  },
)
