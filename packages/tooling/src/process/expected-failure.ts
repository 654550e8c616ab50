/** A failure that the operator can fix: only its sentence is shown, never a stack. */
export class ExpectedFailure extends Error {
  override name = 'ExpectedFailure'
}
