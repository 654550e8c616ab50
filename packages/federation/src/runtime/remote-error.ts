/** Why a remote could not be shown. `slow`: not loaded within the time budget, it may still arrive. */
export type RemoteFailure = 'unavailable' | 'slow' | 'incompatible'

export class RemoteError extends Error {
  override readonly name = 'RemoteError'
  readonly reason: RemoteFailure
  constructor(reason: RemoteFailure, cause?: unknown) {
    super(`remote is ${reason}`, { cause })
    this.reason = reason
  }
}
