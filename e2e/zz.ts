import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'ru-RU' })
for (const p of process.argv.slice(2)) {
  const page = await context.newPage()
  const errs: string[] = []
  page.on('pageerror', (e) => errs.push(String(e).slice(0, 60)))
  page.on('console', (m) => m.type() === 'error' && errs.push(m.text().slice(0, 100)))
  await page.goto('http://127.0.0.1:3100' + p)
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
  await page.waitForTimeout(800)
  console.log(p, errs.length ? errs : 'ok')
  await page.close()
}
await browser.close()
