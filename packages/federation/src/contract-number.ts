/** Version of the contract between the shell and the remotes. Raise it on a breaking change of RemoteModule, RemoteContext or a singleton. */
export const REMOTE_CONTRACT = 3

/** Version of the contract between the web server and the shell's renderer. Raise it on a breaking change of RenderInput or RenderResult. */
export const RENDERER_INTERFACE = 1
