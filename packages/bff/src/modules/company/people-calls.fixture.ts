import {
  type Answer,
  bearer,
  companies,
  type Input,
  type Person,
  type Shop,
} from '../auth/people.fixture.ts'

export type CallId = Parameters<Shop['call']>[0]
export type Company = keyof typeof companies

/** API calls in tests, made by a given person with a given company chosen. */
export const createCalls = (shop: () => Shop) => {
  const as = async (
    person: Person,
    id: CallId,
    input: Input = {},
    company?: Company,
  ): Promise<Answer> => {
    const chosen: Record<string, string> = company
      ? { 'x-choosed-company': companies[company] }
      : {}
    const headers = { ...bearer(await shop().signIn(person)), ...chosen, ...input.headers }
    return shop().call(id, { ...input, headers })
  }
  /** The secret of the link in the last letter to this address. */
  const tokenTo = async (address: string): Promise<string> => {
    const { rows } = await shop().pool.query<{ text: string }>(
      'select body_text as text from mail_outbox where recipient = $1 order by id desc limit 1',
      [address],
    )
    const token = /[?&]token=([\w-]+)/.exec(rows[0]?.text ?? '')?.[1]
    if (!token) throw new Error(`no link was sent to ${address}`)
    return token
  }
  return { as, tokenTo }
}

/** Outcome of an answer: the status, and the code of an error. */
export const outcomeOf = ({ status, body }: Answer): string =>
  status === 200 ? '200' : `${status} ${body.code}`
