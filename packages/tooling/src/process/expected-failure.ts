/** A failure that the operator can act on: shown as its one sentence, never with a stack. */
export class ExpectedFailure extends Error {
  override name = 'ExpectedFailure'
}
