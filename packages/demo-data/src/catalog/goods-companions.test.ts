import { describe, expect, test } from 'vitest'
import type { ProductRow } from './generate-products.ts'
import { batches, has, number, of, products, text } from './goods.fixture.ts'

describe('что к товару нужно', () => {
  const byId = new Map(products.map((row) => [row.externalId, row]))
  const neededOf = Map.groupBy(
    batches.flatMap(({ companions }) => companions),
    ({ product }) => product,
  )
  const needed = (row: ProductRow, slug: string): ProductRow[] =>
    (neededOf.get(row.externalId) ?? []).flatMap(({ companion }) => {
      const other = byId.get(companion)
      return other?.section === `demo:${slug}` ? [other] : []
    })

  test('есть у каждого товара, существует и не он сам', () => {
    const alone = products.filter(({ externalId }) => !neededOf.has(externalId))
    expect(alone.map(({ name }) => name).slice(0, 20)).toEqual([])
    for (const [product, rows] of neededOf) {
      expect(rows.every(({ companion }) => companion !== product && byId.has(companion))).toBe(true)
    }
  })

  test.each([
    ['bolty', 'thread', 'gajki-i-shajby', 'thread'],
    ['bolty', 'wrench_size', 'klyuchi-gaechnye', 'wrench_size'],
    ['metchiki-mashinnye', 'drill_diameter', 'sverla-c-h', 'diameter'],
    ['frezy-koncevye', 'shank_diameter', 'cangi-er', 'clamping_max'],
    ['patrony-cangovye', 'collet_type', 'cangi-er', 'collet_type'],
    ['krugi-otreznye', 'disc_diameter', 'ushm', 'disc_diameter'],
    ['bury-i-sverla-po-betonu', 'shank', 'perforatory', 'chuck'],
  ])('%s: %s тот же, что у %s (%s)', (slug, own, other, theirs) => {
    const pairs = of(slug).flatMap((row) => needed(row, other).map((one) => [row, one] as const))
    expect(pairs.length).toBeGreaterThan(5)
    for (const [row, one] of pairs) expect(text(one, theirs), row.name).toBe(text(row, own))
  })

  test.each<[string, string, (row: ProductRow, one: ProductRow) => boolean]>([
    [
      'sverla-c-h',
      'patrony-sverlilnye',
      (row, one) => number(row, 'diameter') <= number(one, 'clamping_max'),
    ],
    [
      'frezy-koncevye',
      'opravki',
      (row, one) =>
        number(row, 'shank_diameter') === number(one, 'diameter') &&
        text(one, 'mounting') !== 'Weldon',
    ],
    ['sverla-korpusnye', 'opravki', (_, one) => text(one, 'mounting') === 'Weldon'],
    ['razvertki-mashinnye', 'kalibry', (row, one) => text(row, 'tolerance') === text(one, 'fit')],
    [
      'razvertki-mashinnye',
      'sverla-c-h',
      (row, one) => number(one, 'diameter') < number(row, 'diameter'),
    ],
  ])('%s: подходит то, что взято из %s', (slug, other, fits) => {
    const pairs = of(slug).flatMap((row) => needed(row, other).map((one) => [row, one] as const))
    expect(pairs.length).toBeGreaterThan(2)
    for (const [row, one] of pairs) expect(fits(row, one), `${row.name} и ${one.name}`).toBe(true)
  })

  test('к болту — гайка не слабее его и той же стали, к нержавеющему — нержавеющая шайба', () => {
    const pairs = of('bolty', 'vinty').flatMap((row) =>
      needed(row, 'gajki-i-shajby').map((one) => [row, one] as const),
    )
    expect(pairs.length).toBeGreaterThan(20)
    for (const [row, one] of pairs) {
      const [bolt, other] = [text(row, 'strength_class'), text(one, 'strength_class')]
      expect(other.startsWith('A'), `${row.name} и ${one.name}`).toBe(bolt.startsWith('A'))
      if (has(one, 'wrench_size') && !bolt.startsWith('A')) {
        expect(Number(other), `${row.name} и ${one.name}`).toBeGreaterThanOrEqual(
          Math.floor(Number(bolt)),
        )
      }
    }
  })
})
