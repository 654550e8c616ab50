/** The number of the agreement between shell and remotes. Raised when RemoteModule, RemoteContext or a singleton breaks. */
export const REMOTE_CONTRACT = 3

/** The number of the agreement between the web server and the shell's renderer. Raised when RenderInput or RenderResult breaks. */
export const RENDERER_INTERFACE = 1
