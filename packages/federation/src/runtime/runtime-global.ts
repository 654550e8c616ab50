/** The global variable through which the shell hands the federation runtime to the entries of remotes. */
export const RUNTIME_GLOBAL = 'ispFederationRuntime'
