/** Time after which a running round trip no longer holds the next one back, ms. */
const LATE_MS = 100
/** So many late ones at a time, and the next: after that something is wrong with the database, and more would not help it. */
const MAX_UNDER_WAY = 4
/** What goes in one round trip stays a matter of milliseconds. */
const MAX_TOGETHER = 50

type Waiting<Question, Answer> = {
  question: Question
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

/**
 * Questions that come while one is under way go together in the next round trip; one that comes alone goes at once, so
 * nobody waits for company.
 * @param ask answers each question, in their order; what it throws, it throws for all of them
 */
export const createBatch = <Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((question: Question) => Promise<Answer>) => {
  const waiting: Waiting<Question, Answer>[] = []
  let underWay = 0
  let late = 0

  const sendNext = (): void => {
    if (waiting.length > 0 && underWay === late && underWay < MAX_UNDER_WAY) void send()
  }

  const send = async (): Promise<void> => {
    const own = waiting.splice(0, MAX_TOGETHER)
    underWay += 1
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      late += 1
      sendNext()
    }, LATE_MS)
    try {
      const answers = await ask(own.map(({ question }) => question))
      if (answers.length !== own.length)
        throw new Error(`${answers.length} answers to ${own.length} questions`)
      for (const [place, { resolve }] of own.entries()) resolve(answers[place] as Answer)
    } catch (error) {
      for (const { reject } of own) reject(error)
    } finally {
      clearTimeout(timer)
      underWay -= 1
      if (isLate) late -= 1
      sendNext()
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      sendNext()
    })
}
