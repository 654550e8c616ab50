/** So many at a time: a round trip that is slow is not in everybody's way. */
const MAX_UNDER_WAY = 2
/** What goes in one round trip stays a matter of milliseconds. */
const MAX_TOGETHER = 50

type Waiting<Question, Answer> = {
  question: Question
  resolve: (answer: Answer) => void
  reject: (reason: unknown) => void
}

/**
 * Questions that come while earlier ones are under way go together in the next round trip; one that comes alone goes
 * at once, so nobody waits for company.
 * @param ask answers each question, in their order; what it throws, it throws for all of them
 */
export const createBatch = <Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): ((question: Question) => Promise<Answer>) => {
  const waiting: Waiting<Question, Answer>[] = []
  let underWay = 0

  const send = async (): Promise<void> => {
    const own = waiting.splice(0, MAX_TOGETHER)
    underWay += 1
    try {
      const answers = await ask(own.map(({ question }) => question))
      if (answers.length !== own.length)
        throw new Error(`${answers.length} answers to ${own.length} questions`)
      for (const [place, { resolve }] of own.entries()) resolve(answers[place] as Answer)
    } catch (error) {
      for (const { reject } of own) reject(error)
    } finally {
      underWay -= 1
      if (waiting.length > 0) void send()
    }
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject })
      if (underWay < MAX_UNDER_WAY) void send()
    })
}
