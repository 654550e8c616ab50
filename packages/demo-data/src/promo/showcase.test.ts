import sharp from 'sharp'
import { expect, test } from 'vitest'
import { leaves, rootSections } from '../catalog/sections.ts'
import { readDemoTexts } from '../education/demo-texts.ts'
import { renderPromo } from '../pictures/promo-picture.ts'
import { demoBanners, demoPromoPictures, demoPromoSections, demoStories } from './demo-showcase.ts'

test('баннеры, истории и разделы недели ведут туда, что есть', () => {
  const known = new Set([
    ...[...leaves, ...rootSections].map(({ slug }) => `/catalog/${slug}/`),
    ...readDemoTexts().texts.map(({ slug }) => `/help/${slug}/`),
  ])
  const links = [
    ...demoBanners.map(({ link }) => link),
    ...demoStories.flatMap(({ slides }) => slides.flatMap(({ link }) => link ?? [])),
    ...demoPromoSections.map(({ section }) => `/catalog/${section}/`),
  ]
  expect(links.filter((to) => !known.has(to))).toEqual([])
})

test('картинки нарисованы названного размера и легки', async () => {
  for (const picture of demoPromoPictures) {
    const bytes = await renderPromo(picture)
    const { width, height } = await sharp(bytes).metadata()
    expect({ width, height }).toEqual({ width: picture.width, height: picture.height })
    expect(bytes.length, picture.name).toBeLessThan(60 * 1024)
  }
})
