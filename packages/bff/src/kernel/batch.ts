/** Time after which a running round trip no longer delays the next one, ms. */
const LATE_MS = 100
/** Limit of such late round trips: beyond it the database has a problem that more of them would not solve. */
const MAX_UNDER_WAY = 4
/** Limit that keeps a round trip to a few milliseconds. */
const MAX_TOGETHER = 50

type Waiting<Question, Answer> = {
  question: Question
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

/**
 * Batches questions that arrive during a round trip into the next one; a single question goes at once, so there is no
 * waiting for others.
 * @param ask answers the questions in their order; if it throws, all of them fail
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
