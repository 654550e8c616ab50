/** Why a release is refused. Each comes with a detail: a file, a number, an address. */
const descriptions = {
  'pointer-damaged': 'current.json cannot be read',
  'inventory-missing': 'there is no readable integrity.json',
  'version-differs': 'integrity.json belongs to another version',
  'file-missing': 'a file is missing',
  'file-changed': 'a file was changed after the build',
  'file-foreign': 'a file does not belong to the build',
  'chunk-missing': 'the entry asks for a chunk that is not there',
  'compressed-copy-differs': 'a compressed file holds something else than its original',
  'meta-invalid': 'release-meta.json is not what it should be',
  'manifest-invalid': 'mf-manifest.json is not what it should be',
  'shared-differs': 'it was built against another version of what the shell shares',
  'name-differs': 'the build is of another application',
  'contract-differs': 'the build speaks another contract',
  'name-missing': 'a singleton of the shell lacks a name',
  'session-missing': 'the session of the shell lacks a member',
  'operation-missing': 'the contract lacks an operation',
  'operation-unserved': 'the running BFF does not serve an operation',
  'fragment-taken': 'a release in service embeds a fragment that this one no longer gives',
  'styles-page-wide': 'styles reach beyond the remote',
  'renderer-differs': 'the build does not fit this web server',
  'prefix-taken': 'an address belongs to another remote',
  'over-budget': 'it is heavier than its budget',
  'bundle-failed': 'a server bundle does not start',
  'bundle-slow': 'a server bundle does not end its start',
  'set-aside': 'it was withdrawn',
} as const

export type RefusalCode = keyof typeof descriptions

/** A release that must not be served; `code` and `detail` give the reason. */
export class RefusedRelease extends Error {
  override readonly name = 'RefusedRelease'
  readonly code: RefusalCode
  readonly detail: string
  constructor(code: RefusalCode, detail = '') {
    super(detail ? `${descriptions[code]}: ${detail}` : descriptions[code])
    this.code = code
    this.detail = detail
  }
}
