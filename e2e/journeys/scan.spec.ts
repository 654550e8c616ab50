import { rmSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { barCodeVideo } from '../fixtures/bar-code-video.ts'
import { checkAxe } from '../fixtures/check-axe.ts'
import { goodsOf } from '../fixtures/goods.ts'
import { test as base, expect, shop, untilHydrated } from '../fixtures/test.ts'

/** Of the prefix that belongs to no maker, and of no product of the demo data. */
const EAN = '2999999999991'

/** A phone whose camera sees a label. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const file = barCodeVideo(EAN)
      const camera = [
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${file}`,
      ]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] })
      rmSync(path.dirname(file), { recursive: true })
    },
    { scope: 'worker' },
  ],
})

const giveBarCode = async (article: string): Promise<void> => {
  const client = new pg.Client({ connectionString: shop.databaseUrl })
  await client.connect()
  await client.query('update product set bar_codes = $2 where article = $1', [article, [`0${EAN}`]])
  await client.end()
}

test('камера телефона читает штрихкод: товар назван, без сети список копится, всё — в корзину одним нажатием', {
  tag: '@phone-only',
}, async ({ page, context }) => {
  const [labelled, typed] = await goodsOf(2)
  await giveBarCode(labelled?.article ?? '')
  await page.goto('/basket/?quick')
  await untilHydrated(page)
  // another document: that of the basket may not use the camera
  await page.getByRole('link', { name: 'Сканировать штрихкоды камерой' }).click()
  await expect(page).toHaveURL('/basket/scan/')
  await untilHydrated(page)
  await page.getByRole('button', { name: 'Сканировать' }).click()
  const found = page.getByRole('list', { name: 'Понятые строки' }).getByRole('listitem')
  await expect(found).toHaveCount(1)
  await expect(found).toContainText(labelled?.article ?? '')
  await expect(page.getByRole('status').filter({ hasText: /: \d+\s\S+$/ })).toBeVisible()
  await checkAxe(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)

  await page.getByRole('button', { name: 'Остановить камеру' }).click()
  await context.setOffline(true)
  await page.getByRole('textbox', { name: /^Код или\sартикул/ }).fill(typed?.article ?? '')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('list', { name: /^Ждут\sпоиска/ })).toContainText(
    typed?.article ?? '',
  )
  await context.setOffline(false)
  await expect(found).toHaveCount(2)
  await page.getByRole('button', { name: /^Добавить 2\sтовара на/ }).click()
  await expect(page).toHaveURL('/basket/')
  await expect(page.getByRole('main')).toContainText(labelled?.article ?? '')
})
