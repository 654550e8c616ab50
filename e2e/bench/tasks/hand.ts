import type { BrowserContext, Locator, Page } from 'playwright'
import type { anchors } from './anchors.ts'
import { type Counted, countInput } from './count-input.ts'

/** A page, and the ways in which a buyer acts on it. */
export type Hand = {
  page: Page
  press: (target: Locator) => Promise<void>
  /** Into the field that has the focus. */
  type: (text: string) => Promise<void>
  enter: () => Promise<void>
  /** Waits for what the last action was done for. */
  see: (target: Locator) => Promise<void>
}

export type Task = {
  name: string
  /** Where the buyer is when it begins. */
  from: string
  isTouch: boolean
  /** Most actions it may take; null: it is printed only. */
  bar: number | null
  /** What the same takes in other shops. */
  anchor?: keyof typeof anchors
  steps: (hand: Hand) => Promise<void>
}

/** What a task took. */
export type Effort = Counted & {
  /** Times that what was to be pressed was not on the screen. */
  scrolls: number
  /** Pages, and dialogs over them, the first included. A list that is filtered stays the same page. */
  screens: number
  /** Milliseconds that the shop let the buyer wait, on this machine. */
  waited: number
}

const placeOf = (url: string): string => new URL(url).pathname.replace(/(\d+\/)?filtered\/$/, '')

/** Whether a press in the middle of the element would reach it. */
const isInReach = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect()
    const top = document.elementFromPoint(x + width / 2, y + height / 2)
    return top !== null && element.contains(top)
  })

/** Takes the page of a new visitor who has seen the notice about cookies, and does the task. */
export const doByHand = async (
  context: BrowserContext,
  { from, isTouch, steps }: Pick<Task, 'from' | 'isTouch' | 'steps'>,
): Promise<Effort> => {
  const counted = await countInput(context)
  const page = await context.newPage()
  const screens: string[] = []
  let scrolls = 0
  let waited = 0
  const noteScreen = async () => {
    const dialogs = page.locator('dialog[open], [role="dialog"]').filter({ visible: true })
    const screen = `${placeOf(page.url())} ${(await dialogs.count()) > 0}`
    if (screens.at(-1) !== screen) screens.push(screen)
  }
  await page.goto(from)
  await page.locator('#root[data-hydrated]').waitFor({ state: 'attached' })
  await noteScreen()

  await steps({
    page,
    press: async (target) => {
      await target.waitFor()
      if (!(await isInReach(target))) {
        scrolls += 1
        await target.evaluate((element) =>
          element.scrollIntoView({ block: 'center', behavior: 'instant' }),
        )
      }
      await (isTouch ? target.tap() : target.click())
    },
    type: (text) => page.keyboard.type(text),
    enter: () => page.keyboard.press('Enter'),
    see: async (target) => {
      const start = performance.now()
      await target.waitFor()
      waited += performance.now() - start
      await noteScreen()
    },
  })
  return { ...counted, scrolls, screens: screens.length, waited }
}
