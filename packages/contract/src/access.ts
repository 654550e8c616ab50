import type { CompanyRole, StaffRole } from './schemas/user.schema.ts'

/** Who may call. An endpoint names its callers; nobody else gets in (deny by default). */
export type Access =
  /** Anybody; a signed-in caller is still recognised (own prices). */
  | 'public'
  /** Signed in and not blocked. */
  | 'signedIn'
  /** An accounting system by a key of the data load (§7.5); the key opens nothing else. */
  | 'exchange'
  /** These roles of the chosen company. With `agreement`: the company is ACTIVE and an agreement is chosen (D43). */
  | { readonly company: readonly CompanyRole[]; readonly agreement?: true }
  /** These roles among the staff of the shop. */
  | { readonly staff: readonly StaffRole[] }
