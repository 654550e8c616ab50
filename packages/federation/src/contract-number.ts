/** The number of the agreement between shell and remotes. Raised when RemoteModule, RemoteContext or a singleton breaks. */
export const REMOTE_CONTRACT = 3
